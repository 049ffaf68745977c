import { useState } from 'react';
import { patched, type Patch } from '@/components/ui/address/patched';
import { useQueryInAddress } from '@/components/ui/address/use-query-in-address';
import { useHydrated } from '@/components/ui/hydration/use-hydrated';
import {
  NO_ENTRIES,
  NUMBER_FIELDS,
  PITCH_UNITS,
  queryOf,
  type Entries,
} from '@/lib/roof-quantities/entries/entries';
import { PLANE_FIELDS, planeKey, type FieldKey } from '@/lib/roof-quantities/entries/fields';
import { SHAPES } from '@/lib/roof-quantities/geometry/roof';

interface Begun {
  /** As the server read it from the address. */
  first: Entries;
  /** Path of the page: while a link is followed, the address is still that of the page before. */
  path: string;
  maxPlanes: number;
}

/** Signs of a field, as in its form. */
const LONGEST = 20;

/**
 * What this page wrote into its address. What a server is asked for by anybody is read with more care
 * (lib/roof-quantities/entries/entries-schema.ts), by what would weigh too much here.
 */
function entriesIn(search: string, maxPlanes: number): Entries {
  const query = new URLSearchParams(search);
  const said = (key: FieldKey) => (query.get(key) ?? '').slice(0, LONGEST);
  const planes = Array.from({ length: maxPlanes }, (_, at) => {
    const [area, eaves, slope] = PLANE_FIELDS.map((field) => said(planeKey(field, at)));
    return { area: area!, eaves: eaves!, slope: slope! };
  });
  const last = planes.findLastIndex((plane) => PLANE_FIELDS.some((field) => plane[field]));
  return {
    shape: SHAPES.find((shape) => shape === query.get('shape')) ?? NO_ENTRIES.shape,
    pitchIn: PITCH_UNITS.find((unit) => unit === query.get('in')) ?? NO_ENTRIES.pitchIn,
    tile: query.get('tile') ?? NO_ENTRIES.tile,
    typed: Object.fromEntries(NUMBER_FIELDS.flatMap((field) => (said(field) ? [[field, said(field)]] : []))),
    planes: planes.slice(0, last + 1),
  };
}

/** Who goes back gets the page as the router knows it, from before anything was entered: the address knows more. */
function begin({ first, path, maxPlanes }: Begun): Entries | null {
  const { pathname, search } = window.location;
  if (pathname !== path) return null;
  const found = entriesIn(search, maxPlanes);
  return queryOf(found) === queryOf(first) ? null : found;
}

/** What was entered, as the server read it from the address at first; then the address follows. */
export function useRoofEntries(begun: Begun) {
  const { first } = begun;
  // A page that was sent is as its address says.
  const isDrawnHere = useHydrated();
  const [edited, setEdited] = useState<Entries | null>(() => (isDrawnHere ? begin(begun) : null));
  const entries = edited ?? first;
  const query = queryOf(entries);
  useQueryInAddress(edited && query);
  return {
    entries,
    query,
    isEdited: edited !== null,
    change: (patch: Patch<Entries>) => setEdited((now) => patched(now ?? first, patch)),
  };
}
