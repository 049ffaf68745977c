import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { wantsStill } from '@/components/ui/loading/use-media-query';
import type { SimulatorWords } from '@/content/pages/tools/simulator';
import { STEPS, type Step } from '@/lib/simulator/design';

interface Props {
  words: Pick<SimulatorWords, 'steps' | 'tool'>;
  open: Step;
  onOpen: (step: Step) => void;
  /** The choices of the open step, below it. */
  panel: () => Element | null;
}

/** The part of a window that may lie above what a step shows; with more above it, that would be out of sight. */
const HIGHEST = 0.7;

interface Edges {
  /** The lower edge of the header. */
  header: number;
  /** The picture with the bar under it, which stays where the window is high enough. */
  pane: DOMRect;
  bar: DOMRect;
  /** The upper edge of what a step shows. */
  panel: number;
}

/**
 * How far to scroll, in pixels, so that a panel is seen from its head: back under the pane where it was scrolled
 * beneath it, and the bar up to the header where what is above it takes the window.
 */
function wayToPanel({ header, pane, bar, panel }: Edges): number {
  if (panel < pane.bottom - 1) return panel - header - pane.height;
  return pane.bottom > window.innerHeight * HIGHEST ? bar.top - header : 0;
}

/** The five steps in a row under the picture, on narrow screens. */
export function StepBar({ words, open, onOpen, panel }: Props) {
  const row = useRef<HTMLElement>(null);
  const choose = (step: Step) => {
    // What is scrolled to is what the step shows, and one may be shorter than another.
    flushSync(() => onOpen(step));
    // It may have been shut beside the picture, before the window was turned or made narrow.
    panel()!.querySelectorAll('details')[STEPS.indexOf(step)]!.open = true;
    const bar = row.current!;
    const top = wayToPanel({
      header: document.querySelector('header')!.getBoundingClientRect().bottom,
      pane: bar.parentElement!.getBoundingClientRect(),
      bar: bar.getBoundingClientRect(),
      panel: panel()!.getBoundingClientRect().top,
    });
    if (Math.abs(top) > 1) window.scrollBy({ top, behavior: wantsStill() ? 'instant' : 'smooth' });
  };
  return (
    <nav
      ref={row}
      aria-label={words.tool.steps}
      className="grid grid-cols-5 border-b border-bitumen lg:hidden"
    >
      {STEPS.map((step) => (
        <button
          key={step}
          type="button"
          aria-current={open === step ? 'step' : undefined}
          onClick={() => choose(step)}
          className="t-note min-h-ctl border-b-3 border-transparent aria-[current]:border-terracotta aria-[current]:font-[640] forced-colors:border-[color:Canvas] forced-colors:aria-[current]:border-[color:Highlight]"
        >
          {words.steps[step].short}
        </button>
      ))}
    </nav>
  );
}
