import 'server-only';
import { readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { mailFileWords } from '@/content/forms/mail-files';
import { LANGS } from '@/content/lang';
import { env } from '@/lib/settings/env';
import { log, reason } from '@/lib/observe/logger';
import { readableSeconds } from './mail-lifetime';
import { isUuid } from '@/lib/storage/uuid';

/*
 * Mails that are written to files where there is no mail service. Those of accounts stay readable as long as their
 * code or link is good. An empty file `<id>.until` beside them says how long: it was last changed then.
 */

const MARK = '.until';

export const mailFolder = (): string => path.resolve(env.DATA_DIR, 'outbox');

/** Written whole or not at all, for nobody but the site's own user. */
export async function putFile(at: string, body: string | Uint8Array): Promise<void> {
  await writeFile(`${at}.part`, body, { mode: 0o600 });
  await rename(`${at}.part`, at);
}

/** Notes how long a mail may stay readable. To be called before it is written. */
export async function markReadable(folder: string, { id, kind = '' }: { id: string; kind?: string }) {
  if (!kind) return;
  const mark = path.join(folder, `${id}${MARK}`);
  await putFile(mark, '');
  const until = Date.now() / 1000 + readableSeconds(kind);
  await utimes(mark, until, until);
}

async function blank(folder: string, id: string): Promise<void> {
  const at = (ending: string) => path.join(folder, `${id}${ending}`);
  try {
    const { kind, subject } = JSON.parse(await readFile(at('.json'), 'utf8')) as Record<string, string>;
    const { removed } = mailFileWords[LANGS[0]];
    await putFile(at('.txt'), `${subject}\n\n${removed}\n`);
    await putFile(at('.json'), JSON.stringify({ id, kind, subject, text: '' }, null, 2));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  await rm(at(MARK), { force: true });
}

const marked = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(() => []))
    .filter((name) => name.endsWith(MARK))
    .map((name) => name.slice(0, -MARK.length));

/** Takes text and addresses out of what may not be read any more. Returns how many mails. */
export async function blankExpiredFiles(folder: string, now = Date.now()): Promise<number> {
  let done = 0;
  for (const id of await marked(folder)) {
    const { mtimeMs } = await stat(path.join(folder, `${id}${MARK}`));
    if (mtimeMs > now) continue;
    await blank(folder, id);
    done += 1;
  }
  return done;
}

/** The same at once for these mails, because their account is deleted. Never in the way of that. */
export async function expireMailFiles(ids: readonly string[], folder = mailFolder()): Promise<void> {
  try {
    for (const id of ids.filter(isUuid)) await blank(folder, id);
  } catch (error) {
    log.error('mail-files-not-blanked', { error: reason(error) });
  }
}

const MINUTE = 60_000;

/** Looks every minute. To be called once, when the server starts. */
export function startBlanking(folder = mailFolder()): void {
  const look = () =>
    void blankExpiredFiles(folder).catch((error: unknown) =>
      log.error('mail-files-not-blanked', { error: reason(error) }),
    );
  look();
  setInterval(look, MINUTE).unref();
}
