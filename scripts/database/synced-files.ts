import { closeSync, fdatasyncSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

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

/** The files of a database folder, as Emscripten has them, with the one operation that it leaves out: waiting for the disk. */
class SyncedFiles extends NodeFS {
  override async init(...given: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...given);
    const addSync: NonNullable<typeof emscriptenOpts.preRun>[number] = (mod) => {
      const files = (mod.FS as unknown as { filesystems: { NODEFS: SystemFiles } }).filesystems.NODEFS;
      files.stream_ops.fsync = ({ nfd, node }) => {
        files.tryFSOperation(() => (nfd === undefined ? syncPath(files.realPath(node)) : fdatasyncSync(nfd)));
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
 */
export const synced = (data: string): PGliteOptions => ({
  fs: new SyncedFiles(data),
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
