import { randomUUID } from 'node:crypto';
import { appendFileSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ERASED_LIST, noteErased, readErased } from './erased-list';

test('deletions are noted in the data folder, whatever became of the line before', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-erased-'));
  const file = path.join(folder, 'new', ERASED_LIST);
  const [one, two] = [randomUUID(), randomUUID()];
  expect(await readErased(file)).toBeNull();
  await noteErased(path.dirname(file), one);
  appendFileSync(file, randomUUID().slice(0, 20));
  await noteErased(path.dirname(file), two);
  await noteErased(path.dirname(file), two);
  expect(await readErased(file)).toEqual([one, two]);
  expect(statSync(file).mode & 0o077).toBe(0);
  rmSync(folder, { recursive: true });
});
