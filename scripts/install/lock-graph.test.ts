/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { productionFiles, productionPlaces } from './lock-graph.mjs';

const json = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const real = () => productionFiles(json('package.json'), json('package-lock.json'));

const PACKAGES = {
  '': { dependencies: { a: '1' }, devDependencies: { tool: '1' } },
  'node_modules/a': {
    dependencies: { b: '1' },
    optionalDependencies: { native: '1', elsewhere: '1' },
    peerDependencies: { peer: '1', tool: '1' },
    peerDependenciesMeta: { tool: { optional: true } },
  },
  'node_modules/a/node_modules/b': { dependencies: { c: '1' } },
  'node_modules/b': {},
  'node_modules/c': {},
  'node_modules/native': {},
  'node_modules/peer': {},
  'node_modules/tool': { dependencies: { c: '1', d: '1' } },
  'node_modules/d': {},
};

test('what serves needs: dependencies where each package finds them, optional ones and peers, no optional peer', () => {
  expect([...productionPlaces(PACKAGES)].sort()).toEqual([
    '',
    'node_modules/a',
    'node_modules/a/node_modules/b',
    'node_modules/c',
    'node_modules/native',
    'node_modules/peer',
  ]);
});

test('the site is installed without the tools of tests and of the database schema', () => {
  const { manifest, lock } = real();
  const names = Object.keys(lock.packages);
  expect(manifest.devDependencies).toBeUndefined();
  // "$eslint" would name a package that is not there, and npm would refuse.
  expect(JSON.stringify(manifest)).not.toContain('eslint');
  expect(lock.packages[''].devDependencies).toBeUndefined();
  const tools = ['prisma', 'playwright', '@playwright/test', 'jest', 'eslint', 'prettier'];
  expect(tools.filter((name) => names.includes(`node_modules/${name}`))).toEqual([]);
  // What `next build` asks for wherever there is a tsconfig.json.
  for (const name of ['next', 'typescript', '@types/node', '@types/react', '@prisma/client', 'tsx', 'sharp'])
    expect(names).toContain(`node_modules/${name}`);
  // Other machines find their own binaries too.
  expect(names.filter((name) => /darwin|win32/.test(name)).length).toBeGreaterThan(10);
});
