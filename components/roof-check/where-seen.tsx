import { useId, useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/control/button';
import type { RoofCheckWords } from '@/content/pages/tools/roof-check';
import { fill } from '@/lib/site/fill';
import { placeOf, type Region } from '@/lib/roof-check/region';
import { Outline } from './outline';

interface Props {
  /** Null: nothing is drawn. */
  region: Region | null;
  words: RoofCheckWords['result']['where'];
  /** The photograph. */
  children: ReactNode;
}

/** The photograph with a line round what spoke for a roof, and the same in words; both off by a press. */
export function WhereSeen({ region, words, children }: Props) {
  const [isShown, setShown] = useState(true);
  const id = useId();
  return (
    <figure className="grid content-start gap-3">
      <div className="relative w-fit">
        {children}
        {region && isShown && <Outline region={region} />}
      </div>
      {region && (
        <Button
          look="outline"
          aria-pressed={isShown}
          aria-describedby={id}
          className="justify-self-start aria-pressed:bg-bitumen aria-pressed:text-limewash"
          onClick={() => setShown(!isShown)}
        >
          {words.show}
        </Button>
      )}
      <figcaption id={id} className="t-small text-bitumen-soft empty:hidden">
        {region && isShown && textOf(region, words)}
      </figcaption>
    </figure>
  );
}

const textOf = (region: Region, { text, places }: Props['words']) =>
  fill(text, { percent: Math.round(region.share * 100), place: places[placeOf(region)] });
