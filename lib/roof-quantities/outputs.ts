import type { RoofTile } from '@/content/roof-quantities/tiles';
import type { UnitId } from '@/content/units';
import { csv } from '@/lib/text/csv';
import { fill } from '@/lib/site/fill';
import { numberIn } from '@/lib/site/format';
import type { EnquiryLine, RoofPart } from '@/lib/enquiry-list/line';
import { roofPartWords } from '@/lib/enquiry-list/roof-part';
import { whatsappUrl, type LineWords } from '@/lib/enquiry-list/list-text';
import type { PartLine } from '@/lib/roof-quantities/parts/part';
import { partName, roofFacts, roofSaid, sourceSaid, type LocalisedQuantities } from './format-quantities';
import type { TakeOff } from '@/lib/roof-quantities/parts/take-off';

/** A calculation with what is needed to name it and to lead back to it. */
export interface Report {
  made: TakeOff;
  tile: RoofTile | null;
  /** Path of the calculator, without its query. */
  path: string;
  /** From `queryOf`. */
  query: string;
  version: string;
}

/** Longest query that a line of the enquiry list keeps. */
const MAX_QUERY_LENGTH = 180;

/** A short name for a roof and what is laid on it, however they were typed (FNV-1a, 32 bits). */
function nameOf({ roof, options }: TakeOff): string {
  let hash = 0x811c9dc5;
  // The same in every language: a tile by its id.
  for (const sign of JSON.stringify([roof, { ...options, tile: options.tile?.id }]))
    hash = Math.imul(hash ^ sign.charCodeAt(0), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** As numbers are written on the page. */
const hundredths = (value: number) => Math.round(value * 100) / 100;

/** Pieces where they are known; else the area of the roof, in m². */
function amountOf({ quantity, unit, from }: PartLine): { quantity: number; unit: UnitId } {
  if (quantity !== null) return { quantity, unit };
  return { quantity: hundredths(from!.value), unit: 'm²' };
}

/** Tiles that are counted by an indicative figure go with their area, which is certain. */
const areaOf = ({ part, mark, from }: PartLine): { area?: number } =>
  part === 'tiles' && mark === 'trade' ? { area: from!.value } : {};

/** A line of the enquiry list for each part, with the roof it is for; a changed roof gives other ids. */
export function enquiryLines({
  made,
  tile,
  query,
  version,
}: Report): (EnquiryLine & { unit: UnitId; roof: RoofPart })[] {
  const { form, values } = roofFacts(made.roof, made.geometry);
  const name = nameOf(made);
  return made.lines.map((line) => ({
    id: `roof-${name}-${line.part}`,
    ...amountOf(line),
    roof: {
      part: line.part,
      tile: tile?.id ?? '',
      query: query.length > MAX_QUERY_LENGTH ? '' : query,
      about: line.mark === 'trade',
      version,
      form,
      values: { ...values, ...areaOf(line) },
    },
  }));
}

const linkOf = ({ path, query }: Report, origin: string) => `${origin}${path}${query ? `?${query}` : ''}`;

const FROM_UNITS = { m: 'metres', 'm²': 'm²' } as const satisfies Record<string, UnitId>;

/** A row that a spreadsheet can reckon with: numbers as they are. */
function csvRow(localised: LocalisedQuantities, line: PartLine, tile: RoofTile | null): (string | number)[] {
  const { from, quantity, unit } = line;
  return [
    partName(localised, line, tile),
    from ? hundredths(from.value) : '',
    from ? localised.units[FROM_UNITS[from.unit]].name : '',
    quantity ?? localised.words.unknown,
    quantity === null ? '' : localised.units[unit].name,
    sourceSaid(localised, line),
  ];
}

/** The calculation as a file for spreadsheets; `origin` is the site's own, `https://…` without a path. */
export function quantitiesCsv(localised: LocalisedQuantities, report: Report, origin: string): string {
  const { words } = localised;
  const { table } = words;
  const { roof, geometry, lines } = report.made;
  return csv([
    [words.csv.roof, roofSaid(localised, roof, geometry)],
    [words.csv.version, report.version],
    [words.csv.link, linkOf(report, origin)],
    [table.part, table.from, table.unit, table.quantity, table.unit, table.source],
    ...lines.map((line) => csvRow(localised, line, report.tile)),
  ]);
}

/** How sure a line of a chat is; empty where there is nothing to say. */
function markOf({ lang, words }: LocalisedQuantities, { part, about, values: { area } }: RoofPart): string {
  if (!about) return '';
  return part === 'tiles' && area ? fill(words.chatTiles, { area: numberIn(lang, area) }) : words.chatAbout;
}

/** Address that opens a chat with the calculation written into it; nothing is sent before the visitor does. */
export function quantitiesChat(
  localised: LocalisedQuantities,
  report: Report,
  { number, origin, line }: { number: string; origin: string; line: LineWords['line'] },
): string {
  const { lang, words, units } = localised;
  const roof = roofSaid(localised, report.made.roof, report.made.geometry);
  const greeting = fill(words.greeting, { roof, link: linkOf(report, origin) });
  const names = { roof: words, tiles: report.tile ? { [report.tile.id]: report.tile } : {} };
  // The greeting says which roof it is.
  const lines = enquiryLines(report).map(({ roof: part, ...one }) => ({
    ...one,
    ...roofPartWords(lang, names, part),
    url: report.path,
    note: markOf(localised, part),
  }));
  return whatsappUrl(number, { lang, units, line, greeting }, lines);
}
