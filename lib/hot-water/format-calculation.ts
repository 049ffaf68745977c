import type { ToolAttachment } from '@/lib/enquiry-attachment/attachment';
import { COMMA, leftToRight, type Lang } from '@/content/lang';
import type { Field, Mode } from '@/content/solar/sizing';
import type { HotWaterWords } from '@/content/pages/tools/hot-water';
import { fill } from '@/lib/site/fill';
import { numberIn } from '@/lib/site/format';
import type { Calculation } from './calculation';
import type { Span } from './f-chart';
import type { Choice } from './recommend';
import type { Between } from './savings';

/* A calculation in words: the same for the screen, paper, mails and chats. */

export interface LocalisedHotWater {
  lang: Lang;
  words: HotWaterWords;
}

/** A number as it is written; estimates to the nearest ten, so that they look no surer than they are. */
export const number = (lang: Lang, value: number, digits = 0): string => numberIn(lang, value, digits);

const TEN = 10;
const rough = (value: number) => Math.round(value / TEN) * TEN;

/** The least and the most, in their order; one figure where both are the same. */
export function between(lang: Lang, [one, other]: readonly [number, number], digits = 0): string {
  const [from, to] = [Math.min(one, other), Math.max(one, other)].map((value) => number(lang, value, digits));
  return from === to ? from! : leftToRight(`${from}–${to}`, lang);
}

/** Two figures inside a sentence: no line ends after the dash between them. */
export const unparted = (said: string): string => said.replace('–', '–\u2060');

/** Of an estimate. */
export const roughly = (lang: Lang, { conservative, central }: Between): string =>
  between(lang, [rough(conservative), rough(central)]);

export const percents = ({ conservative, central }: Span): readonly [number, number] => [
  Math.floor(conservative.share * 100),
  Math.floor(central.share * 100),
];

/** The solar share. Rounded down: 74.9% is below 75%. */
export function shareSaid({ words }: LocalisedHotWater, span: Span): string {
  const [from, to] = percents(span);
  return fill(from === to ? words.share.single : words.share.value, { from, to });
}

/** The collector area that is needed, central to conservative. */
export const areaSaid = ({ lang, words }: LocalisedHotWater, area: Between): string =>
  fill(words.system.squareMetres, { value: between(lang, [area.central, area.conservative], 1) });

export const systemName = (
  { words: { system } }: LocalisedHotWater,
  { system: { label }, count }: Choice,
): string => fill(count > 1 ? system.several : system.name, { label, count });

/** A label of a count: the kitchen of a camp is a central one. */
export const fieldName = (words: HotWaterWords, mode: Mode, field: Field): string =>
  mode === 'laborCamp' && field === 'centralKitchen' ? words.campKitchen : words.fields[field];

export type Rows = (readonly [label: string, value: string])[];

/** What was entered, without what is none. */
export function enteredRows(localised: LocalisedHotWater, made: Calculation, mode: Mode): Rows {
  const { lang, words } = localised;
  const { options, report } = words;
  const litres = (value: number) => fill(words.system.litres, { value: number(lang, value) });
  return [
    [report.building, words.modes[mode]],
    ...made.lines
      .filter(({ count }) => count > 0)
      .map(({ field, count, each, litres: sum }): Rows[number] => [
        fieldName(words, mode, field),
        `${number(lang, count)} × ${litres(each)} = ${litres(sum)}`,
      ]),
    [report.total, litres(made.litres)],
    ...(made.recirculation ? [[report.sized, litres(made.sized)] as const] : []),
    [options.hot, leftToRight(`${made.hot} °C`, lang)],
    [options.place, options.places[made.climate.id]],
    [report.tariff, fill(report.fils, { value: number(lang, made.tariff, 2) })],
  ];
}

/** The counts in one line, whose one capital is its first letter. */
export const linesSaid = (localised: LocalisedHotWater, { lines }: Calculation, mode: Mode): string =>
  lines
    .filter(({ count }) => count > 0)
    .map(({ field, count, each }, place) => {
      const { lang, words } = localised;
      const name = fieldName(words, mode, field);
      const times = fill(words.system.litres, { value: number(lang, each) });
      return `${place ? name[0]!.toLowerCase() + name.slice(1) : name} ${number(lang, count)}\u00a0×\u00a0${times}`;
    })
    .join(COMMA[localised.lang]);

/** What comes of it. */
export function resultRows(
  localised: LocalisedHotWater,
  { recommendation, savings, area, verdict }: Calculation,
): Rows {
  const { lang, words } = localised;
  const needed = [words.area.title, areaSaid(localised, area)] as const;
  if (recommendation.kind !== 'system' || !savings || !verdict)
    return [[words.system.proposed, words.report.engineerShort], needed];
  const { best } = recommendation;
  const unit = (value: string, { unit: of }: { unit: string }) => `${value} ${of}`;
  return [
    [words.system.proposed, systemName(localised, best)],
    needed,
    [words.share.title, shareSaid(localised, best.span)],
    [words.electricity.title, unit(roughly(lang, savings.electricity), words.electricity)],
    [words.money.title, unit(roughly(lang, savings.money), words.money)],
    [words.co2.title, unit(roughly(lang, savings.co2), words.co2)],
    [words.rule.title, words.rule[verdict]],
  ];
}

/** The calculation in one line. */
export function headline(
  localised: LocalisedHotWater,
  { litres, recommendation }: Calculation,
  mode: Mode,
): string {
  const { lang, words } = localised;
  const system =
    recommendation.kind === 'system'
      ? systemName(localised, recommendation.best)
      : words.report.engineerShort;
  return fill(words.report.headline, { mode: words.modes[mode], litres: number(lang, litres), system });
}

/** Name of the file that is printed, without its ending: `date` as 2026-11-22. */
export const reportFile = ({ report }: HotWaterWords, litres: number, date: string): string =>
  fill(report.file, { litres, date });

/** What goes along with an enquiry. */
export function attachmentOf(
  localised: LocalisedHotWater,
  made: Calculation,
  { mode, path }: { mode: Mode; path: string },
): ToolAttachment {
  return {
    kind: 'calculation',
    title: headline(localised, made, mode),
    path,
    figures: [...enteredRows(localised, made, mode), ...resultRows(localised, made)],
  };
}

/** Address that opens a chat with the calculation written into it; nothing is sent before the visitor does. */
export function chatAddress(
  number: string,
  greeting: string,
  { rows, url }: { rows: Rows; url: string },
): string {
  const text = [greeting, ...rows.map(([label, value]) => `${label}: ${value}`), url].join('\n');
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
}
