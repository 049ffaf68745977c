import { company } from '@/content/company';
import { accountMails } from '@/content/forms/account-mails';
import { db } from '@/lib/storage/db';
import { noteErased } from '@/lib/storage/erased-list';
import {
  aDeviceOf,
  anAccount,
  aStranger,
  mailsTo,
  PASSWORD,
  signedIn,
  somebody,
} from '@/tests/helpers/site/account';
import { answersAtOnce } from '@/tests/helpers/database/at-once';
import { quietLog } from '@/tests/helpers/jest/quiet';
import type { User } from '@/prisma/generated/client';
import { changePassword, deleteAccount, logIn, register, signOutEverywhere } from './mutations';
import { userOfToken } from './queries';
import { newLife, signToken } from '@/lib/account/session/token';

jest.mock('@/lib/storage/erased-list', () => ({ noteErased: jest.fn(async () => {}) }));
const log = quietLog();
afterAll(() => db.$disconnect());

const tokenOf = ({ id, username, email, role, sessionVersion }: Awaited<ReturnType<typeof anAccount>>) =>
  signToken({ sub: id, username, email, role, ver: sessionVersion }, newLife(60));

test('an account keeps no password, has the role user, and its owner is welcomed by mail', async () => {
  const who = { ...somebody(), username: 'Mariam You Won A Villa', role: 'admin' };
  const opened = await register(who);
  expect(opened).toMatchObject({
    ok: true,
    data: { username: who.username, role: 'user', sessionVersion: 0 },
  });
  const row = await db.user.findFirstOrThrow({ where: { email: who.email } });
  expect(row.passwordHash).toMatch(/^\$argon2id\$/);
  const [mail, ...more] = await mailsTo(who.email);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ subject: accountMails.en.welcome.subject, status: 'queued' });
  expect(mail!.text).toContain(company.phone);
  // The address is not proven yet: nothing that a visitor typed is written to it.
  expect(`${mail!.subject} ${mail!.text} ${mail!.html}`).not.toMatch(/Mariam|Villa/);
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

test('an address that looks like another one is that one, or none', async () => {
  const who = somebody('Lookalike');
  await register(who);
  const [name, domain] = who.email.split('@') as [string, string];
  const taken = { ok: false, code: 'refused' };
  const email = 'emailWrong';
  expect(await register({ ...who, email: `${name}@${domain.toUpperCase()}` })).toEqual(taken);
  expect(await register({ ...who, email: `${name}@vill\uff41.example` })).toEqual(taken);
  expect(await register({ ...who, email: `\u{1d425}${name.slice(1)}@${domain}` })).toEqual({
    ok: false,
    code: 'invalid',
    fieldErrors: { email },
  });
});

test('a taken address is refused, its owner told once an hour, and nothing changed', async () => {
  const user = await anAccount();
  for (let k = 0; k < 2; k++)
    expect(await register({ ...somebody('Stranger'), email: user.email })).toEqual({
      ok: false,
      code: 'refused',
    });
  expect((await mailsTo(user.email)).map(({ subject }) => subject)).toEqual([
    accountMails.en.welcome.subject,
    accountMails.en.taken.subject,
  ]);
  expect(await logIn({ email: user.email, password: PASSWORD }, aStranger())).toMatchObject({ ok: true });
});

test.each([
  ['password1', 'passwordCommon'],
  [company.legalName, 'passwordOwn'],
  ['Mariam Saeed', 'passwordOwn'],
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
    expect(await logIn({ email: user.email.toUpperCase(), password: PASSWORD }, aStranger())).toMatchObject({
      ok: true,
      data: { id: user.id },
    });
  });

  test('answers alike to an unknown address and a wrong password', async () => {
    const user = await anAccount();
    const refused = { ok: false, code: 'refused' };
    expect(await logIn({ email: user.email, password: 'wrong one' }, aStranger())).toEqual(refused);
    expect(await logIn({ email: 'nobody@villa.example', password: 'wrong one' }, aStranger())).toEqual(
      refused,
    );
  });

  test('after five failures waits, then doubles, and a right one resets it', async () => {
    const user = await anAccount();
    const here = aStranger();
    const wrong = () => logIn({ email: user.email, password: 'wrong one' }, here);
    const right = () => logIn({ email: user.email, password: PASSWORD }, here);
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
    const here = aStranger();
    const answers = await answersAtOnce(
      Array.from({ length: 50 }, (_, k) =>
        logIn({ email: user.email, password: k < 45 ? `wrong one ${k}` : PASSWORD }, here),
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
  expect(
    await changePassword(await signedIn(user), { current: 'wrong one', password: 'Another roof 2' }),
  ).toEqual({
    ok: false,
    code: 'invalid',
    fieldErrors: { current: 'currentWrong' },
  });
  expect(
    await changePassword(await signedIn(user), { current: PASSWORD, password: 'Another roof 2' }),
  ).toMatchObject({
    ok: true,
  });
  expect(await userOfToken(token)).toBeNull();
  expect(await logIn({ email: user.email, password: PASSWORD }, aStranger())).toMatchObject({ ok: false });
  expect(await logIn({ email: user.email, password: 'Another roof 2' }, aStranger())).toMatchObject({
    ok: true,
  });
  expect((await mailsTo(user.email)).at(-1)!.subject).toBe('Your password was changed');
});

test('deleting asks for the password and leaves nothing', async () => {
  const user = await anAccount();
  expect(await deleteAccount(await signedIn(user), 'wrong one')).toMatchObject({ ok: false });
  expect(noteErased).not.toHaveBeenCalled();
  // The account goes also where the list for restores cannot be written.
  jest.mocked(noteErased).mockRejectedValueOnce(new Error('full'));
  expect(await deleteAccount(await signedIn(user), PASSWORD)).toEqual({ ok: true, data: null });
  expect(jest.mocked(noteErased).mock.calls).toEqual([[expect.any(String), user.id]]);
  expect(await db.user.findUnique({ where: { id: user.id } })).toBeNull();
  // The welcome was not sent yet: it is owed no more.
  expect(await mailsTo(user.email)).toEqual([]);
  expect(await db.outboxMail.count({ where: { userId: user.id } })).toBe(0);
});

test('a session that was ended meanwhile deletes nothing, whatever password it knew', async () => {
  const user = await anAccount();
  const [thief, owner] = [await signedIn(user), await signedIn(user)];
  expect(await changePassword(owner, { current: PASSWORD, password: 'Another roof 2' })).toMatchObject({
    ok: true,
  });
  jest.mocked(noteErased).mockClear();
  const mails = await mailsTo(user.email);
  expect(await deleteAccount(thief, PASSWORD)).toEqual({ ok: false, code: 'signed-out' });
  expect(await db.user.count({ where: { id: user.id } })).toBe(1);
  // What is owed to the owner is still owed.
  expect(await mailsTo(user.email)).toEqual(mails);
  expect(noteErased).not.toHaveBeenCalled();
});

test('the owner is told of a device that is new to the account, not of a known one nor of the first hour', async () => {
  const told = async (user: User) =>
    (await mailsTo(user.email)).filter(({ subject }) => subject === accountMails.en.newDevice.subject).length;
  const user = await anAccount();
  const values = { email: user.email, password: PASSWORD };
  await logIn(values, aStranger());
  expect(await told(user)).toBe(0);
  await db.$executeRaw`UPDATE "User" SET "createdAt" = now() - interval '2 hours' WHERE "id" = ${user.id}`;
  await logIn(values, aDeviceOf(user));
  expect(await told(user)).toBe(0);
  await logIn({ ...values, password: 'not this one' }, aStranger());
  expect(await told(user)).toBe(0);
  await logIn(values, aStranger());
  expect(await told(user)).toBe(1);
});
