// Adds to package-lock.json the optional platform packages that the registry used did not serve: without
// them `npm ci` calls the lock incomplete. Run after each change of dependencies; --check only looks.
import { readFileSync, writeFileSync } from 'node:fs';
import { placeOf } from './lock-graph.mjs';

const FILE = 'package-lock.json';
const SYSTEM = /(?:^|[-/])(android|darwin|freebsd|win32|windows|linux|openharmony|sunos|aix|netbsd|openbsd)/;
const CPU = /-(arm64|x64|ia32|arm|riscv64|s390x|ppc64|loong64|mips64el|wasm32)/;

function entryFor(name, range) {
  const os = SYSTEM.exec(name)?.[1]?.replace('windows', 'win32');
  const cpu = CPU.exec(name)?.[1];
  return {
    version: range.replace(/^[\^~]/, ''),
    ...(cpu ? { cpu: [cpu] } : {}),
    optional: true,
    ...(os ? { os: [os] } : {}),
  };
}

const missingFrom = (packages) =>
  Object.entries(packages).flatMap(([at, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies).filter(([name]) => !placeOf(packages, at, name)),
  );

const byName = ([a], [b]) => (a < b ? -1 : a > b ? 1 : 0);

const lock = JSON.parse(readFileSync(FILE, 'utf8'));
const missing = missingFrom(lock.packages);
if (process.argv.includes('--check')) {
  if (missing.length > 0)
    console.error(`${FILE} lacks ${missing.map(([name]) => name).join(', ')}: npm run lock`);
  process.exit(missing.length > 0 ? 1 : 0);
}
for (const [name, range] of missing) lock.packages[`node_modules/${name}`] = entryFor(name, range);
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(byName));
writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`Added ${missing.length} optional packages to ${FILE}.`);
