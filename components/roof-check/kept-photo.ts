import { ROOF_PHOTO_DATABASE } from '@/lib/browser/device-databases';
import { dropKept, putKept, quietly, readKept } from '@/lib/photo/device-store';
import type { Word } from '@/lib/roof-check/verdict';
import { clearMark, readMark, setMark } from './kept-mark';

/* The photograph that was checked last, kept on the device while its tab is open: whoever leaves to sign in finds it
   and the answer again. Where the browser keeps nothing, nothing happens. */

/** Milliseconds after which it is forgotten. */
const KEPT = 60 * 60 * 1000;

export interface Kept {
  file: File;
  word: Word;
}

export const keepPhoto = (file: File, word: Word) =>
  quietly(async () => {
    await putKept(ROOF_PHOTO_DATABASE, { file, word } satisfies Kept);
    setMark();
  });

export const forgetPhoto = () =>
  quietly(async () => {
    clearMark();
    await dropKept(ROOF_PHOTO_DATABASE);
  });

/** What this tab kept last; what is too old is removed. */
export const keptPhoto = (): Promise<Kept | null> =>
  quietly(async () => {
    const mark = readMark();
    if (mark && Date.now() - mark.at > KEPT) await forgetPhoto();
    if (!readMark()?.isOurs) return null;
    return (await readKept<Kept>(ROOF_PHOTO_DATABASE)) ?? null;
  });
