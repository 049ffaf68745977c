import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { actionKey } from '../../../scripts/build/action-key';
import { distDir, inRoot } from '../../../scripts/shared/paths';
import { expect, test } from '../../helpers/browser/test';

interface Manifest {
  encryptionKey: string;
  node: Record<string, { filename: string; exportedName: string }>;
}

const read = () =>
  JSON.parse(readFileSync(inRoot(distDir(), 'server/server-reference-manifest.json'), 'utf8')) as Manifest;

test('the build was given the lasting key', () => {
  expect(read().encryptionKey).toBe(actionKey(process.env));
});

test('ids of form actions come from key, file and name alone: any build with the key has the same', () => {
  const { node, encryptionKey } = read();
  const idOf = ({ filename, exportedName }: Manifest['node'][string]) =>
    createHash('sha1').update(`${encryptionKey}${filename}:${exportedName}`).digest('hex');
  expect(Object.keys(node).length).toBeGreaterThan(10);
  // The first two digits say what arguments an action takes.
  for (const [id, action] of Object.entries(node)) expect(id.slice(2)).toBe(idOf(action));
});
