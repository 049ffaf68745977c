import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Env } from '../shared/children';
import { startEmbeddedDb } from './embedded-db';
import { hashFiles } from '../build/fingerprint';
import { inRoot } from '../shared/paths';
import { migrate, seed } from './prepare-db';

/** Where finished folders are kept; a new one takes the place of all others of its kind. */
const TEMPLATES = inRoot('.data/templates');

/** How much a database holds when a test gets it. */
export type Held = 'nothing' | 'tables' | 'range';

/** What a folder is made from, so that a database is initialised once: that takes longer than all that is put into it. */
const BEFORE: Partial<Record<Held, Held>> = { tables: 'nothing', range: 'tables' };

/** Brings a database to what it shall hold. */
export async function fill(url: string, env: Env, held: Held): Promise<void> {
  if (held === 'nothing') return;
  await migrate(url);
  if (held === 'range') await seed(url, env);
}

/** A closed database folder: made once, then copied. */
async function template(env: Env, held: Held): Promise<string> {
  const sources = ['prisma', 'scripts', 'package-lock.json', ...(held === 'range' ? ['content'] : [])];
  const kept = path.join(TEMPLATES, `${held}-${hashFiles(sources).slice(0, 16)}`);
  if (existsSync(kept)) return kept;
  mkdirSync(TEMPLATES, { recursive: true });
  for (const old of readdirSync(TEMPLATES))
    // Another run may have been quicker meanwhile.
    if (old.startsWith(`${held}-`) && old !== path.basename(kept))
      rmSync(path.join(TEMPLATES, old), { recursive: true, force: true });
  const before = BEFORE[held];
  const from = before && (await template(env, before));
  const draft = mkdtempSync(path.join(TEMPLATES, 'draft-'));
  if (from) cpSync(from, draft, { recursive: true });
  const db = await startEmbeddedDb(draft, { byPort: process.platform === 'win32', isScratch: true });
  await fill(db.url, env, held);
  await db.stop();
  try {
    renameSync(draft, kept);
  } catch {
    // Another run was quicker.
    rmSync(draft, { recursive: true, force: true });
  }
  return kept;
}

/** Puts a database of its own into an empty folder, as a first start would have left it there. */
export async function copyTemplate(env: Env, held: Held, folder: string): Promise<void> {
  cpSync(await template(env, held), folder, { recursive: true });
}
