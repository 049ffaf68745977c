import { useState, type ReactNode } from 'react';
import type { SimulatorWords } from '@/content/pages/simulator';
import type { Step } from '@/lib/simulator/design';

const STEPS: readonly Step[] = ['model', 'supplier', 'option', 'wall', 'stone'];

interface Props {
  words: Pick<SimulatorWords, 'steps' | 'tool'>;
  /** What is chosen in each, as its head says it. */
  chosen: Readonly<Record<Step, string>>;
  /** The choices of a step that is open. */
  children: (step: Step) => ReactNode;
}

/**
 * Five steps, one open at a time: all heads beside the picture, on phones the open one alone, with the five
 * under it for the thumb. They reach the foot of the window, however few choices there are: what floats stands above.
 */
export function Steps({ words, chosen, children }: Props) {
  const [open, setOpen] = useState<Step>('option');
  return (
    <div className="flex flex-col max-lg:min-h-[calc(100dvh-var(--bar)-56.25vw)]">
      {STEPS.map((step, nth) => (
        <details
          key={step}
          open={open === step}
          onToggle={({ currentTarget }) => currentTarget.open && setOpen(step)}
          className="border-hairline max-lg:not-open:hidden lg:border-t"
        >
          <summary className="flex min-h-ctl items-baseline gap-3 py-3 hover:text-kiln max-lg:pb-1">
            <span className="t-note w-4 flex-none text-bitumen-soft">{nth + 1}</span>
            <span className="t-label flex-none">{words.steps[step].title}</span>
            <span className="t-note ms-auto truncate text-bitumen-soft">{chosen[step]}</span>
          </summary>
          {open === step && <div className="pt-1 pb-6 max-lg:min-h-56">{children(step)}</div>}
        </details>
      ))}
      <nav
        aria-label={words.tool.steps}
        data-steps
        className="sticky bottom-0 z-10 -mx-margin mt-auto grid grid-cols-5 border-t border-bitumen bg-limewash lg:hidden"
      >
        {STEPS.map((step) => (
          <button
            key={step}
            type="button"
            aria-current={open === step ? 'step' : undefined}
            onClick={() => setOpen(step)}
            className="t-note min-h-ctl border-t-3 border-transparent aria-[current]:border-terracotta aria-[current]:font-[640]"
          >
            {words.steps[step].short}
          </button>
        ))}
      </nav>
    </div>
  );
}
