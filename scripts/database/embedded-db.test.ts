import { chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { closeWhole } from '../../lib/storage/private-folder';
import { runQuietly } from '../shared/children';
import { startEmbeddedDb } from './embedded-db';
import { Fault } from '../shared/fault';

jest.mock('node:fs', () => ({ ...jest.requireActual<object>('node:fs'), statfsSync: jest.fn() }));
jest.mock('../../lib/storage/private-folder', () => ({
  ...jest.requireActual<object>('../../lib/storage/private-folder'),
  closeWhole: jest.fn(),
}));
jest.mock('../shared/children', () => ({
  ...jest.requireActual<object>('../shared/children'),
  runQuietly: jest.fn(),
}));

const MEGABYTE = 1024 * 1024;
const mask = process.umask();
let folder: string;
const data = () => path.join(folder, 'pgdata');

const withFree = (megabytes: number) =>
  jest.mocked(statfsSync).mockReturnValue({ bavail: megabytes, bsize: MEGABYTE, blocks: 4096 } as never);

/** As much of a database as is looked at before one is opened. */
function folderThatLooksWhole(): void {
  for (const name of ['base', 'global', 'pg_wal']) mkdirSync(path.join(data(), name), { recursive: true });
  writeFileSync(path.join(data(), 'PG_VERSION'), '18\n');
  writeFileSync(path.join(data(), 'global/pg_control'), '');
}

/** The one sentence of a refusal. */
async function refusal(): Promise<string> {
  const error = await startEmbeddedDb(folder).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Fault);
  return (error as Fault).message;
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'site-embedded-'));
  withFree(1000);
  jest.mocked(runQuietly).mockReset();
});
afterEach(() => {
  process.umask(mask);
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

test.each(['EPERM', 'EACCES', 'EROFS'])(
  'a file that the system refuses with %s is told by its name, and never as damage',
  async (code) => {
    folderThatLooksWhole();
    const file = path.join(data(), 'global/pg_internal.init');
    jest.mocked(closeWhole).mockImplementationOnce(() => {
      throw Object.assign(new Error(`${code}: not permitted, chmod '${file}'`), { code, path: file });
    });
    const said = await refusal();
    expect(said).toContain(`${file} belongs to another user or may not be written (${code})`);
    expect(said).toMatch(/nothing is damaged/i);
    expect(said).toContain(`chown -R`);
    expect(said).not.toMatch(/folder \S+ is damaged|begin with an empty/);
  },
);

test('what belongs to another user is not opened, and nothing is written into it', async () => {
  folderThatLooksWhole();
  const uid = process.getuid!();
  jest.spyOn(process, 'getuid').mockReturnValue(uid + 1);
  expect(await refusal()).toMatch(
    new RegExp(`^The data folder ${folder} belongs to the user .+: run this as that one`),
  );
  expect(existsSync(path.join(folder, 'lock'))).toBe(false);
});

test('root makes no database in the folder of another user', async () => {
  if (process.getuid!() === 0) chownSync(folder, 65_534, 65_534);
  jest.spyOn(process, 'getuid').mockReturnValue(0);
  expect(await refusal()).toContain('run this as that one');
  expect(runQuietly).not.toHaveBeenCalled();
});

test('a disk without room for a new database is told before one is begun', async () => {
  withFree(8);
  expect(await refusal()).toMatch(/^The disk that holds \S+ is full: a new database takes \d+ MB\.$/);
  expect(runQuietly).not.toHaveBeenCalled();
});

test('a database that could not be made leaves nothing that keeps the disk full', async () => {
  const draft = `${data()}.new`;
  jest.mocked(runQuietly).mockImplementation(async () => {
    mkdirSync(draft);
    writeFileSync(path.join(draft, 'half'), 'x');
    withFree(0);
    throw new Fault('Creating the database folder failed; the reason stands above.');
  });
  expect(await refusal()).toMatch(/^The disk that holds \S+ is full/);
  expect(existsSync(draft)).toBe(false);
});
