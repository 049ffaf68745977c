import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { actionKey } from '../../../scripts/build/action-key';
import { isBuilt, readNote } from '../../../scripts/build/fingerprint';
import { copyTemplate, type Held } from '../../../scripts/database/database-template';
import { freePort } from './ports';

export interface Launch {
  child: ChildProcess;
  output: () => string;
  ended: Promise<number | null>;
  /** Seconds until the address stood there; throws with the output if the launcher ends before. */
  ready: () => Promise<number>;
  /** Everything that still runs of what it began. */
  processes: () => string[];
}

const own: ChildProcess[] = [];
const folders: string[] = [];

export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-launch-'));
  folders.push(folder);
  return folder;
}

/** A folder that holds a closed database already: what is looked at is not how one is made. */
export async function folderWith(held: Held): Promise<string> {
  const folder = temporaryFolder();
  await copyTemplate(process.env, held, folder);
  return folder;
}

/**
 * Values under which the pages that the tests use count as built. Refused where they are older than their sources: the
 * launcher would build them anew under the server of all other tests.
 */
export async function launchEnv(extra: Record<string, string> = {}): Promise<Record<string, string>> {
  const built = {
    SITE_URL: readNote(process.env)?.address ?? '',
    NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: actionKey(process.env),
  };
  if (!isBuilt({ ...process.env, ...built }))
    throw new Error('The build is older than its sources: run `npm run build` first.');
  return {
    PORT: String(await freePort()),
    DATA_DIR: temporaryFolder(),
    DATABASE_URL: '',
    ...built,
    ...extra,
  };
}

const groupOf = (pgid: number) =>
  spawnSync('ps', ['-eo', 'pid=,pgid=,stat=,args='], { encoding: 'utf8' })
    .stdout.split('\n')
    .filter((line) => {
      const [, group, state] = line.trim().split(/\s+/);
      return Number(group) === pgid && !state?.startsWith('Z');
    });

/** Starts the site as a person does, in a process group of its own as a terminal does. */
export function launch(env: Record<string, string>, how: 'npm' | 'node' = 'node'): Launch {
  const begun = Date.now();
  const [program, args] =
    how === 'npm' ? ['npm', ['start']] : [process.execPath, ['--import', 'tsx', 'scripts/launch/start.ts']];
  const child = spawn(program as string, args as string[], {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, RESEND_API_KEY: '', ...env },
  });
  own.push(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (text += String(chunk)));
  const ended = new Promise<number | null>((resolve) => child.on('close', (code) => resolve(code)));

  const ready = async () => {
    for (;;) {
      if (text.includes(`\nhttp://localhost:${env.PORT}\n`)) return (Date.now() - begun) / 1000;
      if (child.exitCode !== null) throw new Error(`The launcher ended:\n${text}`);
      await pause(20);
    }
  };
  return { child, output: () => text, ended, ready, processes: () => groupOf(child.pid!) };
}

/** Resolves as soon as nothing of a launch runs any more; how long that may take is the test's own limit. */
export async function gone({ processes }: Launch): Promise<void> {
  while (processes().length > 0) await pause(100);
}

/** Ends what a failed test left and takes the folders away. */
export function cleanUp(): void {
  for (const child of own.splice(0)) {
    try {
      process.kill(-child.pid!, 'SIGKILL');
    } catch {
      // Nothing left of it.
    }
  }
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}
