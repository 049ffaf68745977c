import { hashPassword, isPassword } from './password';

jest.unmock('@node-rs/argon2');

test('a password is kept at the cost that OWASP names, and known again', async () => {
  const kept = await hashPassword('Clay tiles 1976');
  expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await isPassword(kept, 'Clay tiles 1976')).toBe(true);
  expect(await isPassword(kept, 'Clay tiles 1977')).toBe(false);
});

test('typed on two keyboards it is one password', async () => {
  const kept = await hashPassword('Ｃlay tiles 1976');
  expect(await isPassword(kept, 'Clay tiles 1976')).toBe(true);
});

test('of somebody who does not exist every password is judged, and wrong', async () => {
  expect(await isPassword(undefined, 'the password of nobody')).toBe(false);
});
