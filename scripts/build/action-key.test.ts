import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { envFault } from '../../lib/settings/env-schema';
import { actionKey, checkSecret, withActionKey } from './action-key';
import { buildFingerprint } from './fingerprint';

const folder = mkdtempSync(path.join(tmpdir(), 'key-'));
afterAll(() => rmSync(folder, { recursive: true }));

const AUTH_SECRET = 'a secret of the tests, long enough';
const DATABASE_URL = 'postgresql://db.example/site';

test('every build and server with one secret has one key, and it is a key the framework takes', () => {
  const key = actionKey({ AUTH_SECRET });
  expect(actionKey({ AUTH_SECRET, DATA_DIR: '/elsewhere' })).toBe(key);
  expect(Buffer.from(key, 'base64')).toHaveLength(32);
  expect(envFault({ NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: key })).toBeNull();
  expect(actionKey({ AUTH_SECRET: `${AUTH_SECRET}.` })).not.toBe(key);
  expect(key).not.toContain(AUTH_SECRET);
});

test('without a secret the key lasts as long as the data folder', () => {
  const key = actionKey({ DATA_DIR: folder });
  expect(actionKey({ DATA_DIR: folder })).toBe(key);
});

test('a key that is given is the one', () => {
  const given = Buffer.alloc(32, 7).toString('base64');
  expect(withActionKey({ AUTH_SECRET, NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: given })).toMatchObject({
    NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: given,
  });
});

test('another key asks for another build, and the note of the build does not tell it', () => {
  const [one, two] = [{ AUTH_SECRET }, { AUTH_SECRET: `${AUTH_SECRET}.` }].map(buildFingerprint);
  expect(one).not.toBe(two);
  expect(buildFingerprint({ AUTH_SECRET })).toBe(one);
});

test('a database without a secret, and a damaged secret, are refused in one sentence', () => {
  expect(() => checkSecret({ DATABASE_URL })).toThrow(/^With DATABASE_URL .+ AUTH_SECRET must be set too/);
  expect(() => checkSecret({ DATABASE_URL, AUTH_SECRET })).not.toThrow();
  writeFileSync(path.join(folder, 'auth-secret'), '');
  expect(() => checkSecret({ DATA_DIR: folder })).toThrow(/auth-secret is damaged/);
});
