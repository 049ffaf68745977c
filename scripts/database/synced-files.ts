import { closeSync, fdatasyncSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { errorMessage } from '../shared/fault';
import { stop } from '../shared/lifetime';

/** An open file of the database; a folder has no number. */
interface Stream {
  nfd?: number;
  node: unknown;
}

/** What Emscripten keeps for files of the system; its types do not name it. */
interface SystemFiles {
  realPath: (node: unknown) => string;
  tryFSOperation: (act: () => void) => void;
  stream_ops: { fsync?: (stream: Stream) => number };
}

/** Waits until what was written to a file or a folder lies on the disk. Windows opens no folder, and no file to read, for that. */
export function syncPath(at: string): void {
  if (process.platform === 'win32') return;
  const file = openSync(at, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Codes that PostgreSQL itself lets pass where a folder is waited for: not every disk can. */
const NOT_FOR_FOLDERS = ['EINVAL', 'EBADF'];

/**
 * What PostgreSQL's own panic is elsewhere: a restart reads what lies on the disk. PGlite drops the panic and goes on,
 * and what a disk has once refused to keep it may say it kept the next time.
 */
function endProgram(error: unknown): void {
  process.stderr.write(
    `The disk would not keep what was written (${errorMessage(error)}): the database ends, and is read anew at the next start.\n`,
  );
  void stop(1);
}

/** The files of a database folder, as Emscripten has them, with the one operation that it leaves out: waiting for the disk. */
class SyncedFiles extends NodeFS {
  private isLost = false;

  constructor(
    data: string,
    private readonly onLost: (error: unknown) => void,
  ) {
    super(data);
  }

  private wait(nfd: number | undefined, at: () => string): void {
    if (this.isLost) throw new Error('The disk has refused before.');
    try {
      if (nfd === undefined) syncPath(at());
      else fdatasyncSync(nfd);
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      if (nfd !== undefined || !NOT_FOR_FOLDERS.includes(code)) {
        this.isLost = true;
        this.onLost(error);
      }
      throw error;
    }
  }

  override async init(...given: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...given);
    const addSync: NonNullable<typeof emscriptenOpts.preRun>[number] = (mod) => {
      const files = (mod.FS as unknown as { filesystems: { NODEFS: SystemFiles } }).filesystems.NODEFS;
      files.stream_ops.fsync = ({ nfd, node }) => {
        files.tryFSOperation(() => this.wait(nfd, () => files.realPath(node)));
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addSync] } };
  }
}

/**
 * How a database folder is opened so that what was committed outlives a power cut (docs/decisions/357). PGlite starts
 * PostgreSQL with `-F`, which never waits for the disk, and Emscripten's `fdatasync` does nothing, its `fsync` what the
 * files say.
 * @param onLost told once where the disk refuses; ends the program unless given
 */
export const synced = (data: string, onLost = endProgram): PGliteOptions => ({
  fs: new SyncedFiles(data, onLost),
  startParams: [
    ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
    ...['-c', 'wal_sync_method=fsync'],
  ],
});

/** The same for a whole folder: the 1,000 files of a new database take one to three seconds. */
export function syncFolder(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    syncPath(path.join(entry.parentPath, entry.name));
  syncPath(folder);
}
