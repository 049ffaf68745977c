import {
  choose,
  modelOf,
  openingOf,
  supplierOfOption,
  type Catalogue,
  type Design,
  type OptionId,
  type Step,
} from './design';

/*
 * A design as an address: `?v=1&m=1&s=1&o=12&w=E6C795&st=0` in the tool, `1-12-e6c795-0` on its public page.
 * Addresses are typed, cut off and made up by anybody: whatever does not fit falls back, and is told.
 */

const VERSION = '1';
/** Longer than any design; nothing beyond it is read. */
const MAX_QUERY_LENGTH = 300;

/** The stones in the order of their numbers, which stay: a number once given is never given again. */
const STONES = ['none', 'ashlar', 'ledge', 'slate'] as const satisfies readonly Design['stone'][];

const numberOf = (id: string) => id.slice(id.indexOf('_') + 1);

/** The query that opens a design, without its question mark. */
export function queryOf({ model, supplier, option, wall, stone }: Design): string {
  return new URLSearchParams({
    v: VERSION,
    m: numberOf(model),
    s: numberOf(supplier),
    o: numberOf(option),
    w: wall.startsWith('stone-') ? wall : wall.toUpperCase(),
    st: String(STONES.indexOf(stone)),
  }).toString();
}

/** The name of a design in the address of its public page. */
export const codeOf = ({ model, option, wall, stone }: Design): string =>
  [numberOf(model), numberOf(option), wall.replace('stone-', ''), STONES.indexOf(stone)].join('-');

interface ReadDesign {
  design: Design;
  /** Something in the address did not fit, and its default stands in the place of it. */
  mended: boolean;
}

type Values = Partial<Record<Step, string>>;

/** `1` and `model_1` name the same. */
const idOf = (prefix: string, value: string) => (/^\d{1,3}$/.test(value) ? `${prefix}_${value}` : value);

const wallOf = (value: string) => value.replace(/^#/, '').toLowerCase();

const stoneOf = (value: string): string => STONES.find((_, nth) => String(nth) === value) ?? value;

/** Each value in turn, as if a visitor had chosen it; what is not offered changes nothing. */
function mend(catalogue: Catalogue, values: Values): ReadDesign {
  const asked: Values = {
    ...(values.model && { model: idOf('model', values.model) }),
    ...(values.supplier && { supplier: idOf('supp', values.supplier) }),
    ...(values.option && { option: idOf('opt', values.option) }),
    ...(values.wall && { wall: wallOf(values.wall) }),
    ...(values.stone && { stone: stoneOf(values.stone) }),
  };
  let design = openingOf(catalogue, modelOf(catalogue, asked.model as Design['model'])?.id);
  // A tile names its supplier: where the two disagree, the tile is what was seen.
  const known = supplierOfOption(catalogue, design.model, asked.option as OptionId);
  const order = (known ? ['option', 'wall', 'stone'] : ['supplier', 'wall', 'stone']) as readonly Step[];
  for (const step of order)
    if (asked[step]) design = choose(catalogue, design, { step, id: asked[step] } as never);
  const isMended = (Object.keys(asked) as Step[]).some((step) => asked[step] !== design[step]);
  return { design, mended: isMended };
}

/** The design that a query names. An empty one is the opening; one of another version is not guessed at. */
export function designOfQuery(catalogue: Catalogue, query: string): ReadDesign {
  const params = new URLSearchParams(query.slice(0, MAX_QUERY_LENGTH));
  const get = (name: string) => params.get(name) ?? undefined;
  const version = get('v');
  if (version !== undefined && version !== VERSION) return { design: openingOf(catalogue), mended: true };
  return mend(catalogue, {
    model: get('m'),
    supplier: get('s'),
    option: get('o'),
    wall: get('w'),
    stone: get('st'),
  });
}

const CODE = /^(\d{1,2})-(\d{1,3})-([0-9a-f]{6}|[a-z]{1,12})-(\d)$/;

/** Whether a text has the form of a code: whatever its numbers, there is a page for it. */
export const isDesignCode = (code: string): boolean => CODE.test(code);

/** The design of a public page; `null` for what never was the name of one. */
export function designOfCode(catalogue: Catalogue, code: string): ReadDesign | null {
  const parts = CODE.exec(code);
  if (!parts) return null;
  const [, model, option, finish = '', stone] = parts;
  const wall = finish.length === 6 && /^[0-9a-f]{6}$/.test(finish) ? finish : `stone-${finish}`;
  return mend(catalogue, { model, option, wall, stone });
}
