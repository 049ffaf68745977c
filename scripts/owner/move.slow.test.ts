import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyTemplate } from '../database/database-template';
import { emptyDatabase } from '../../tests/helpers/database/empty-database';
import { withClient } from './database';

/** A command as a program of its own: it opens the embedded database in its own process. */
function run(env: Record<string, string>, name: string, ...words: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', `scripts/owner/${name}.ts`, ...words],
    { encoding: 'utf8', env: { ...process.env, DATABASE_URL: '', ...env } },
  );
  return { status, stdout, stderr };
}

test('after a move the old folder is opened by nobody, until its note is removed', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-move-test-'));
  const [DATA_DIR, TMPDIR] = [path.join(folder, 'data'), path.join(folder, 'tmp')];
  const target = await emptyDatabase();
  try {
    mkdirSync(TMPDIR);
    await copyTemplate(process.env, 'tables', DATA_DIR);
    const moved = run({ DATA_DIR, TMPDIR, MOVE_TO: target.url }, 'move');
    expect([moved.status, moved.stderr]).toEqual([0, '']);
    expect(moved.stdout).toContain(`to go back to it, remove ${path.join(DATA_DIR, 'moved')}`);
    expect(moved.stdout).toContain(path.join(DATA_DIR, 'erased-accounts'));
    // Nothing of what was carried over lies about.
    expect(readdirSync(TMPDIR).filter((name) => name.startsWith('site-move'))).toEqual([]);
    expect((await withClient(target.url, (client) => client.query('SELECT 1 FROM "Enquiry"'))).rows).toEqual(
      [],
    );
    for (const name of ['leads', 'backup', 'move']) {
      const { status, stderr } = run({ DATA_DIR, MOVE_TO: target.url }, name);
      expect([name, status]).toEqual([name, 1]);
      expect(stderr).toMatch(/^The database of \S+ was moved to [^\n]+\n$/);
    }
    expect(existsSync(path.join(DATA_DIR, 'pgdata/PG_VERSION'))).toBe(true);
    rmSync(path.join(DATA_DIR, 'moved'));
    expect(run({ DATA_DIR }, 'leads')).toMatchObject({
      status: 0,
      stderr: expect.stringContaining('0 enquiries') as string,
    });
  } finally {
    await target.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
