'use client';

import type { PictureSources } from '@/components/ui/picture/picture-candidates';
import { PlainPicture } from '@/components/ui/picture/plain-picture';
import { Swatch } from '@/components/ui/control/swatch';
import { changeSearch, useSearch } from '@/components/ui/address/use-search';
import { comparisonSearch, readComparison, type Comparison } from '@/lib/bricks/compare';

interface ComparedColour {
  id: string;
  name: string;
  hex: readonly string[];
  /** By view, in the order of the views. */
  pictures: readonly PictureSources[];
}

interface Props {
  colours: readonly ComparedColour[];
  views: readonly { id: string; name: string }[];
  otherwise: Comparison<string, string>;
  words: { first: string; second: string; view: string };
}

/** Two colours side by side, in the same view; what is compared stands in the address. */
export function ColourCompare({ colours, views, otherwise, words }: Props) {
  const offered = { colours: colours.map(({ id }) => id), views: views.map(({ id }) => id) };
  const choice = readComparison(useSearch(), offered, otherwise);
  const choose = (part: Partial<Comparison<string, string>>) =>
    changeSearch(comparisonSearch({ ...choice, ...part }), 'replace');
  const view = offered.views.indexOf(choice.view);

  return (
    <div className="grid gap-y-6">
      <div role="group" aria-label={words.view} className="chips flex flex-wrap gap-2">
        {views.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === choice.view}
            onClick={() => choose({ view: id })}
            className="t-label inline-flex min-h-tap items-center rounded border border-joint px-4 transition-colors duration-fast hover:border-bitumen aria-pressed:border-bitumen aria-pressed:bg-bitumen aria-pressed:text-limewash"
          >
            {name}
          </button>
        ))}
      </div>
      <div className="grid grid-cols-2 gap-0.5">
        {(['first', 'second'] as const).map((side) => (
          <Side
            key={side}
            id={`compare-${side}`}
            label={words[side]}
            colours={colours}
            chosen={choice[side]}
            view={view}
            onChoose={(id) => choose({ [side]: id })}
          />
        ))}
      </div>
    </div>
  );
}

interface SideProps {
  id: string;
  label: string;
  colours: readonly ComparedColour[];
  chosen: string;
  view: number;
  onChoose: (id: string) => void;
}

/** One of the two: its picture, its blend, and the list to choose another from. */
function Side({ id, label, colours, chosen, view, onChoose }: SideProps) {
  const colour = colours.find((one) => one.id === chosen)!;
  return (
    <div className="group/side flex min-w-0 flex-col">
      <PlainPicture
        sources={colour.pictures[view]!}
        sizes="48vw"
        className="aspect-square w-full bg-sand-deep object-cover md:aspect-landscape"
      />
      <Swatch colours={colour.hex} className="flex h-4 w-full border-0" />
      <div className="grid gap-2 pt-4 group-first/side:pe-1 group-last/side:ps-1">
        <label htmlFor={id} className="t-label">
          {label}
        </label>
        <select
          id={id}
          value={chosen}
          onChange={({ target }) => onChoose(target.value)}
          className="min-h-ctl w-full min-w-0 rounded border-[1.5px] border-joint bg-plaster px-3 hover:border-bitumen"
        >
          {colours.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
