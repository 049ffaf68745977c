import { likelihoodOf } from '@/lib/roof-check/network';
import weights from '@/lib/roof-check/weights.json';
import { heldOut, type Held } from './kept';
import { calibrationError, rowsOf, type Row } from './measure';
import { measuredRenderings } from './renderings';
import { kindTable, versionTable } from './tables';

/** Pictures of a scene that are measured at most. */
const PER_SCENE = 4;

export const DOCS = 'docs/roof-check.md';

/** A part of the docs that is measured: between two marks of its name. */
export const partOf = (name: string) => new RegExp(`(<!-- ${name} -->)([\\s\\S]*?)(<!-- /${name} -->)`);

/** What the check makes of the photographs as they are and of each of their poor versions. */
export function versionsOf(held: readonly Held[]): Record<string, Row[]> {
  const worsened = Object.keys(held[0]!.poor).map((name) => [
    name,
    rowsOf(
      weights,
      held.map(({ kind, isRoof, poor }) => ({ kind, isRoof, logit: poor[name]! })),
    ),
  ]);
  return { 'as it is': rowsOf(weights, held), ...Object.fromEntries(worsened) };
}

export const errorOf = (held: readonly Held[]) =>
  calibrationError(held.map(({ isRoof, logit }) => ({ isRoof, likelihood: likelihoodOf(weights, logit) })));

/** What the docs tell of the photographs, by the name of its marks. */
export function photographParts(): Record<string, string> {
  const held = heldOut(weights);
  return {
    table: kindTable(rowsOf(weights, held)),
    versions: versionTable(versionsOf(held)),
    error: errorOf(held).toFixed(3),
  };
}

/** What they tell of this site's own pictures. */
export const renderingParts = async (): Promise<Record<string, string>> => ({
  renderings: kindTable(rowsOf(weights, await measuredRenderings(weights, PER_SCENE))),
});

/** What the docs hold between the marks of a name; formatters widen the columns of tables. */
export const toldIn = (docs: string, name: string): string => tidy(partOf(name).exec(docs)?.[2] ?? '');

export const tidy = (text: string): string => text.replace(/ +/g, ' ').replace(/-+/g, '-').trim();
