import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

function take(folder: string): boolean {
  try {
    mkdirSync(folder);
    writeFileSync(path.join(folder, 'pid'), String(process.pid));
    return true;
  } catch {
    try {
      if (!isAlive(Number(readFileSync(path.join(folder, 'pid'), 'utf8'))))
        rmSync(folder, { recursive: true, force: true });
    } catch {
      // Just being made or removed by another: look again.
    }
    return false;
  }
}

/**
 * Test files run side by side on one database. Those that empty or work off a whole table take turns.
 * A lock of the database would not do: on the embedded one all connections are one session.
 */
export function oneAtATime(name: string): void {
  const folder = path.join(os.tmpdir(), `turn-${name}-${process.ppid}`);
  beforeAll(async () => {
    while (!take(folder)) await new Promise((done) => setTimeout(done, 25));
  }, 60_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
}
