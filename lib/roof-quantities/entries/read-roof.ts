import type { Entries } from './entries';
import type { Fault, Faults } from './fault';
import { PLANE_FIELDS, planeKey, type FieldKey, type MeasureField } from './fields';
import { endRuns } from '@/lib/roof-quantities/geometry/hipped';
import { NOTHING } from '@/lib/roof-quantities/geometry/pieces-of-geometry';
import {
  GIVEN_EDGES,
  type GivenPlane,
  type HipRoof,
  type PlanesRoof,
  type Roof,
  type WingedRoof,
} from '@/lib/roof-quantities/geometry/roof';

/** Numbers by the fields they were typed into, in the units of the fields; pitches in degrees. */
export type Numbers = Readonly<Partial<Record<FieldKey, number>>>;

interface ReadRoof {
  roof: Roof | null;
  faults: Faults;
}

const fault = (key: FieldKey, of: Fault): ReadRoof => ({ roof: null, faults: { [key]: of } });
const fine = (roof: Roof): ReadRoof => ({ roof, faults: {} });

/** Ends that leave no room for a ridge: the roof is too wide for equal pitches, or its ends are too flat. */
function checkHip(roof: HipRoof, typed: Numbers): ReadRoof {
  const [near, far] = endRuns(roof);
  if (near + far <= roof.length + NOTHING) return fine(roof);
  const isEqual = roof.ends.every((pitch) => pitch === roof.pitch);
  return isEqual
    ? fault('width', { code: 'widthOverLength', most: roof.length })
    : fault(typed.ends === undefined ? 'far' : 'ends', { code: 'endsTooFlat' });
}

/** A wing that would stand higher or wider than the roof it joins; an L whose corner would reach past its other end. */
function checkWing(roof: WingedRoof): ReadRoof {
  const most = Math.min(roof.width, roof.length);
  if (roof.wing.width > most + NOTHING) return fault('wingWidth', { code: 'wingTooWide', most });
  return roof.shape === 'l' && roof.width > 2 * roof.length + NOTHING
    ? fault('width', { code: 'widthOverTwice', most: 2 * roof.length })
    : fine(roof);
}

type PlaneRow = { plane: GivenPlane } | { key: FieldKey; fault: Fault } | null;

/** One slope by what was typed in its row; null for an empty row. */
function planeOf(at: number, numbers: Numbers, said: (key: FieldKey) => boolean): PlaneRow {
  const keys = PLANE_FIELDS.map((field) => planeKey(field, at));
  const [area, eaves, slope] = keys as [FieldKey, FieldKey, FieldKey];
  if (!keys.some(said)) return null;
  if (said(area) && (said(eaves) || said(slope))) return { key: area, fault: { code: 'areaOrSides' } };
  const missing = said(area) ? undefined : [eaves, slope].find((key) => !said(key));
  if (missing) return { key: missing, fault: { code: 'missing' } };
  const plane: GivenPlane = said(area)
    ? { row: at, area: numbers[area]! }
    : { row: at, eaves: numbers[eaves]!, slope: numbers[slope]! };
  return { plane };
}

function readPlanes(entries: Entries, numbers: Numbers, said: (key: FieldKey) => boolean): ReadRoof {
  const rows = entries.planes.flatMap((_, at) => planeOf(at, numbers, said) ?? []);
  const faults = Object.fromEntries(rows.flatMap((row) => ('fault' in row ? [[row.key, row.fault]] : [])));
  if (rows.length === 0) return fault(planeKey('area', 0), { code: 'missing' });
  if (Object.keys(faults).length > 0) return { roof: null, faults };
  const edges: PlanesRoof['edges'] = Object.fromEntries(
    GIVEN_EDGES.flatMap((kind) => (numbers[kind] === undefined ? [] : [[kind, numbers[kind]]])),
  );
  return fine({ shape: 'planes', planes: rows.flatMap((row) => ('plane' in row ? [row.plane] : [])), edges });
}

/** The roof that was described, or what it lacks. Fields with a fault of their own are told already. */
export function roofOf(entries: Entries, numbers: Numbers, told: Faults): ReadRoof {
  const said = (key: FieldKey) => numbers[key] !== undefined || told[key] !== undefined;
  const { shape } = entries;
  if (shape === 'planes') return readPlanes(entries, numbers, said);
  const needed: readonly MeasureField[] =
    shape === 't' || shape === 'l'
      ? ['length', 'width', 'pitch', 'wingLength', 'wingWidth']
      : ['length', 'width', 'pitch'];
  const missing = needed.filter((field) => !said(field));
  if (missing.length > 0)
    return { roof: null, faults: Object.fromEntries(missing.map((field) => [field, { code: 'missing' }])) };
  if (needed.some((field) => numbers[field] === undefined)) return { roof: null, faults: {} };
  const block = { length: numbers.length!, width: numbers.width!, pitch: numbers.pitch! };
  if (shape === 't' || shape === 'l') {
    const wing = { length: numbers.wingLength!, width: numbers.wingWidth! };
    return checkWing({ shape, ...block, wing });
  }
  if (shape !== 'hip') return fine({ shape, ...block });
  if (told.ends || told.far) return { roof: null, faults: {} };
  const near = numbers.ends ?? block.pitch;
  return checkHip({ shape, ...block, ends: [near, numbers.far ?? near] }, numbers);
}
