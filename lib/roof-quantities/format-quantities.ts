import type { Lang } from '@/content/lang';
import type { RoofResultWords } from '@/content/roof-quantities/result-words';
import type { RoofTile } from '@/content/roof-quantities/tiles';
import type { UnitWords } from '@/content/units';
import type { RoofPart } from '@/lib/enquiry-list/line';
import { unitBeside } from '@/lib/enquiry-list/list-text';
import { roofInWords } from '@/lib/enquiry-list/roof-part';
import { fill } from '@/lib/site/fill';
import { numberIn } from '@/lib/site/format';
import type { PartLine, Step } from '@/lib/roof-quantities/parts/part';
import type { Edge, Roof, RoofGeometry } from '@/lib/roof-quantities/geometry/roof';

/* A calculation in words: the same for the screen, paper, files, mails and chats. */

export interface LocalisedQuantities {
  lang: Lang;
  words: RoofResultWords;
  units: UnitWords;
}

/** Decimals that a value is shown with; a factor needs more than a length. */
const DECIMALS: Readonly<Record<string, number>> = { factor: 4, real: 3, gauge: 4, cover: 4, figure: 3 };

const shown = (lang: Lang, values: Readonly<Record<string, number>>) =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, numberIn(lang, value, DECIMALS[key])]),
  );

/** Of a pitch that was typed in per cent. */
const oneDecimal = (value: number) => Math.round(value * 10) / 10;

const formOf = (roof: Roof): RoofPart['form'] =>
  roof.shape === 'hip' && !roof.ends.every((end) => end === roof.pitch) ? 'hipEnds' : roof.shape;

/** A roof as its sentence and the numbers in it, in metres, m² and degrees. */
export function roofFacts(roof: Roof, { area, planes }: RoofGeometry): Pick<RoofPart, 'form' | 'values'> {
  const form = formOf(roof);
  if (roof.shape === 'planes') return { form, values: { count: planes.length, area } };
  const { length, width, pitch } = roof;
  return {
    form,
    values: {
      ...{ length, width, pitch: oneDecimal(pitch) },
      ...('wing' in roof && { wingLength: roof.wing.length, wingWidth: roof.wing.width }),
      ...('ends' in roof && { near: oneDecimal(roof.ends[0]), far: oneDecimal(roof.ends[1]) }),
    },
  };
}

/** A roof in a few words: `hip roof 12 × 8 m, 25°`. */
export const roofSaid = ({ lang, words }: LocalisedQuantities, roof: Roof, geometry: RoofGeometry): string =>
  roofInWords(lang, words.roof, roofFacts(roof, geometry));

/** What a part is called; tiles by their profile. */
export const partName = (
  { words }: LocalisedQuantities,
  { part }: Pick<PartLine, 'part'>,
  tile: RoofTile | null,
): string => (part === 'tiles' && tile ? fill(words.tilesOf, { name: tile.name }) : words.parts[part]);

/** How many: `1,399`, `about 70`, `on request`. */
export function quantitySaid({ lang, words }: LocalisedQuantities, { quantity, mark }: PartLine): string {
  if (quantity === null) return words.unknown;
  const value = numberIn(lang, quantity);
  return mark === 'trade' ? fill(words.about, { value }) : value;
}

/** What a part is counted from: `105.92 m²`; empty for what is counted one by one. */
const fromSaid = ({ lang, words }: LocalisedQuantities, { from }: PartLine): string =>
  from ? fill(words.from[from.unit], { value: numberIn(lang, from.value) }) : '';

/** Where a quantity is from. */
export function sourceSaid({ lang, words }: LocalisedQuantities, { mark, figure }: PartLine): string {
  const value = figure ? numberIn(lang, figure.value, DECIMALS.figure) : '';
  if (figure?.mark === 'trade') return fill(words.trade[figure.source], { ...figure, value });
  if (figure?.mark === 'published') return fill(words.sources.published, { source: figure.source });
  return words.sources[mark === 'trade' || mark === 'published' ? 'measured' : mark];
}

/** Kind of an edge, with its side where it has one. */
const edgeSaid = ({ words }: LocalisedQuantities, { kind }: Edge): string => words.edges[kind];

/** A line of the working. */
export function stepSaid(
  localised: LocalisedQuantities,
  { say, values }: Step,
  { planes, edges }: RoofGeometry,
): string {
  const edge = edges.find(({ number }) => number === values.edge);
  return fill(localised.words.steps[say], {
    ...shown(localised.lang, values),
    ...(values.plane !== undefined && { plane: planes[values.plane]!.name }),
    ...(edge && { kind: edgeSaid(localised, edge) }),
  });
}

/** The name of an edge for those who do not see the drawing. */
export function edgeName(localised: LocalisedQuantities, edge: Edge): string {
  const { drawing, sides } = localised.words;
  return fill(edge.side ? drawing.sidedEdge : drawing.edge, {
    edge: edge.number,
    kind: edgeSaid(localised, edge),
    length: numberIn(localised.lang, edge.length),
    ...(edge.side && { side: sides[edge.side] }),
  });
}

export type Row = readonly [part: string, from: string, quantity: string, unit: string, source: string];

/** The table of the result. */
export const rowsOf = (
  localised: LocalisedQuantities,
  lines: readonly PartLine[],
  tile: RoofTile | null,
): readonly Row[] =>
  lines.map((line) => [
    partName(localised, line, tile),
    fromSaid(localised, line),
    quantitySaid(localised, line),
    line.quantity === null ? '' : unitBeside(localised, line.quantity, line.unit),
    sourceSaid(localised, line),
  ]);
