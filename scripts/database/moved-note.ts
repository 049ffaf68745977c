import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Fault, errorMessage } from '../shared/fault';

/*
 * After a move the old database stays as it was, in case it is wanted again. A note beside it keeps it from being read,
 * saved or served by whoever forgets the address of the new one; to go back to it, the note is removed.
 */

const NAME = 'moved';

interface Note {
  /** Where it went, without anything secret. */
  host: string;
  database: string;
  /** The day, in UTC. */
  day: string;
}

/** The file that says where the database of a data folder went. */
export const movedNote = (folder: string): string => path.join(path.resolve(folder), NAME);

/** Notes that the database of a data folder is now another one. It appears whole or not at all. */
export function noteMoved(folder: string, place: Omit<Note, 'day'>): void {
  const [file, day] = [movedNote(folder), new Date().toISOString().slice(0, 10)];
  try {
    writeFileSync(`${file}.new`, JSON.stringify({ ...place, day } satisfies Note), {
      mode: 0o600,
      flush: true,
    });
    renameSync(`${file}.new`, file);
  } catch (error) {
    throw new Fault(
      `Everything was moved, but ${file} could not be written (${errorMessage(error)}): rename ${path.join(folder, 'pgdata')}, so that nobody goes on with the old database.`,
    );
  }
}

function noteOf(file: string): Partial<Note> | null {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return null;
    return {};
  }
  try {
    return JSON.parse(text) as Partial<Note>;
  } catch {
    return {};
  }
}

/** Refuses, in one sentence, a data folder whose database was moved away. */
export function refuseMoved(folder: string): void {
  const file = movedNote(folder);
  const note = noteOf(file);
  if (!note) return;
  const { host = 'an unknown server', database = 'a database', day = 'an unknown day' } = note;
  throw new Fault(
    `The database of ${path.resolve(folder)} was moved to "${database}" at ${host} on ${day}: set DATABASE_URL to that one, or remove ${file} to go back to the old one, in which nothing stands that came since.`,
  );
}
