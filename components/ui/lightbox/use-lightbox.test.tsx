/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { LightboxProps } from './lightbox';
import { useLightbox } from './use-lightbox';

/** Says what it shows, and goes on to the next. */
jest.mock('./lightbox', () => ({
  Lightbox: ({ items, at, onMove }: LightboxProps) => (
    <output onClick={() => onMove(at! + 1)}>{at === null ? 'closed' : items[at]!.title}</output>
  ),
}));

const item = (title: string) => ({
  ...{ id: `of-${title}`, title },
  picture: { alt: title, avif: `/${title}.avif 9w`, webp: '', width: 9, height: 9, tone: '' },
});
const ALL = ['red', 'blue', 'black', 'grey'].map(item);

function Gallery({ items }: { items: typeof ALL }) {
  const { open, lightbox } = useLightbox({ items, words: {} as LightboxProps['words'], save: 'jpg' });
  return (
    <>
      {items.map(({ id, title }) => (
        <a key={id} href={`/${title}.avif`} onClick={(event) => open(event, id)}>
          {title}
        </a>
      ))}
      {lightbox}
    </>
  );
}

const only = (...titles: string[]) => ALL.filter(({ title }) => titles.includes(title));
const press = (name: string) => fireEvent.click(screen.getByRole('link', { name }));
/** Until the code has come. */
const loaded = () => act(() => new Promise((done) => setTimeout(done)));
const shown = () => screen.getByRole('status');

test('narrowed before its code has come, what was pressed opens, and the next is the next of those shown', async () => {
  const { rerender } = render(<Gallery items={ALL} />);
  press('black');
  rerender(<Gallery items={only('black', 'grey')} />);
  await loaded();
  expect(shown()).toHaveTextContent('black');
  fireEvent.click(shown());
  expect(shown()).toHaveTextContent('grey');
});

test('what is not shown any more is not opened, nor when it is shown again', async () => {
  const { rerender } = render(<Gallery items={ALL} />);
  press('grey');
  rerender(<Gallery items={only('red', 'blue')} />);
  await loaded();
  expect(shown()).toHaveTextContent('closed');
  rerender(<Gallery items={ALL} />);
  expect(shown()).toHaveTextContent('closed');
  press('red');
  expect(shown()).toHaveTextContent('red');
});
