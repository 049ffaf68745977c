import { replaceHash } from '@/components/ui/address/use-hash';
import { ROOF_PHOTO_DATABASE } from '@/lib/browser/device-databases';
import { quietly, readKept } from '@/lib/photo/device-store';
import { EMPTY } from '@/lib/your-roof/draft';
import type { Answers } from '@/lib/your-roof/protocol';
import { forgetRoof, keepPhoto, keptMarks, keptPhoto, type KeptMarks } from './engine/kept-roof';
import { prepareEngine, takeEngine } from './engine/start-engine';
import type { Opened, Sample } from './opened';

export { prepareEngine };

type Fault = Extract<Answers['open'], { ok: false }>['unfit'];

async function opened(file: Blob, first: KeptMarks | null, isNew: boolean): Promise<Opened | Fault> {
  const engine = takeEngine();
  const answer = await engine.ask('open', { file });
  if (!answer.ok) {
    engine.stop();
    return answer.unfit;
  }
  return { engine, size: answer.size, view: answer.view, first, isNew };
}

/** A new photograph: what was marked on the last one goes, and a copy without a camera's notes is kept. */
export async function openPhoto(file: Blob, first: KeptMarks | null = null): Promise<Opened | Fault> {
  const found = await opened(file, first, true);
  if (typeof found === 'string') return found;
  await forgetRoof();
  replaceHash(first?.step ?? 'corners');
  void found.engine.ask('copy', {}).then((copy) => copy && keepPhoto(copy));
  return found;
}

/** @throws where the rendering cannot be fetched */
export async function openSample({ file, planes, tile }: Sample): Promise<Opened | Fault> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error('no sample');
  const { strokes, findsObstacles } = EMPTY;
  return openPhoto(await answer.blob(), {
    marks: { planes, strokes, findsObstacles },
    tile,
    step: 'tile',
  });
}

/** What this device kept; null where that is nothing, or can be read no more. */
export async function openKept(): Promise<Opened | null> {
  const [marks, photo] = [keptMarks(), await keptPhoto()];
  if (!marks || !photo) return null;
  const found = await opened(photo, marks, false);
  return typeof found === 'string' ? null : found;
}

/** The photograph of the photo check, which this tab keeps for an hour; null where it is gone. */
export async function openChecked(): Promise<Opened | Fault | null> {
  const kept = await quietly(() => readKept<{ file: File }>(ROOF_PHOTO_DATABASE));
  return kept ? openPhoto(kept.file) : null;
}

export async function forget(): Promise<null> {
  await forgetRoof();
  return null;
}
