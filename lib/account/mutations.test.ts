/** @jest-environment node */
import { company } from '@/content/company';
import { ACCOUNT_FIELDS } from '@/content/forms/account-fields';
import { db } from '@/lib/core/db';
import { anAccount, mailsTo, PASSWORD, somebody } from '@/tests/helpers/account';
import { quietLog } from '@/tests/helpers/quiet';
import { changePassword, deleteAccount, logIn, register, signOutEverywhere } from './mutations';
import { userOfToken } from './queries';
import { signToken } from './token';

jest.setTimeout(60_000);
const log = quietLog();
afterAll(() => db.$disconnect());

const tokenOf = ({ id, username, email, role, sessionVersion }: Awaited<ReturnType<typeof anAccount>>) =>
  signToken({ sub: id, username, email, role, ver: sessionVersion }, 60);

test('an account keeps no password, has the role user, and its owner is welcomed by mail', async () => {
  const who = { ...somebody(), role: 'admin' };
  const opened = await register(who);
  expect(opened).toMatchObject({ ok: true, data: { username: 'Mariam', role: 'user', sessionVersion: 0 } });
  const row = await db.user.findFirstOrThrow({ where: { email: who.email } });
  expect(row.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  const [mail, ...more] = await mailsTo(who.email);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ subject: `Your ${company.brand} account is open`, status: 'queued' });
  expect(mail!.text).toContain(company.phone);
  expect(mail!.html).toContain('Mariam');
  expect(log.lines().join()).not.toContain(who.email);
});

test('two registrations of one address at once, in different cases, make one account', async () => {
  const who = somebody();
  const answers = await Promise.all(
    [who.email, who.email.toUpperCase(), who.email, who.email].map((email) => register({ ...who, email })),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await db.user.count({ where: { emailKey: who.email } })).toBe(1);
});

test('a taken address is refused, its owner told once an hour, and nothing changed', async () => {
  const user = await anAccount();
  for (let k = 0; k < 2; k++)
    expect(await register({ ...somebody('Stranger'), email: user.email })).toEqual({
      ok: false,
      code: 'refused',
    });
  expect((await mailsTo(user.email)).map(({ subject }) => subject)).toEqual([
    expect.stringContaining('account is open'),
    'Somebody tried to register with your address',
  ]);
  expect(await logIn({ email: user.email, password: PASSWORD })).toMatchObject({ ok: true });
});

test.each([
  ['password1', ACCOUNT_FIELDS.passwordCommon],
  [company.legalName, ACCOUNT_FIELDS.passwordOwn],
  ['Mariam Saeed', ACCOUNT_FIELDS.passwordOwn],
])('%j is refused as a password', async (password, fault) => {
  expect(await register({ ...somebody(), username: 'Mariam Saeed', password })).toEqual({
    ok: false,
    code: 'invalid',
    fieldErrors: { password: fault },
  });
});

test('hostile text is a name like any other', async () => {
  const username = `'; DROP TABLE "User"; -- <script>${process.pid}</script> 🏠`;
  expect(await register({ ...somebody(), username })).toMatchObject({ ok: true, data: { username } });
});

describe('signing in', () => {
  test('asks for the password, whatever the case of the address', async () => {
    const user = await anAccount();
    expect(await logIn({ email: user.email.toUpperCase(), password: PASSWORD })).toMatchObject({
      ok: true,
      data: { id: user.id },
    });
  });

  test('answers alike to an unknown address and a wrong password', async () => {
    const user = await anAccount();
    const refused = { ok: false, code: 'refused' };
    expect(await logIn({ email: user.email, password: 'wrong one' })).toEqual(refused);
    expect(await logIn({ email: 'nobody@villa.example', password: 'wrong one' })).toEqual(refused);
  });

  test('after five failures waits, then doubles, and a right one resets it', async () => {
    const user = await anAccount();
    const wrong = () => logIn({ email: user.email, password: 'wrong one' });
    const right = () => logIn({ email: user.email, password: PASSWORD });
    for (let k = 0; k < 4; k++) await wrong();
    expect(await right()).toMatchObject({ ok: true });
    for (let k = 0; k < 5; k++) await wrong();
    expect(await right()).toEqual({ ok: false, code: 'refused' });
    await db.$executeRaw`UPDATE "RateLimiterFlexible" SET "expire" = now() - interval '1 minute' WHERE "key" LIKE 'failure-wait:%'`;
    expect(await right()).toMatchObject({ ok: true });
    expect(await right()).toMatchObject({ ok: true });
  });

  test('fifty guesses at once are five', async () => {
    const user = await anAccount();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, k) =>
        logIn({ email: user.email, password: k < 45 ? `wrong one ${k}` : PASSWORD }),
      ),
    );
    const judged = log
      .lines()
      .filter((line) => line.includes('login-refused') && line.includes('"waits":false'));
    expect(judged.length + answers.filter(({ ok }) => ok).length).toBeLessThanOrEqual(5);
  });
});

test('a token ends with its session version, and with the account', async () => {
  const user = await anAccount();
  const token = await tokenOf(user);
  expect(await userOfToken(token)).toMatchObject({ id: user.id });
  await signOutEverywhere(user.id);
  expect(await userOfToken(token)).toBeNull();
  expect(log.lines().join()).toContain('Invalid token');
});

test('changing the password asks for the old one, ends all sessions and writes to the owner', async () => {
  const user = await anAccount();
  const token = await tokenOf(user);
  expect(await changePassword(user, { current: 'wrong one', password: 'Another roof 2' })).toEqual({
    ok: false,
    code: 'invalid',
    fieldErrors: { current: ACCOUNT_FIELDS.currentWrong },
  });
  expect(await changePassword(user, { current: PASSWORD, password: 'Another roof 2' })).toMatchObject({
    ok: true,
  });
  expect(await userOfToken(token)).toBeNull();
  expect(await logIn({ email: user.email, password: PASSWORD })).toMatchObject({ ok: false });
  expect(await logIn({ email: user.email, password: 'Another roof 2' })).toMatchObject({ ok: true });
  expect((await mailsTo(user.email)).at(-1)!.subject).toBe('Your password was changed');
});

test('deleting asks for the password and leaves nothing', async () => {
  const user = await anAccount();
  expect(await deleteAccount(user, 'wrong one')).toMatchObject({ ok: false });
  expect(await deleteAccount(user, PASSWORD)).toEqual({ ok: true, data: null });
  expect(await db.user.findUnique({ where: { id: user.id } })).toBeNull();
});
