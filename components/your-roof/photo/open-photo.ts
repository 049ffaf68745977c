import { replaceHash } from '@/components/ui/address/use-hash';
import { ROOF_PHOTO_DATABASE } from '@/lib/browser/device-databases';
import { quietly, readKept } from '@/lib/photo/device-store';
import { EMPTY } from '@/lib/your-roof/draft';
import type { Plane, Size } from '@/lib/your-roof/picture/types';
import { SEEN, type Answers } from '@/lib/your-roof/protocol';
import {
  beginRoof,
  forgetRoof,
  keepPhoto,
  keptRoof,
  type KeptMarks,
} from '@/components/your-roof/engine/kept-roof';
import { prepareEngine, takeEngine } from '@/components/your-roof/engine/start-engine';
import type { Opened, Sample } from './opened';

export { prepareEngine };

type Fault = Extract<Answers['open'], { ok: false }>['unfit'];

/** What was marked before, for a photograph of this size. */
type FirstMarks = (size: Size) => KeptMarks | null;

const NOTHING: FirstMarks = () => null;

/** Whether nothing else was asked for meanwhile: only then a photograph takes the place of the one before. */
type IsLatest = () => boolean;

const KEPT = Promise.resolve(true);

async function opened(file: Blob): Promise<Pick<Opened, 'engine' | 'size' | 'view'> | Fault> {
  const engine = takeEngine();
  const answer = await engine.ask('open', { file });
  if (answer.ok) return { engine, size: answer.size, view: answer.view };
  engine.stop();
  return answer.unfit;
}

/** A new photograph: what was marked on the last one goes, and a copy without a camera's notes is kept. */
export async function openPhoto(
  file: Blob,
  isLatest: IsLatest,
  marked: FirstMarks = NOTHING,
): Promise<Opened | Fault | null> {
  const found = await opened(file);
  if (typeof found === 'string') return found;
  const { engine, size } = found;
  if (!isLatest()) {
    engine.stop();
    return null;
  }
  const id = beginRoof();
  const first = marked(size);
  replaceHash(first?.step ?? 'corners');
  const isKept = engine.ask('copy', {}).then(
    (photo) => photo !== null && keepPhoto({ id, photo }),
    () => false,
  );
  return { ...found, id, first, isNew: true, isKept };
}

/** The sample with its roof marked, in the best file that this browser reads. @throws where none can be fetched */
export async function openSample(
  { files, planes, tile }: Sample,
  isLatest: IsLatest,
): Promise<Opened | Fault | null> {
  const { strokes, findsObstacles } = EMPTY;
  const marked: FirstMarks = (size) => ({
    marks: { planes: scaled(planes, size.width / SEEN), strokes, findsObstacles },
    tile,
    step: 'tile',
  });
  const [file, ...others] = files;
  const answer = await fetch(file!);
  if (!answer.ok) throw new Error('no sample');
  const found = await openPhoto(await answer.blob(), isLatest, marked);
  return found === 'unreadable' && others.length > 0
    ? openSample({ files: others, planes, tile }, isLatest)
    : found;
}

const scaled = (planes: readonly Plane[], by: number): Plane[] =>
  planes.map((plane) => ({ ...plane, corners: plane.corners.map(({ x, y }) => ({ x: x * by, y: y * by })) }));

/** What this device kept; null where that is nothing, or can be read no more. */
export async function openKept(): Promise<Opened | null> {
  const roof = await keptRoof();
  const found = roof && (await opened(roof.photo));
  if (!roof || !found || typeof found === 'string') return null;
  return { ...found, id: roof.id, first: roof.kept, isNew: false, isKept: KEPT };
}

/** The photograph of the photo check, which this tab keeps for an hour; null where it is gone. */
export async function openChecked(isLatest: IsLatest): Promise<Opened | Fault | null> {
  const kept = await quietly(() => readKept<{ file: File }>(ROOF_PHOTO_DATABASE));
  return kept ? openPhoto(kept.file, isLatest) : null;
}

export async function forget(): Promise<null> {
  await forgetRoof();
  return null;
}
