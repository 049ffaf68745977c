import * as z from 'zod/mini';
import { ROOF_FIGURES } from '@/content/roof-quantities/figures';
import { readablePart, tidyLine } from '@/lib/forms/fields';
import { NO_ENTRIES, NUMBER_FIELDS, PITCH_UNITS, type Entries, type PlaneEntry } from './entries';
import { PLANE_FIELDS, planeKey } from './fields';
import { SHAPES } from '@/lib/roof-quantities/geometry/roof';

/*
 * The address of a calculation as its state. It may be cut off or made up by anybody: a choice that is none is as
 * usual, and a text that is no number is kept as it is, to be told at its field. For the server.
 */

/** Signs of a typed number that are kept, and of a text that is looked at. */
const KEPT = 20;
const LOOKED_AT = 200;

/** A name that stands twice in an address counts once. */
const first = (value: unknown): unknown => (Array.isArray(value) ? (value as unknown[])[0] : value);

const once = <T extends z.ZodMiniType>(schema: T) => z.pipe(z.transform(first), schema);

const typed = once(
  z.catch(
    z.pipe(
      z.string().check(z.maxLength(LOOKED_AT, { abort: true })),
      z.transform((text: string) => [...tidyLine(readablePart(text))].slice(0, KEPT).join('').trim()),
    ),
    '',
  ),
);

const choices = z.object({
  shape: once(z.catch(z.enum(SHAPES), NO_ENTRIES.shape)),
  in: once(z.catch(z.enum(PITCH_UNITS), NO_ENTRIES.pitchIn)),
  tile: once(z.catch(z.string().check(z.regex(/^[a-z-]{1,60}$/)), NO_ENTRIES.tile)),
});

const texts = z.record(z.string(), typed);

/** What the query of an address says, whatever it holds. */
export function entriesOf(query: Readonly<Record<string, unknown>>): Entries {
  const {
    shape,
    in: pitchIn,
    tile,
  } = z.parse(choices, { shape: query.shape, in: query.in, tile: query.tile });
  const of = (key: string) => (Object.hasOwn(query, key) ? query[key] : '');
  const planeKeys = Array.from({ length: ROOF_FIGURES.maxPlanes }, (_, at) =>
    PLANE_FIELDS.map((field) => planeKey(field, at)),
  );
  const keys = [...NUMBER_FIELDS, ...planeKeys.flat()];
  const said = z.parse(texts, Object.fromEntries(keys.map((key) => [key, of(key)])));
  const planes = planeKeys.map(
    (named) => Object.fromEntries(PLANE_FIELDS.map((field, at) => [field, said[named[at]!]])) as PlaneEntry,
  );
  const last = planes.findLastIndex((plane) => PLANE_FIELDS.some((field) => plane[field]));
  return {
    shape,
    pitchIn,
    tile,
    typed: Object.fromEntries(NUMBER_FIELDS.flatMap((field) => (said[field] ? [[field, said[field]]] : []))),
    planes: planes.slice(0, last + 1),
  };
}
