import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hashFiles } from './fingerprint';

const mockRoot = mkdtempSync(path.join(tmpdir(), 'site-fingerprint-'));
jest.mock('../shared/paths', () => ({
  ...jest.requireActual<object>('../shared/paths'),
  inRoot: (relative: string) => jest.requireActual<typeof path>('node:path').join(mockRoot, relative),
}));

beforeAll(() => mkdirSync(path.join(mockRoot, 'public')));
afterAll(() => rmSync(mockRoot, { recursive: true }));

test.each([
  ['a drawing', 'tile.dxf', 40_000],
  ['a drawing of a page', 'tile.svg', 300],
  ['a model', 'tile.glb', 40_000],
  ['a short document', 'tile.pdf', 300],
])('%s that is replaced by one of the same size asks for a new build', (_, name, size) => {
  const hashWith = (measure: string) => {
    const half = 'x'.repeat(size / 2);
    writeFileSync(path.join(mockRoot, 'public', name), half + measure + half);
    return hashFiles(['public']);
  };
  const before = hashWith('250');
  expect(hashWith('260')).not.toBe(before);
  expect(hashWith('250')).toBe(before);
});
