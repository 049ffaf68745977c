import { YOUR_ROOF_DATABASE } from '@/lib/browser/device-databases';
import { dropKept, putKept, quietly, readKept } from '@/lib/photo/device-store';
import { clearMark, readMark, writeMark } from '@/components/your-roof/kept-mark';
import { MAX_PLANES, type RoofMarks } from '@/lib/your-roof/protocol';

/*
 * The photograph and all that was marked on it, kept on the device until the visitor starts over. The photograph lies in
 * a database, the rest beside it in the storage of the browser, where the page of kept data shows it. Where nothing can
 * be kept, nothing happens.
 *
 * There is one place for all tabs: the photograph opened last has it, by its id, and what another tab does with an
 * older one is not kept.
 */

export interface KeptMarks {
  marks: RoofMarks;
  /** Key of the tile chosen last. */
  tile: string;
  step: string;
}

interface KeptPhoto {
  id: string;
  photo: Blob;
}

/** Of a photograph that an earlier version of the page kept. */
const NO_ID = '';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const read = (): unknown => {
  try {
    return JSON.parse(readMark() ?? 'null');
  } catch {
    return null;
  }
};

/** Id of the photograph that has the place; null where none has. */
function owner(): string | null {
  const value = read();
  if (!isRecord(value)) return null;
  return typeof value.photo === 'string' ? value.photo : NO_ID;
}

/** What was kept goes, and the place is that of a new photograph, whose id is the answer. */
export function beginRoof(): string {
  const photo = `${Date.now()}-${Math.random()}`;
  void forgetRoof();
  writeMark(JSON.stringify({ photo }));
  return photo;
}

/** Whether it is kept now. */
export const keepPhoto = async (kept: KeptPhoto): Promise<boolean> =>
  kept.id === owner() && (await quietly(() => putKept(YOUR_ROOF_DATABASE, kept))) !== null;

export function keepMarks(id: string, kept: KeptMarks): void {
  if (id === owner()) writeMark(JSON.stringify({ ...kept, photo: id }));
}

/** What another version of the page, or another program, may have written is left alone. */
const isKept = (value: unknown): value is KeptMarks => {
  const { marks, tile, step } = (value ?? {}) as Partial<KeptMarks>;
  return (
    typeof tile === 'string' &&
    typeof step === 'string' &&
    Array.isArray(marks?.planes) &&
    marks.planes.length <= MAX_PLANES &&
    marks.planes.every(({ corners }) => Array.isArray(corners) && corners.length >= 3) &&
    Array.isArray(marks.strokes) &&
    typeof marks.findsObstacles === 'boolean'
  );
};

/** The photograph that is kept, with what was marked on it; null where one is missing, or is not of the other. */
export async function keptRoof(): Promise<(KeptPhoto & { kept: KeptMarks }) | null> {
  const [id, kept] = [owner(), read()];
  const found = await quietly(() => readKept<KeptPhoto | Blob>(YOUR_ROOF_DATABASE));
  if (!found || !isKept(kept)) return null;
  const of = found instanceof Blob ? { id: NO_ID, photo: found } : found;
  if (of.id !== id) return null;
  const { marks, tile, step } = kept;
  return { ...of, kept: { marks, tile, step } };
}

export function forgetRoof(): Promise<unknown> {
  clearMark();
  return quietly(() => dropKept(YOUR_ROOF_DATABASE));
}
