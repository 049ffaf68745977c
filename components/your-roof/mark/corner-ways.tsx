import { Minus, Plus } from 'lucide-react';
import { Button } from '@/components/ui/control/button';
import type { YourRoofSteps } from '@/content/pages/tools/your-roof';
import { fill } from '@/lib/site/fill';
import {
  hasMoreThanLeast,
  insertCorner,
  removeCorner,
  type CornerAt,
  type Draft,
} from '@/lib/your-roof/draft';

/** Id of the words that tell why a triangle keeps its corners. */
export const LEAST = 'least-corners';

interface Props {
  draft: Draft;
  /** One that is there. */
  chosen: CornerAt;
  onChange: (next: Draft) => void;
  words: YourRoofSteps['corners'];
}

/** What can be done with the corner that is chosen. */
export function CornerWays({ draft, chosen, onChange, words }: Props) {
  const canRemove = hasMoreThanLeast(draft.planes[chosen.plane]!);
  return (
    <div className="grid gap-2">
      <p className="t-small">{fill(words.chosen, { corner: chosen.corner + 1, number: chosen.plane + 1 })}</p>
      <div className="flex flex-wrap gap-3">
        <Button
          look="outline"
          sign={<Plus aria-hidden className="size-5" />}
          onClick={() => onChange(insertCorner(draft, chosen))}
        >
          {words.addCorner}
        </Button>
        {/* Pressed until three are left it keeps the focus. */}
        <Button
          look="outline"
          aria-disabled={!canRemove || undefined}
          aria-describedby={canRemove ? undefined : LEAST}
          sign={<Minus aria-hidden className="size-5" />}
          onClick={() => canRemove && onChange(removeCorner(draft, chosen))}
        >
          {words.removeCorner}
        </Button>
      </div>
      <p id={LEAST} role="status" className="t-note text-bitumen-soft empty:sr-only">
        {!canRemove && words.least}
      </p>
    </div>
  );
}
