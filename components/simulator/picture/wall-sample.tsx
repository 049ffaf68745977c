import { useEffect, useState } from 'react';
import type { SimulatorWords } from '@/content/pages/tools/simulator';
import { knownLitColour, litColour } from '@/lib/simulator/lit-colour';

interface Props {
  name: string;
  /** Nominal colour; none of a stone. */
  hex?: string;
  /** The wall as it lies in the picture. */
  file: string;
  words: Pick<SimulatorWords['tool'], 'nominal' | 'lit'>;
}

/** The colour of the card beside the same colour in the sun of the picture. */
export function WallSample({ name, hex, file, words }: Props) {
  // What was measured is not kept here: a wall that was seen before has its colour at once.
  const [told, tell] = useState<{ file: string; isLost: boolean }>();
  const lit = knownLitColour(file);
  const isLost = told?.file === file && told.isLost;
  useEffect(() => {
    if (knownLitColour(file) !== undefined) return;
    let isLatest = true;
    litColour(file).then(
      () => isLatest && tell({ file, isLost: false }),
      () => isLatest && tell({ file, isLost: true }),
    );
    return () => {
      isLatest = false;
    };
  }, [file]);
  return (
    <div className="pt-4">
      <p className="t-small pb-2">{name}</p>
      <dl className="t-note grid grid-cols-2 gap-x-3 text-bitumen-soft">
        {hex && <Sample title={words.nominal} colour={hex} />}
        {lit !== null && !isLost && <Sample title={words.lit} colour={lit} />}
      </dl>
    </div>
  );
}

const Sample = ({ title, colour }: { title: string; colour: string | undefined }) => (
  <div>
    <dt className="pb-1">{title}</dt>
    <dd className="h-10 border border-hairline forced-color-adjust-none" style={{ backgroundColor: colour }}>
      {/* A colour for the eye, its figure for the ear. */}
      <span className="sr-only">{colour}</span>
    </dd>
  </div>
);
