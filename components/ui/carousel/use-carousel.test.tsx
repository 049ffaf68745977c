/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect } from 'react';
import type { EmblaEngineProps } from './embla-engine';
import { useCarousel } from './use-carousel';
import { whenNear } from '@/components/ui/loading/when-near';

jest.mock('@/components/ui/loading/when-near', () => ({ whenNear: jest.fn() }));
jest.mock('./embla-engine', () => ({ EmblaEngine: PressedAtOnce }));

const directions: unknown[] = [];

/** Three slides that somebody moves in the moment in which they are measured, before React has answered. */
function PressedAtOnce({ onReady, options }: EmblaEngineProps) {
  directions.push(options.direction);
  useEffect(() => {
    const told = new Map<string, () => void>();
    let place = 0;
    const embla = {
      selectedScrollSnap: () => place,
      scrollSnapList: () => [0, 0.5, 1],
      on: (name: string, act: () => void) => (told.set(name, act), embla),
      off: (name: string) => (told.delete(name), embla),
    };
    onReady(embla as unknown as EmblaCarouselType);
    place = 2;
    told.get('select')?.();
  }, [onReady]);
  return null;
}

function Carousel({ dir }: { dir?: 'rtl' }) {
  const { viewport, engine, ready, index, last } = useCarousel({ loop: true });
  return (
    <div ref={viewport} style={{ direction: dir }}>
      {ready ? `${index} of ${last}` : 'not measured'}
      {engine}
    </div>
  );
}

test('a press in the moment of measuring shows its slide', async () => {
  jest.mocked(whenNear).mockImplementation((_, act) => (act(), () => undefined));
  render(<Carousel />);
  await screen.findByText('2 of 2');
});

test.each([undefined, 'rtl'] as const)('slides follow one another as the page is read: %s', async (dir) => {
  jest.mocked(whenNear).mockImplementation((_, act) => (act(), () => undefined));
  directions.length = 0;
  render(<Carousel dir={dir} />);
  await screen.findByText('2 of 2');
  expect(new Set(directions)).toEqual(new Set([dir ?? 'ltr']));
});
