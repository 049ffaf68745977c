import type { Lang } from '@/content/lang';
import { localPath } from '@/content/local-path';
import { hasArabic } from '@/lib/text/plain-text';
import { createReader, type Guess, type Reader, type ReaderFile } from './reader';

const loading = new Map<Lang, Promise<Reader>>();

async function load(lang: Lang): Promise<Reader> {
  const answer = await fetch(localPath('/assistant-reader.json', lang));
  if (!answer.ok) throw new Error(`assistant reader: ${answer.status}`);
  return createReader((await answer.json()) as ReaderFile);
}

/**
 * What a message is about by examples, in the letters it is written in, whatever the language of the page. Fetched for
 * the first message that needs it; a fetch that failed is tried again.
 */
export async function readMessage(message: string): Promise<Guess> {
  const lang = hasArabic(message) ? 'ar' : 'en';
  const reader = loading.get(lang) ?? load(lang);
  loading.set(lang, reader);
  reader.catch(() => loading.delete(lang));
  return (await reader)(message);
}
