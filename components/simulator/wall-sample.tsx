import { useEffect, useState } from 'react';
import type { SimulatorWords } from '@/content/pages/simulator';
import { litColour } from '@/lib/simulator/lit-colour';

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
  const [lit, setLit] = useState<{ file: string; colour: string } | null>(null);
  useEffect(() => {
    let isLatest = true;
    litColour(file).then(
      (colour) => isLatest && colour && setLit({ file, colour }),
      () => undefined,
    );
    return () => {
      isLatest = false;
    };
  }, [file]);
  const seen = lit?.file === file ? lit.colour : undefined;
  return (
    <div className="pt-4">
      <p className="t-small pb-2">{name}</p>
      <dl className="t-note grid grid-cols-2 gap-x-3 text-bitumen-soft">
        {hex && <Sample title={words.nominal} colour={hex} />}
        {seen && <Sample title={words.lit} colour={seen} />}
      </dl>
    </div>
  );
}

const Sample = ({ title, colour }: { title: string; colour: string }) => (
  <div>
    <dt className="pb-1">{title}</dt>
    <dd
      className="h-10 border border-hairline forced-color-adjust-none"
      style={{ backgroundColor: colour }}
    />
  </div>
);
