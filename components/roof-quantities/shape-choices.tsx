import { SHAPES, type ShapeId } from '@/lib/roof-quantities/geometry/roof';
import type { LocalisedForm } from './localised-roof';

interface Props {
  localised: LocalisedForm;
  value: ShapeId;
  onChoose: (shape: ShapeId) => void;
}

/** Each shape from above, in a box of 48 by 32. */
const SIGNS: Readonly<Record<ShapeId, string>> = {
  gable: 'M4 4h40v24H4zM4 16h40',
  hip: 'M4 4h40v24H4zM16 16h16M4 4l12 12L4 28M44 4L32 16l12 12',
  mono: 'M4 4h40v24H4zM24 10v12m-4-4l4 4 4-4',
  pyramid: 'M10 2h28v28H10zM10 2l28 28M38 2L10 30',
  t: 'M4 2h40v16H32v12H16V18H4zM4 10h40M24 14v16M16 18l8-6 8 6',
  l: 'M4 2h40v28H30V18H4zM4 10h32L44 2M36 10l1 2v18M30 18l7-6',
  planes: 'M4 20L14 4h16L20 20zM24 28L34 12h10L36 28z',
};

/** Which shape the roof has. Radio buttons under it, so that keys, forms and browsers without scripts know them. */
export function ShapeChoices({ localised, value, onChoose }: Props) {
  const { shape } = localised.input;
  return (
    <fieldset>
      <legend className="t-label pb-2">{shape.label}</legend>
      <div className="shape-choices">
        {SHAPES.map((id) => (
          <label
            key={id}
            className="t-note relative grid min-h-ctl cursor-pointer content-center justify-items-center gap-1 border-[1.5px] border-joint px-1 py-2 text-center font-semibold hover:border-bitumen has-checked:border-bitumen has-checked:bg-bitumen has-checked:text-limewash has-focus-visible:z-10 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-terracotta forced-colors:has-checked:outline-4 forced-colors:has-checked:-outline-offset-4 forced-colors:has-checked:outline-[Highlight]"
          >
            <input
              type="radio"
              name="shape"
              value={id}
              checked={id === value}
              onChange={() => onChoose(id)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <svg aria-hidden viewBox="0 0 48 32" className="h-8 w-12 fill-none stroke-current stroke-[1.5]">
              <path d={SIGNS[id]} />
            </svg>
            {shape.names[id]}
          </label>
        ))}
      </div>
      <p className="t-small pt-3 text-bitumen-soft">{shape.about[value]}</p>
    </fieldset>
  );
}
