import type { MouseEvent, ReactNode } from 'react';
import type { SimulatorWords } from '@/content/pages/tools/simulator';
import { STEPS, type Step } from '@/lib/simulator/design';

interface Props {
  words: Pick<SimulatorWords, 'steps'>;
  open: Step;
  onOpen: (step: Step) => void;
  /** What is chosen in each, as its head says it. */
  chosen: Readonly<Record<Step, string>>;
  /** The choices of a step that is open. */
  children: (step: Step) => ReactNode;
}

/** The row of steps under the picture, which stands there alone on narrow screens: see ./step-bar. */
const NARROW = '(max-width: 63.99em)';

/** Where only the open step is seen, its head shuts nothing: all choices would be gone. */
const keepOpen = (event: MouseEvent) => {
  if (window.matchMedia(NARROW).matches) event.preventDefault();
};

/** Five steps, one open at a time: all heads beside the picture, on narrow screens the open one under ./step-bar. */
export function Steps({ words, open, onOpen, chosen, children }: Props) {
  return (
    <div>
      {STEPS.map((step, nth) => (
        <details
          key={step}
          open={open === step}
          onToggle={({ currentTarget }) => currentTarget.open && onOpen(step)}
          className="border-hairline max-lg:not-open:hidden lg:border-t"
        >
          <summary
            onClick={open === step ? keepOpen : undefined}
            className="flex min-h-ctl items-baseline gap-3 py-3 hover:text-kiln max-lg:pb-1"
          >
            <span className="t-note w-4 flex-none text-bitumen-soft">{nth + 1}</span>
            <span className="t-label flex-none">{words.steps[step].title}</span>
            <span className="t-note ms-auto truncate text-bitumen-soft">{chosen[step]}</span>
          </summary>
          {open === step && <div className="pt-1 pb-6">{children(step)}</div>}
        </details>
      ))}
    </div>
  );
}
