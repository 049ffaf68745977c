import { existsSync } from 'node:fs';
import path from 'node:path';
import { makePrivateFolder } from '../../lib/storage/private-folder';
import { refuseStranger } from '../database/folder-owner';
import { checkedEnv } from '../shared/environment';
import { Fault } from '../shared/fault';

/** The folder of everything that the site and its commands write. */
export const dataFolder = (): string => path.resolve(checkedEnv(false).DATA_DIR || '.data');

/**
 * Where a command writes what holds personal data, if it is told no other place: a folder of DATA_DIR, closed to
 * other users, in no repository and in no image.
 */
export function dataFile(folder: string, name: string): string {
  refuseStranger(dataFolder());
  const at = path.join(dataFolder(), folder);
  makePrivateFolder(at);
  return path.join(at, name);
}

/** Moment of a file, such as `2026-01-31-09-30-00` (UTC). */
export const stamp = (now = new Date()): string => now.toISOString().slice(0, 19).replace(/[:T]/g, '-');

/** Nothing that is there is written over. */
export function refuseExisting(file: string): void {
  if (existsSync(file)) throw new Fault(`The file ${file} is there already; nothing was written.`);
}
