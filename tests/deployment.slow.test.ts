import { spawn, spawnSync } from 'node:child_process';
import { chownSync, copyFileSync, cpSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { actionKey } from '@/scripts/build/action-key';
import { readNote } from '@/scripts/build/fingerprint';
import { cloneSite } from './helpers/site/clone-site';
import { freePort } from './helpers/site/ports';

/** Nobody: what `User=` of the unit is to the system. */
const NOBODY = 65_534;
/** Everything is read-only but the checkout and a temporary folder; no capability, no new right, the unit's limits. */
const RESTRICTED = `mount --make-rprivate / && mount --bind "$1" "$1" && mount -o remount,bind,ro / &&
  mount -t tmpfs tmpfs /mnt && chmod 1777 /mnt && cd "$1" &&
  TMPDIR=/mnt exec setpriv --reuid=${NOBODY} --regid=${NOBODY} --clear-groups --no-new-privs --bounding-set=-all \
    --inh-caps=-all prlimit --nofile=16384 --core=0 ./node --import tsx scripts/launch/start.ts`;

const isPossible =
  process.getuid?.() === 0 &&
  spawnSync('unshare', ['-m', 'setpriv', '--no-new-privs', 'prlimit', '--core=0', 'true']).status === 0;

function ownedByNobody(folder: string): void {
  chownSync(folder, NOBODY, NOBODY);
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    chownSync(path.join(folder, entry), NOBODY, NOBODY);
}

// Skipped without root, and where no file system of one's own can be had.
(isPossible ? test : test.skip)(
  'the site starts and answers under the restrictions of its service',
  async () => {
    const copy = cloneSite();
    const port = await freePort();
    cpSync('.next', path.join(copy, '.next'), { recursive: true });
    cpSync('prisma/generated', path.join(copy, 'prisma/generated'), { recursive: true });
    // Where it is installed in somebody's home, nobody else may run it.
    copyFileSync(process.execPath, path.join(copy, 'node'));
    mkdirSync(path.join(copy, '.data'));
    chownSync(copy, NOBODY, NOBODY);
    for (const name of ['.next', '.data']) ownedByNobody(path.join(copy, name));
    const env = {
      ...process.env,
      ...{ PORT: String(port), HOME: '/nonexistent', DATA_DIR: '', DATABASE_URL: '' },
      SITE_URL: readNote(process.env)?.address,
      NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: actionKey({ ...process.env, AUTH_SECRET: '' }),
    };
    const site = spawn('unshare', ['-m', 'sh', '-c', RESTRICTED, 'sh', copy], { env });
    let printed = '';
    for (const stream of [site.stdout, site.stderr]) stream.on('data', (text) => (printed += String(text)));
    try {
      while (!printed.includes(`\nhttp://localhost:${port}\n`) && site.exitCode === null) await pause(100);
      expect(printed).toContain('The pages are built already.');
      const status = readFileSync(`/proc/${site.pid}/status`, 'utf8');
      expect(status).toMatch(/^CapBnd:\t0+$/m);
      expect(status).toMatch(/^NoNewPrivs:\t1$/m);
      expect((await fetch(`http://127.0.0.1:${port}/contact-us`)).status).toBe(200);
      expect((await fetch(`http://127.0.0.1:${port}/api/ready`)).status).toBe(200);
    } finally {
      site.kill('SIGTERM');
      while (site.exitCode === null && site.signalCode === null) await pause(100);
      rmSync(copy, { recursive: true, force: true });
    }
  },
);
