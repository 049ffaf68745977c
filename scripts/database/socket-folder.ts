import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { closeToOthers, makePrivateFolder } from '../../lib/storage/private-folder';
import { OUR_NAME } from './database-socket';
import { Fault } from '../shared/fault';

/** The name that every PostgreSQL client looks for in the folder it is given. */
const NAME = '.s.PGSQL.5432';
/** Systems keep 104 to 108 bytes for the address of a socket, its end included. */
const MAX_PATH_BYTES = 103;

/** Whether a path is short enough for a socket. */
export const fitsAddress = (at: string): boolean => Buffer.byteLength(at) <= MAX_PATH_BYTES;

const fits = (folder: string) => fitsAddress(path.join(folder, NAME));

/** A short folder for a long one, always the same. Whoever made it before us must be us. */
function shortFolder(folder: string): string {
  const uid = process.getuid?.() ?? 0;
  const name = createHash('sha256').update(`${uid} ${folder}`).digest('hex').slice(0, 16);
  const short = path.join(
    fits(path.join(tmpdir(), 'site-0123456789abcdef')) ? tmpdir() : '/tmp',
    `site-${name}`,
  );
  try {
    mkdirSync(short, { mode: 0o700 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const found = lstatSync(short);
  if (!found.isDirectory() || found.uid !== uid || found.mode & 0o077)
    throw new Fault(
      `The folder ${short} belongs to somebody else; remove it or set DATA_DIR to a shorter path.`,
    );
  return short;
}

interface SocketPlace {
  path: string;
  url: string;
  remove: () => void;
}

function folderOf(folder: string): string {
  const own = path.join(folder, 'socket');
  return fits(own) ? own : shortFolder(folder);
}

const urlOf = (at: string) =>
  `postgresql://postgres@${encodeURIComponent(at)}/postgres?application_name=${OUR_NAME}`;

/** Where the database of this data folder will be found once it is open; nowhere yet where a port is chosen at that time. */
export const comingDatabase = (folder: string): string | null =>
  process.platform === 'win32' ? null : urlOf(folderOf(path.resolve(folder)));

/** The database of a site that runs on this data folder, or null where no socket of it is found. */
export function runningDatabase(folder: string): string | null {
  const at = folderOf(path.resolve(folder));
  return lstatSync(path.join(at, NAME), { throwIfNoEntry: false }) ? urlOf(at) : null;
}

/** Where the socket of the database in a data folder lies: in a folder that only its owner can enter. */
export function socketPlace(folder: string): SocketPlace {
  const at = folderOf(folder);
  makePrivateFolder(at);
  closeToOthers(at);
  const socket = path.join(at, NAME);
  const remove = () => rmSync(at, { recursive: true, force: true });
  rmSync(socket, { force: true }); // left by a killed process; the folder's lock is ours
  return { path: socket, url: urlOf(at), remove };
}
