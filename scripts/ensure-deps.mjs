// Runs before start, dev, build and test on bare Node: nothing may be imported here that npm installs.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const stamp = path.join(root, 'node_modules/.deps-stamp');
const read = (file) => readFileSync(path.join(root, file), 'utf8');

function stop(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  stop(`This site needs Node 20.19 or newer; this is Node ${process.versions.node}.`);
}

const machine = `${process.versions.node.split('.')[0]} ${process.platform} ${process.arch}`;
const wanted = `${machine}\n${createHash('sha256').update(read('package-lock.json')).digest('hex')}`;
const stamped = existsSync(stamp) ? readFileSync(stamp, 'utf8') : null;

const fits = (list, value) =>
  !list || list.includes(value) || list.some((x) => x[0] === '!' && x !== `!${value}`);

/** npm's own note of what it installed, for those who installed by hand. */
function installedByHand() {
  if (!existsSync(path.join(root, 'node_modules/.package-lock.json'))) return false;
  if (stamped !== null && !stamped.startsWith(`${machine}\n`)) return false;
  const installed = JSON.parse(read('node_modules/.package-lock.json')).packages;
  const locked = Object.entries(JSON.parse(read('package-lock.json')).packages).filter(([at]) => at !== '');
  return locked.every(([at, { version, optional, os, cpu, libc }]) => {
    if (installed[at]) return installed[at].version === version;
    return optional && (libc || !os || !fits(os, process.platform) || !fits(cpu, process.arch));
  });
}

function install() {
  console.log('Installing the dependencies (once, about a minute) …');
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath; // the very npm that runs this script
  const byNode = npm && /\.[cm]?js$/.test(npm);
  const done = byNode
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (done.status !== 0) stop('The dependencies could not be installed; npm says why above.');
}

checkNode();
if (stamped !== wanted) {
  if (!installedByHand()) install();
  writeFileSync(stamp, wanted);
}
await import('./generate-client.mjs');
