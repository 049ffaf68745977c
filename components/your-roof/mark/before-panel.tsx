import type { YourRoofSteps } from '@/content/pages/tools/your-roof';
import { fill } from '@/lib/site/fill';
import type { Draft } from '@/lib/your-roof/draft';
import type { Brush } from './brush-layer';

/** Radii of the brush, px of the picture. */
export const RADII = { small: 5, middle: 12, large: 26 } as const;
const SIZES = ['small', 'middle', 'large'] as const;
const KINDS = ['out', 'roof'] as const;

interface Props {
  draft: Draft;
  onChange: (next: Draft) => void;
  brush: Brush;
  onBrush: (brush: Brush) => void;
  /** Share of the marked roof that is left out; null while it is being looked for, undefined where it never will be. */
  leftOut: number | null | undefined;
  words: YourRoofSteps['before'];
}

interface ChoiceProps<T extends string | number> {
  label: string;
  name: string;
  options: readonly { value: T; label: string }[];
  value: T;
  onChoose: (value: T) => void;
}

function Choice<T extends string | number>({ label, name, options, value, onChoose }: ChoiceProps<T>) {
  return (
    <fieldset>
      <legend className="t-label pb-2">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label key={option.value} className="relative block">
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
              className="peer absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <span className="t-label flex min-h-tap items-center rounded border border-joint px-4 peer-checked:border-bitumen peer-checked:bg-bitumen peer-checked:text-limewash peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-terracotta forced-colors:peer-checked:forced-color-adjust-none forced-colors:peer-checked:bg-[color:Highlight] forced-colors:peer-checked:text-[color:HighlightText]">
              {option.label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function foundIn(leftOut: number | null, words: Props['words']): string {
  if (leftOut === null) return words.finding;
  const percent = Math.round(leftOut * 100);
  return percent < 1 ? words.nothing : fill(words.found, { percent });
}

/** What was found before the roof, and the brush that puts it right. */
export function BeforePanel({ draft, onChange, brush, onBrush, leftOut, words }: Props) {
  return (
    <div className="grid gap-5">
      <p className="text-bitumen-soft">{words.text}</p>
      <p role="status" className="t-small font-[560] empty:sr-only">
        {leftOut !== undefined && foundIn(leftOut, words)}
      </p>
      <Choice
        label={words.brush}
        name="brush-kind"
        options={KINDS.map((value) => ({ value, label: words[value] }))}
        value={brush.kind}
        onChoose={(kind) => onBrush({ ...brush, kind })}
      />
      <Choice
        label={words.size}
        name="brush-size"
        options={SIZES.map((size) => ({ value: RADII[size] as number, label: words.sizes[size] }))}
        value={brush.radius}
        onChoose={(radius) => onBrush({ ...brush, radius })}
      />
      <label className="flex min-h-tap items-center gap-3">
        <input
          type="checkbox"
          checked={draft.findsObstacles}
          onChange={({ currentTarget }) => onChange({ ...draft, findsObstacles: currentTarget.checked })}
          className="size-6 accent-terracotta"
        />
        {words.search}
      </label>
    </div>
  );
}
