import { memo, useDeferredValue, useMemo, useState } from 'react';
import { usePageLang } from '@/components/links/page-lang';
import { Button } from '@/components/ui/control/button';
import { PictureRadio } from '@/components/ui/control/picture-radio';
import { useInPieces } from '@/components/ui/loading/use-after-paint';
import type { YourRoofSteps } from '@/content/pages/tools/your-roof';
import { plural } from '@/lib/site/fill';
import type { TileData, TileFact } from '@/components/your-roof/tile-data';

/** Tiles that are drawn in one frame: a telephone has done with these before a press is felt to wait. */
const PIECE = 12;

interface Props {
  data: TileData;
  tile: TileFact;
  onChoose: (key: string) => void;
  /** Keeps the tile that is chosen to compare others with it, or ends that; not there where no picture can be. */
  isPinned: boolean;
  onPin?: () => void;
  words: YourRoofSteps['tile'];
}

interface SelectProps {
  label: string;
  all: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
}

/** The device's own list. */
const Select = ({ label, all, options, value, onChange }: SelectProps) => (
  <label className="grid min-w-0 gap-2">
    <span className="t-label">{label}</span>
    <select
      value={value}
      onChange={({ target }) => onChange(target.value)}
      className="min-h-ctl w-full min-w-0 rounded border-[1.5px] border-joint bg-plaster px-3 hover:border-bitumen"
    >
      <option value="">{all}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  </label>
);

interface ChoiceProps extends Pick<Props, 'onChoose'> {
  one: TileFact;
  isChosen: boolean;
}

/** Of more than fifty only two are drawn anew when another one is chosen. */
const TileChoice = memo(function TileChoice({ one, isChosen, onChoose }: ChoiceProps) {
  return (
    <PictureRadio
      name="your-roof-tile"
      value={one.key}
      checked={isChosen}
      onChoose={() => onChoose(one.key)}
      picture={one.thumb}
      title={one.name}
      square
    />
  );
});

/** All tiles, narrowed by manufacturer and colour. */
export function TilePanel({ data, tile, onChoose, isPinned, onPin, words }: Props) {
  const lang = usePageLang();
  const [range, setRange] = useState('');
  const [family, setFamily] = useState('');
  const shown = useMemo(
    () => data.tiles.filter((of) => (!range || of.range === range) && (!family || of.family === family)),
    [data.tiles, range, family],
  );
  const count = useInPieces(data.tiles.length, PIECE);
  const drawn = useDeferredValue(shown).slice(0, count);
  const offered = (kind: 'range' | 'family', other: string) =>
    new Set<string>(
      data.tiles
        .filter((one) => !other || one[kind === 'range' ? 'family' : 'range'] === other)
        .map((one) => one[kind]),
    );
  const ranges = offered('range', family);
  const families = offered('family', range);
  return (
    <div className="grid gap-5">
      <div className="grid grid-cols-2 gap-3">
        <Select
          label={words.manufacturer}
          all={words.all}
          options={data.ranges.filter(({ value }) => ranges.has(value))}
          value={range}
          onChange={setRange}
        />
        <Select
          label={words.family}
          all={words.all}
          options={data.families.filter(({ value }) => families.has(value))}
          value={family}
          onChange={setFamily}
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="t-small text-bitumen-soft">
          {plural(lang, shown.length, words.count)}
        </p>
        {onPin && (
          <Button look="outline" onClick={onPin}>
            {isPinned ? words.unpin : words.pin}
          </Button>
        )}
      </div>
      <div
        role="radiogroup"
        aria-label={words.tiles}
        className="grid grid-cols-4 gap-3 p-1 sm:grid-cols-6 lg:max-h-[32rem] lg:grid-cols-3 lg:overflow-y-auto"
      >
        {drawn.map((one) => (
          <TileChoice key={one.key} one={one} isChosen={one.key === tile.key} onChoose={onChoose} />
        ))}
      </div>
    </div>
  );
}
