import type { YourRoofSteps } from '@/content/pages/tools/your-roof';
import { STEPS, type Step } from './use-roof';

interface Props {
  words: YourRoofSteps['steps'];
  open: Step;
  onOpen: (step: Step) => void;
  /** A side is marked: what follows can be opened. */
  canMark: boolean;
}

/** The five steps in a row under the picture. */
export function StepNav({ words, open, onOpen, canMark }: Props) {
  return (
    <nav aria-label={words.label} className="grid grid-cols-5 border-b border-bitumen">
      {STEPS.map((step) => (
        <button
          key={step}
          type="button"
          aria-current={open === step ? 'step' : undefined}
          disabled={!canMark && step !== 'photo' && step !== 'corners'}
          onClick={() => onOpen(step)}
          className="t-note min-h-ctl border-b-3 border-transparent disabled:text-joint aria-[current]:border-terracotta aria-[current]:font-[640] forced-colors:border-[color:Canvas] forced-colors:aria-[current]:border-[color:Highlight]"
        >
          {words[step]}
        </button>
      ))}
    </nav>
  );
}
