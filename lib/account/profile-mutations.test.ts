import { db } from '@/lib/storage/db';
import { anAccount, linkTo, mailsTo, PASSWORD, signedIn, somebody } from '@/tests/helpers/site/account';
import { quietLog } from '@/tests/helpers/jest/quiet';
import { letter } from '@/lib/account/mail/letter';
import type * as Letter from '@/lib/account/mail/letter';
import { hashSubject } from '@/lib/limits/hash-subject';
import { enqueueMail } from '@/lib/mail/outbox';
import type * as Outbox from '@/lib/mail/outbox';
import { signOutEverywhere } from './mutations';
import { saveProfile, updateProfile } from './profile-mutations';

jest.mock('@/lib/account/mail/letter', () => {
  const { letter } = jest.requireActual<typeof Letter>('@/lib/account/mail/letter');
  return { letter: jest.fn(letter) };
});
jest.mock('@/lib/mail/outbox', () => {
  const actual = jest.requireActual<typeof Outbox>('@/lib/mail/outbox');
  return { ...actual, enqueueMail: jest.fn(actual.enqueueMail) };
});

quietLog();
afterAll(() => db.$disconnect());

test('a username counts at once', async () => {
  const user = await anAccount();
  expect(await updateProfile(user, { username: 'Maryam', email: user.email })).toMatchObject({
    ok: true,
    data: { confirm: false, user: { username: 'Maryam' } },
  });
});

test('the web form asks for the password where the address is another, and only there', async () => {
  const user = await anAccount();
  const session = await signedIn(user);
  expect(await saveProfile(session, { username: 'Maryam', email: user.email.toUpperCase() })).toMatchObject({
    ok: true,
    data: { confirm: false },
  });
  const values = { username: 'Other', email: somebody('New').email };
  const refusals = { '': 'currentMissing', 'wrong one': 'currentWrong' };
  for (const [current, fault] of Object.entries(refusals))
    expect(await saveProfile(session, { ...values, current })).toEqual({
      ok: false,
      code: 'invalid',
      fieldErrors: { current: fault },
    });
  expect(await saveProfile(session, values)).toMatchObject({ fieldErrors: { current: 'currentMissing' } });
  expect(await mailsTo(values.email)).toEqual([]);
  expect(await db.user.findUniqueOrThrow({ where: { id: user.id } })).toMatchObject({ username: 'Maryam' });
  expect(await saveProfile(session, { ...values, current: PASSWORD })).toMatchObject({
    ok: true,
    data: { confirm: true },
  });
  expect(await linkTo('confirm', values.email)).not.toBe('');
});

test('a new address waits; both owners get a mail, and the old one nothing that was typed', async () => {
  const user = await anAccount();
  const { email } = somebody('New');
  expect(await updateProfile(user, { username: user.username, email })).toMatchObject({
    ok: true,
    data: { confirm: true, user: { email: user.email } },
  });
  expect(await linkTo('confirm', email)).not.toBe('');
  const notice = (await mailsTo(user.email)).at(-1)!;
  expect(notice.subject).toBe('A new address was entered for your account');
  // The old address may not be proven either: nothing that was typed is written to it.
  expect(`${notice.text} ${notice.html}`).not.toMatch(/new\.|villa\.example/);
});

test('an address that no account can have is refused before anything is mailed', async () => {
  const user = await anAccount();
  const email = `\u{1d426}${user.email.slice(1)}`;
  expect(await updateProfile(user, { username: 'Maryam', email })).toEqual({
    ok: false,
    code: 'invalid',
    fieldErrors: { email: 'emailWrong' },
  });
  expect(await mailsTo(email)).toEqual([]);
});

test('a sixth new address of a day is told as one too many of the account, and nothing is saved', async () => {
  const user = await anAccount();
  const ask = () => updateProfile(user, { username: 'Maryam', email: somebody('New').email });
  for (let k = 0; k < 5; k++) expect(await ask()).toMatchObject({ ok: true });
  await db.user.update({ where: { id: user.id }, data: { username: 'Mariam' } });
  expect(await ask()).toEqual({ ok: false, code: 'too-often', seconds: expect.any(Number) });
  expect(await db.user.findUniqueOrThrow({ where: { id: user.id } })).toMatchObject({ username: 'Mariam' });
});

const away = () => new Error('connect ECONNREFUSED');

test.each([
  ['a mail cannot be counted', () => jest.mocked(letter).mockRejectedValueOnce(away())],
  ['a mail cannot be stored', () => jest.mocked(enqueueMail).mockRejectedValueOnce(away())],
])('name and address are saved together or not at all: %s', async (_, fails) => {
  const user = await anAccount();
  const ask = () => updateProfile(user, { username: 'Maryam', email: somebody('New').email });
  const before = (await mailsTo(user.email)).length;
  for (let k = 0; k < 6; k++) {
    fails();
    await expect(ask()).rejects.toThrow('ECONNREFUSED');
  }
  expect(await db.user.findUniqueOrThrow({ where: { id: user.id } })).toMatchObject({ username: 'Mariam' });
  expect(await db.emailChange.count({ where: { userId: user.id } })).toBe(0);
  expect(await mailsTo(user.email)).toHaveLength(before);
  // What was not saved is not one of the five of a day.
  for (let k = 0; k < 5; k++) expect(await ask()).toMatchObject({ ok: true });
  expect(await ask()).toEqual({ ok: false, code: 'too-often', seconds: expect.any(Number) });
});

test('asked for at once, no more than five new addresses of a day', async () => {
  const user = await anAccount();
  const ask = () => updateProfile(user, { username: 'Maryam', email: somebody('New').email });
  const answers = await Promise.all(Array.from({ length: 9 }, ask));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(5);
  // The four that were refused changed nothing, and are not counted either.
  const key = `address-change:${hashSubject(user.id)}`;
  expect(await db.rateLimiterFlexible.findUnique({ where: { key } })).toMatchObject({ points: 5 });
});

test('who was signed out meanwhile saves nothing, and gets no account to go on with', async () => {
  const user = await anAccount();
  const session = await signedIn(user);
  await signOutEverywhere(user.id);
  const { email } = somebody('New');
  const signedOut = { ok: false, code: 'signed-out' };
  expect(await updateProfile(session.user, { username: 'Mallory', email: user.email })).toEqual(signedOut);
  expect(await saveProfile(session, { username: 'Mallory', email, current: PASSWORD })).toEqual(signedOut);
  expect(await mailsTo(email)).toEqual([]);
  expect(await db.user.findUniqueOrThrow({ where: { id: user.id } })).toMatchObject({ username: 'Mariam' });
  await db.user.delete({ where: { id: user.id } });
  expect(await updateProfile(session.user, { username: 'Mallory', email: user.email })).toEqual(signedOut);
});
