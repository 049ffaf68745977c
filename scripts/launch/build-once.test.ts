import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from '../build/build';
import { isBuilt, readNote } from '../build/fingerprint';
import { ROOT } from '../shared/paths';
import { buildOnce } from './build-once';

jest.mock('../build/build', () => ({ build: jest.fn() }));
jest.mock('../build/fingerprint', () => ({ isBuilt: jest.fn(), readNote: jest.fn() }));
jest.mock('../build/dist-lock', () => ({
  ...jest.requireActual<object>('../build/dist-lock'),
  inBuildTurn: (work: () => Promise<unknown>) => work(),
}));

let dist: string;
const env = () => ({ NEXT_DIST_DIR: path.relative(ROOT, dist) });
/** The process that a lock of the folder names. */
const holders = () => readdirSync(path.join(dist, 'cache')).map((name) => Number(name.split('-').at(-1)));

beforeEach(() => {
  dist = mkdtempSync(path.join(tmpdir(), 'site-once-'));
  mkdirSync(path.join(dist, 'cache'));
  jest.mocked(build).mockReset();
  jest.mocked(readNote).mockReturnValue({ fingerprint: 'f', address: 'a' });
});
afterEach(() => rmSync(dist, { recursive: true }));

test('a folder that is built is held from before it was looked at, until the site ends', async () => {
  jest.mocked(isBuilt).mockImplementation(() => holders().includes(process.pid));
  const release = await buildOnce(env());
  expect(build).not.toHaveBeenCalled();
  expect(holders()).toEqual([process.pid]);
  release();
  expect(holders()).toEqual([]);
});

test('one that is not built is not held while it is built, which would refuse itself, and is held then', async () => {
  jest.mocked(isBuilt).mockReturnValue(false);
  jest.mocked(build).mockImplementation(async () => void expect(holders()).toEqual([]));
  await buildOnce(env());
  expect(build).toHaveBeenCalledTimes(1);
  expect(holders()).toEqual([process.pid]);
});
