import { Redo2, Undo2 } from 'lucide-react';
import type { Ref } from 'react';
import { useEndButtons } from '@/components/ui/carousel/use-end-buttons';
import { Button } from '@/components/ui/control/button';
import { SquareButton } from '@/components/ui/control/square-button';
import type { YourRoofSteps } from '@/content/pages/tools/your-roof';
import { fill } from '@/lib/site/fill';
import { STEPS, type RoofState } from './use-roof';

interface HeadProps {
  roof: RoofState;
  words: YourRoofSteps;
  title: Ref<HTMLHeadingElement>;
}

/** What the open step is called, and the way back within it. */
export function StepHead({ roof, words, title }: HeadProps) {
  const { step } = roof;
  const { previous, next } = useEndButtons(!roof.undo, !roof.redo);
  const isMarked = step === 'corners' || step === 'before';
  return (
    <div className="flex items-center justify-between gap-4">
      <h3 ref={title} tabIndex={-1} className="t-head">
        {words[step].title}
      </h3>
      {isMarked && (
        <div className="flex">
          <SquareButton
            ref={previous}
            icon={Undo2}
            flips
            label={words.undo}
            disabled={!roof.undo}
            onClick={roof.undo}
          />
          <SquareButton
            ref={next}
            icon={Redo2}
            flips
            label={words.redo}
            disabled={!roof.redo}
            onClick={roof.redo}
          />
        </div>
      )}
    </div>
  );
}

/** Id of what is said of a side that is not closed. */
const BEGUN = 'begun-side';

/** The way on, at the end of each step, where a thumb is. */
export function NextStep({ roof, words }: { roof: RoofState; words: YourRoofSteps }) {
  const { step, draft, canMark, isRefused, isBroken, goToStep } = roof;
  const next = STEPS[STEPS.indexOf(step) + 1];
  if (!next || ((isRefused || isBroken) && step !== 'photo' && step !== 'corners')) return null;
  if (step === 'corners' && !canMark)
    return <p className="t-small text-bitumen-soft">{words.corners.none}</p>;
  const isBegun = step === 'corners' && draft.drawing.length > 0;
  return (
    <div className="grid gap-3">
      {isBegun && (
        <p id={BEGUN} className="t-small text-kiln">
          {words.corners.begun}
        </p>
      )}
      <Button
        className="w-full"
        aria-describedby={isBegun ? BEGUN : undefined}
        onClick={() => goToStep(next)}
      >
        {fill(words.steps.next, { step: words.steps[next] })}
      </Button>
    </div>
  );
}
