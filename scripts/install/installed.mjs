// Which packages are installed. Bare Node: nothing may be imported here that npm installs.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { productionPlaces } from './lock-graph.mjs';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const stamp = path.join(root, 'node_modules/.deps-stamp');
const read = (file) => readFileSync(path.join(root, file), 'utf8');
const lockedPackages = () => JSON.parse(read('package-lock.json')).packages;

const machine = `${process.versions.node.split('.')[0]} ${process.platform} ${process.arch}`;
const version = () => `${machine}\n${createHash('sha256').update(read('package-lock.json')).digest('hex')}`;

const fits = (list, value) =>
  !list || list.includes(value) || list.some((x) => x[0] === '!' && x !== `!${value}`);

/** Whether npm's own note names every package of `places` in the locked version. */
function isInstalled(places) {
  if (!existsSync(path.join(root, 'node_modules/.package-lock.json'))) return false;
  const installed = JSON.parse(read('node_modules/.package-lock.json')).packages;
  const locked = lockedPackages();
  return places.every((at) => {
    const { version, optional, os, cpu, libc } = locked[at];
    if (installed[at]) return installed[at].version === version;
    return optional && (libc || !os || !fits(os, process.platform) || !fits(cpu, process.arch));
  });
}

const every = () => Object.keys(lockedPackages()).filter((at) => at !== '');
const needed = () => [...productionPlaces(lockedPackages())].filter((at) => at !== '');

/** `all`: what tests need too. `site`: what building and serving needs. `none`: less than that. By npm's own note. */
export function foundInstalled() {
  if (isInstalled(every())) return 'all';
  return isInstalled(needed()) ? 'site' : 'none';
}

/** The same by our note; without one, as after an installation by hand, by npm's. Packages are for one machine. */
export function whatIsInstalled() {
  const noted = existsSync(stamp) ? readFileSync(stamp, 'utf8').trim().split('\n') : null;
  if (noted && noted.slice(0, 2).join('\n') === version()) return noted[2] ?? 'all';
  return noted && noted[0] !== machine ? 'none' : foundInstalled();
}

/** @param {'site' | 'all'} which */
export const noteInstalled = (which) => writeFileSync(stamp, `${version()}\n${which}\n`);
