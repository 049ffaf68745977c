import type { Lang } from '@/content/lang';
import arabic from './learnt.ar.json';
import english from './learnt.en.json';
import type { ReaderFile } from './reader';

interface Kept {
  /** What it was learnt from and by: see ./lessons-hash. */
  of: string;
  file: ReaderFile;
}

/**
 * What the examples taught, as `npm run reader` keeps it in the repository: learning takes some seconds of a build. By the
 * letters of a message.
 */
export const KEPT_READERS = { en: english, ar: arabic } as Readonly<Record<Lang, unknown>> as Readonly<
  Record<Lang, Kept>
>;
