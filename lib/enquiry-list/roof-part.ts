import type { LineNames } from '@/content/catalogue/listed/line-names';
import type { Lang } from '@/content/lang';
import { fill, plural } from '@/lib/site/fill';
import { numberIn } from '@/lib/site/format';
import type { RoofPart } from './line';

type RoofNames = Pick<LineNames, 'roof' | 'tiles'>;

/** What the manufacturer of the tile supplies with it, in its colour. */
const FITTINGS: readonly string[] = [
  'caps',
  'threeWay',
  'endRidge',
  'lateralsLeft',
  'lateralsRight',
  'laterals',
];

/** A value of a table by a key from anywhere. */
const own = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/** A roof in a few words: `hip roof 12 × 8 m, 25°`. Empty for a form that is none. */
export function roofInWords(
  lang: Lang,
  words: LineNames['roof']['roof'],
  { form, values }: Pick<RoofPart, 'form' | 'values'>,
): string {
  const { planes, ...sentences } = words;
  const shown = Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, numberIn(lang, value)]),
  );
  if (form === 'planes') return fill(plural(lang, values.count ?? 0, planes), shown);
  return fill(own<string>(sentences, form) ?? '', shown);
}

/** A calculated part in words: its name, what it goes with, and the roof it is for. */
export function roofPartWords(lang: Lang, { roof, tiles }: RoofNames, of: RoofPart) {
  const { part, about, version, values } = of;
  const tile = own(tiles, of.tile);
  const isTiles = part === 'tiles';
  const usual = isTiles && values.area ? roof.noteTiles : roof.noteAbout;
  const sentence = about ? usual : roof.note;
  const fitting = tile && FITTINGS.includes(part) ? fill(roof.fittingOf, { ...tile }) : '';
  return {
    name: isTiles && tile ? fill(roof.tilesOf, { name: tile.name }) : (own<string>(roof.parts, part) ?? part),
    variant: isTiles && tile ? tile.by : fitting,
    note: fill(sentence, {
      roof: roofInWords(lang, roof.roof, of),
      version,
      ...(values.area && { area: numberIn(lang, values.area) }),
    }),
  };
}
