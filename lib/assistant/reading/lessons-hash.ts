import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { WORD_KINDS } from '@/content/assistant/examples/word-kinds';
import type { Lang } from '@/content/lang';
import { examplesIn } from './reader-file';

const BY = ['features.ts', 'fit.ts', 'reader-file.ts'];

/** Changes with the examples in the letters of a language, and with how they are learnt. */
export function lessonsHash(lang: Lang): string {
  const hash = createHash('sha256').update(JSON.stringify([examplesIn(lang), WORD_KINDS]));
  for (const name of BY) hash.update(readFileSync(path.join(__dirname, name)));
  return hash.digest('hex').slice(0, 16);
}
