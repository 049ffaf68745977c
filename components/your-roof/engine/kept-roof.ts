import { YOUR_ROOF_DATABASE } from '@/lib/browser/device-databases';
import { dropKept, putKept, quietly, readKept } from '@/lib/photo/device-store';
import { clearMark, readMark, writeMark } from '@/components/your-roof/kept-mark';
import { MAX_PLANES, type RoofMarks } from '@/lib/your-roof/protocol';

/*
 * The photograph and all that was marked on it, kept on the device until the visitor starts over. The photograph lies in
 * a database, the rest beside it in the storage of the browser, where the page of kept data shows it. Where nothing can
 * be kept, nothing happens.
 */

export interface KeptMarks {
  marks: RoofMarks;
  /** Key of the tile chosen last. */
  tile: string;
  step: string;
}

export const keepPhoto = (photo: Blob) => quietly(() => putKept(YOUR_ROOF_DATABASE, photo));

export const keepMarks = (kept: KeptMarks) => writeMark(JSON.stringify(kept));

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

/** What was marked on the photograph that is kept. */
export function keptMarks(): KeptMarks | null {
  try {
    const value: unknown = JSON.parse(readMark() ?? 'null');
    return isKept(value) ? value : null;
  } catch {
    return null;
  }
}

export const keptPhoto = (): Promise<Blob | null> =>
  quietly(async () => (await readKept<Blob>(YOUR_ROOF_DATABASE)) ?? null);

export function forgetRoof(): Promise<unknown> {
  clearMark();
  return quietly(() => dropKept(YOUR_ROOF_DATABASE));
}
