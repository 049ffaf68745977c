// Runs npm. Bare Node: nothing may be imported here that npm installs.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './installed.mjs';
import { productionFiles } from './lock-graph.mjs';

// What concerns the reader is printed by us; npm itself only says what went wrong. No package runs a program of its own:
// what they would do is done already in what npm unpacks, or asks a host beyond npm (docs/decisions/247, 295).
const QUIET = ['--no-audit', '--no-fund', '--loglevel=error', '--ignore-scripts'];

/** Whether npm ended well. It is the very npm that runs the script, if one does. */
function npm(args, cwd) {
  const program = process.env.npm_execpath;
  const byNode = program && /\.[cm]?js$/.test(program);
  const output = { cwd, stdio: ['ignore', 'ignore', 'inherit'] };
  const done = byNode
    ? spawnSync(process.execPath, [program, ...args, ...QUIET], output)
    : spawnSync('npm', [...args, ...QUIET], { ...output, shell: process.platform === 'win32' });
  return done.status === 0;
}

const json = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
const write = (file, value) => writeFileSync(file, JSON.stringify(value));

/**
 * Installs what building and serving needs: beside, then in one move, so that a kill leaves nothing half done. Left to
 * itself npm would also install packages of the tests that others name as optional peers (decision 146).
 */
export function installSite() {
  const modules = path.join(root, 'node_modules');
  const beside = path.join(root, '.next-packages');
  rmSync(beside, { recursive: true, force: true });
  mkdirSync(beside, { recursive: true });
  const { manifest, lock } = productionFiles(json('package.json'), json('package-lock.json'));
  write(path.join(beside, 'package.json'), manifest);
  write(path.join(beside, 'package-lock.json'), lock);
  copyFileSync(path.join(root, '.npmrc'), path.join(beside, '.npmrc'));
  if (!npm(['ci', '--include=optional'], beside)) return false;
  rmSync(modules, { recursive: true, force: true });
  renameSync(path.join(beside, 'node_modules'), modules);
  rmSync(beside, { recursive: true, force: true });
  return true;
}

/** Installs everything, anew. */
export const installAll = () => npm(['ci', '--include=dev', '--include=optional'], root);

/** Adds what the tests need to an installed site, which may be running: nothing of it is touched. */
export const addTestPackages = () =>
  npm(['install', '--no-save', '--include=dev', '--include=optional'], root);
