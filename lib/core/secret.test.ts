/** @jest-environment node */
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { keptSecret, sealed } from './secret';

test('a secret is made once, kept for its owner alone, and leaves nothing beside it', () => {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'secret-')), 'data');
  const secret = keptSecret(folder);
  expect(secret.length).toBeGreaterThanOrEqual(64);
  expect(keptSecret(folder)).toBe(secret);
  expect(readdirSync(folder)).toEqual(['auth-secret']);
  expect(statSync(path.join(folder, 'auth-secret')).mode & 0o077).toBe(0);
  rmSync(folder, { recursive: true });
});

test('what is sealed for one purpose is worth nothing for another', () => {
  expect(sealed('code', 'x')).toBe(sealed('code', 'x'));
  expect(sealed('code', 'x')).not.toBe(sealed('proof', 'x'));
});
