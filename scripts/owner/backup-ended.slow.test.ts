import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const folder = mkdtempSync(path.join(tmpdir(), 'site-ended-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Begins a backup from a database that never answers the second question, and waits. */
const BEGINS = `
  const { main } = require('./scripts/shared/fault');
  const { backUp } = require('./scripts/owner/copy');
  let asked = 0;
  const query = () => ((asked += 1) > 2 ? new Promise(() => setInterval(() => {}, 1000)) : Promise.resolve({ rows: [] }));
  main(() => backUp({ query }, process.argv[1]));
`;

test.each(['SIGINT', 'SIGHUP'] as const)(
  'a backup that is ended by %s leaves nothing of what it had written',
  async (signal) => {
    const at = mkdtempSync(path.join(folder, 'ended-'));
    const file = path.join(at, 'all.jsonl.gz');
    const child = spawn(process.execPath, ['--import', 'tsx', '-e', BEGINS, file], { stdio: 'inherit' });
    const ended = new Promise((done) => child.once('exit', (code, by) => done(by ?? code)));
    while (!existsSync(`${file}.part`) && child.exitCode === null) await pause(50);
    child.kill(signal);
    expect(await ended).toBe(signal);
    expect(readdirSync(at)).toEqual([]);
  },
);
