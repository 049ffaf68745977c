/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { simulatorPage } from '@/content/pages/tools/simulator';
import { STEPS, type Step } from '@/lib/simulator/design';
import { StepBar } from './step-bar';
import { Steps } from './steps';

const words = simulatorPage.en;
const chosen = Object.fromEntries(STEPS.map((step) => [step, ''])) as Record<Step, string>;

function show(isNarrow: boolean) {
  window.matchMedia = (() => ({ matches: isNarrow })) as unknown as typeof window.matchMedia;
  const { container } = render(
    <>
      <header />
      <StepBar words={words} open="wall" onOpen={() => undefined} panel={() => container} />
      <Steps words={words} open="wall" onOpen={() => undefined} chosen={chosen}>
        {(step) => <p>{step}</p>}
      </Steps>
    </>,
  );
  return container.querySelector<HTMLDetailsElement>('details[open]')!;
}

test.each([
  [true, 'stays'],
  [false, 'is shut'],
])('pressed at its head where only it is seen (%s), the open step %s', (isNarrow) => {
  const step = show(isNarrow);
  expect(fireEvent.click(step.querySelector('summary')!)).toBe(!isNarrow);
});

test('shut before the window was made narrow, its button opens it again', () => {
  const step = show(true);
  step.open = false;
  fireEvent.click(screen.getByRole('button', { name: words.steps.wall.short }));
  expect(step.open).toBe(true);
});
