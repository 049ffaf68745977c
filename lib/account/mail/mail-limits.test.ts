/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { counterText } from '@/lib/observe/counters';
import { db } from '@/lib/storage/db';
import { getHealth } from '@/lib/http/health';
import { MAIL_TOTALS } from '@/lib/limits/rate-limit-mails';
import {
  aDeviceOf,
  anAccount,
  aStranger,
  forgetMailTotals,
  PASSWORD,
  somebody,
} from '@/tests/helpers/site/account';
import { quietLog } from '@/tests/helpers/jest/quiet';
import { confirmAddress } from '@/lib/account/address/address-mutations';
import { mayMail } from './mail-limits';
import { register } from '@/lib/account/mutations';
import { updateProfile } from '@/lib/account/profile-mutations';
import { requestReset } from '@/lib/account/reset-mutations';
import { linkTo } from '@/tests/helpers/site/account';

const log = quietLog();
beforeEach(() => forgetMailTotals());
afterAll(async () => {
  await forgetMailTotals();
  await db.$disconnect();
});

const mailsLike = (address: string) => {
  const [name, host] = address.split('@') as [string, string];
  return db.outboxMail.count({
    where: { AND: [{ recipient: { startsWith: name } }, { recipient: { endsWith: host } }] },
  });
};
const tagged = (address: string, tag: number) => address.replace('@', `+${tag}@`);

test('a stranger who opens accounts for box+N@ sends three mails there, and is told nothing of it', async () => {
  const who = somebody();
  for (let tag = 0; tag < 6; tag++)
    expect(await register({ ...who, email: tagged(who.email, tag) })).toMatchObject({ ok: true });
  expect(await mailsLike(who.email)).toBe(3);
  expect(log.lines().join()).toContain('account-mail-left-out');
  expect(log.lines().join()).not.toContain(who.email);
  expect(counterText()).toMatch(/site_account_mails_total\{outcome="mailbox-limit"\} [1-9]/);
});

/** What each of so many accounts is answered that asks for an address in this mailbox. */
async function answersTo(addressOf: (k: number) => string, times = 8): Promise<string[]> {
  const answers = [];
  for (let k = 0; k < times; k++) {
    const user = await anAccount(`Sender${k}`);
    const done = await updateProfile(user, { username: 'Changed', email: addressOf(k) });
    const { username } = await db.user.findUniqueOrThrow({ where: { id: user.id } });
    const waits = await db.emailChange.count({ where: { userId: user.id } });
    answers.push(`${done.ok ? 'sent' : done.code}, ${username}, ${waits}`);
  }
  return answers;
}

const SENT = 'sent, Changed, 1';
const FIVE = Array.from({ length: 8 }, (_, k) => (k < 5 ? SENT : `too-often, Sender${k}, 0`));

test('confirmations to one mailbox are few; who asks for one more is told so, and nothing is saved', async () => {
  const { email } = somebody('Target');
  expect(await answersTo((k) => tagged(email, k))).toEqual(FIVE);
  expect(await mailsLike(email)).toBe(5);
});

test('that tells nobody whether an account has the address', async () => {
  const { email } = await anAccount('Owner');
  expect(await answersTo(() => email)).toEqual(FIVE);
});

test('a link that was mailed before stays good where another cannot be mailed, and what was not saved is not counted', async () => {
  const user = await anAccount();
  const [first, full] = [somebody('First').email, somebody('Full').email];
  const ask = (email: string) => updateProfile(user, { username: user.username, email });
  expect(await ask(first)).toMatchObject({ ok: true });
  const token = await linkTo('confirm', first);
  for (let k = 0; k < 5; k++) await mayMail('confirmAddress', full);
  for (let k = 0; k < 6; k++) expect(await ask(full)).toEqual({ ok: false, code: 'too-often' });
  expect(await confirmAddress({ token, current: PASSWORD }, aStranger())).toMatchObject({
    ok: true,
    data: { email: first },
  });
  const changed = await db.user.findUniqueOrThrow({ where: { id: user.id } });
  for (let k = 0; k < 5; k++) {
    const answer = await updateProfile(changed, { username: 'Maryam', email: somebody(`New${k}`).email });
    expect(answer).toMatchObject(k < 4 ? { ok: true } : { ok: false, code: 'too-often' });
  }
});

test('codes to all accounts of one mailbox together are ten a day for strangers, ten for known devices', async () => {
  const who = somebody('Codes');
  const accounts = [];
  for (let tag = 0; tag < 3; tag++) {
    const opened = await register({ ...who, email: tagged(who.email, tag) });
    if (opened.ok) accounts.push(opened.data);
  }
  const before = await mailsLike(who.email);
  const ask = (email: string, caller = aStranger()) => requestReset(email, { flow: randomUUID(), caller });
  for (const { email } of accounts) for (let k = 0; k < 5; k++) await ask(email);
  expect((await mailsLike(who.email)) - before).toBe(10);
  for (const user of accounts) for (let k = 0; k < 5; k++) await ask(user.email, aDeviceOf(user));
  expect((await mailsLike(who.email)) - before).toBe(20);
});

test('beyond the hourly total nothing is mailed, the answers stay, and the owner sees it', async () => {
  expect(await getHealth()).not.toContain('account-mails-limited');
  const { name, points } = MAIL_TOTALS.open;
  const expire = new Date(Date.now() + 3_600_000);
  await db.rateLimiterFlexible.create({ data: { key: `${name}:everyone`, points, expire } });
  expect(await getHealth()).not.toContain('account-mails-limited');
  const who = somebody('Late');
  expect(await register(who)).toMatchObject({ ok: true });
  expect(await mailsLike(who.email)).toBe(0);
  expect(await getHealth()).toContain('account-mails-limited');
  // What takes a password or a known device has a total of its own.
  expect(await mayMail('code', somebody().email, true)).toBe(true);
  expect(await mayMail('passwordChanged', somebody().email)).toBe(true);
});

test('an address is not changed where its owner cannot be told', async () => {
  const user = await anAccount();
  const { email } = somebody('New');
  await updateProfile(user, { username: user.username, email });
  const token = await linkTo('confirm', email);
  for (let k = 0; k < 10; k++) await mayMail('addressChanged', user.email);
  expect(await confirmAddress({ token, current: PASSWORD }, aStranger())).toEqual({
    ok: false,
    code: 'too-often',
  });
  expect(await db.user.findUniqueOrThrow({ where: { id: user.id } })).toMatchObject({ email: user.email });
});
