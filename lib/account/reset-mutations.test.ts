import { randomUUID } from 'node:crypto';
import { db } from '@/lib/storage/db';
import {
  aDeviceOf,
  anAccount,
  aStranger,
  codeFor,
  mailsTo,
  notThe,
  PASSWORD,
  signedIn,
} from '@/tests/helpers/site/account';
import { answersAtOnce } from '@/tests/helpers/database/at-once';
import { quietLog } from '@/tests/helpers/jest/quiet';
import { changePassword, logIn } from './mutations';
import { userOfToken } from './queries';
import { checkOtp, requestReset, resetPassword } from './reset-mutations';
import { newLife, signToken } from '@/lib/account/session/token';

const log = quietLog();
afterAll(() => db.$disconnect());

const NEW = 'Another roof 2';
const refused = { ok: false, code: 'refused' };
const tooOften = { ok: false, code: 'too-often', seconds: expect.any(Number) };

/** A flow of its own, from a client of its own. */
const aFlow = (caller = aStranger()) => ({ flow: randomUUID(), caller });

async function withCode() {
  const user = await anAccount();
  const asked = aFlow();
  await requestReset(user.email, asked);
  return { user, email: user.email, code: await codeFor(user.email), ...asked };
}

async function withProof() {
  const known = await withCode();
  const checked = await checkOtp({ email: known.email, otp: known.code }, known);
  if (!checked.ok) throw new Error('The code was refused');
  return { ...known, proof: checked.data.proof };
}

const codeAge = (email: string, minutes: number) => db.$executeRaw`
  UPDATE "ResetCode" SET "expiresAt" = "expiresAt" - ${minutes}::int * interval '1 minute',
    "proofExpiresAt" = "proofExpiresAt" - ${minutes}::int * interval '1 minute'
  WHERE "userId" IN (SELECT "id" FROM "User" WHERE "email" = ${email})`;

test('from the code to the new password: old sessions end, the owner is told, the new password works', async () => {
  const { user, email, proof } = await withProof();
  const token = await signToken(
    { sub: user.id, username: user.username, email, role: 'user', ver: 0 },
    newLife(60),
  );
  expect(await userOfToken(token)).not.toBeNull();
  expect(await resetPassword({ email, password: NEW, proof }, aStranger())).toMatchObject({ ok: true });
  expect(await userOfToken(token)).toBeNull();
  expect(await logIn({ email, password: PASSWORD }, aStranger())).toEqual(refused);
  expect(await logIn({ email, password: NEW }, aStranger())).toMatchObject({ ok: true });
  expect((await mailsTo(email)).at(-1)!.subject).toBe('Your password was changed');
});

test('the code is four digits, in text and markup of the mail, and nowhere in database or log', async () => {
  const { user, email, code } = await withCode();
  expect(code).toMatch(/^\d{4}$/);
  expect((await mailsTo(email)).at(-1)!.html).toContain(`>${code}<`);
  const row = await db.resetCode.findFirstOrThrow({ where: { userId: user.id } });
  expect(row.codeHash).not.toContain(code);
  expect(log.lines().join()).not.toMatch(new RegExp(`\\b${code}\\b`));
});

test('a bare reset changes nothing, with a code asked for or confirmed', async () => {
  const { email, proof } = await withProof();
  for (const wrong of [undefined, '', 'x', `${proof}x`])
    expect(await resetPassword({ email, password: NEW, proof: wrong }, aStranger())).toEqual(refused);
  expect(await logIn({ email, password: PASSWORD }, aStranger())).toMatchObject({ ok: true });
});

test('the proof of one account opens no other', async () => {
  const [mine, other] = [await withProof(), await withCode()];
  expect(await resetPassword({ email: other.email, password: NEW, proof: mine.proof }, aStranger())).toEqual(
    refused,
  );
});

test('a code that was asked for too often leaves the one before as it is', async () => {
  const { email, flow, caller } = await withCode();
  for (let k = 0; k < 2; k++) await requestReset(email, { flow, caller });
  const otp = await codeFor(email);
  expect(await requestReset(email, { flow, caller })).toEqual(tooOften);
  expect(await checkOtp({ email, otp }, { flow })).toMatchObject({ ok: true });
});

test('three wrong tries kill a code', async () => {
  const { email, code, flow } = await withCode();
  for (let k = 1; k <= 3; k++)
    expect(await checkOtp({ email, otp: notThe(code, k) }, { flow })).toEqual(refused);
  expect(await checkOtp({ email, otp: code }, { flow })).toEqual(refused);
});

test('two wrong tries do not', async () => {
  const { email, code, flow } = await withCode();
  for (let k = 1; k <= 2; k++) await checkOtp({ email, otp: notThe(code, k) }, { flow });
  expect(await checkOtp({ email, otp: code }, { flow })).toMatchObject({ ok: true });
});

test('a code lives ten minutes, and so does the proof', async () => {
  const old = await withCode();
  await codeAge(old.email, 10);
  expect(await checkOtp({ email: old.email, otp: old.code }, old)).toEqual(refused);
  const { email, proof } = await withProof();
  await codeAge(email, 10);
  expect(await resetPassword({ email, password: NEW, proof }, aStranger())).toEqual(refused);
});

test('a newer code of the flow ends the one before and its proof', async () => {
  const { email, code, proof, flow, caller } = await withProof();
  await requestReset(email, { flow, caller });
  const newer = await codeFor(email);
  expect(await resetPassword({ email, password: NEW, proof }, aStranger())).toEqual(refused);
  if (newer !== code) expect(await checkOtp({ email, otp: code }, { flow })).toEqual(refused);
  expect(await checkOtp({ email, otp: newer }, { flow })).toMatchObject({ ok: true });
});

test('fifty guesses at once: three are judged', async () => {
  const { user, email, code, flow } = await withCode();
  const wrong = Array.from({ length: 50 }, (_, k) => notThe(code, k + 1));
  const answers = await Promise.all(wrong.map((otp) => checkOtp({ email, otp }, { flow })));
  expect(answers.filter(({ ok }) => ok)).toEqual([]);
  expect((await db.resetCode.findFirstOrThrow({ where: { userId: user.id } })).tries).toBe(3);
  expect(await checkOtp({ email, otp: code }, { flow })).toEqual(refused);
});

test('fifty right codes at once give one proof, and fifty proofs at once one new password', async () => {
  const { email, code, flow } = await withCode();
  const checked = await Promise.all(
    Array.from({ length: 50 }, () => checkOtp({ email, otp: code }, { flow })),
  );
  const [proof, ...more] = checked.flatMap((answer) => (answer.ok ? [answer.data.proof] : []));
  expect(more).toEqual([]);
  const done = await answersAtOnce(
    Array.from({ length: 50 }, (_, k) =>
      resetPassword({ email, password: `${NEW} ${k}`, proof }, aStranger()),
    ),
  );
  expect(done.filter(({ ok }) => ok)).toHaveLength(1);
});

const codesTo = async (email: string) =>
  (await mailsTo(email)).filter(({ text }) => /^\d{4}$/m.test(text)).length;

const anHourLater = () =>
  db.$executeRaw`UPDATE "RateLimiterFlexible" SET "expire" = now() - interval '1 minute' WHERE "key" LIKE 'reset-code-hour:%'`;

const sent = { ok: true, data: null };

test('a client gets three codes an hour and five a day; beyond it is told so, with an account or without', async () => {
  const user = await anAccount();
  const { caller } = aFlow();
  for (const email of [user.email, `nobody.${user.email}`]) {
    const answers = [];
    for (let k = 0; k < 5; k++) answers.push(await requestReset(email, aFlow(caller)));
    expect(answers).toEqual([sent, sent, sent, tooOften, tooOften]);
    const { seconds } = answers[4] as { seconds: number };
    expect(seconds).toBeGreaterThan(3000);
    expect(seconds).toBeLessThanOrEqual(3600);
  }
  expect(await codesTo(user.email)).toBe(3);
  for (let round = 0; round < 2; round++) {
    await anHourLater();
    for (let k = 0; k < 3; k++) await requestReset(user.email, aFlow(caller));
  }
  expect(await codesTo(user.email)).toBe(5);
});

test('all strangers together get ten codes a day; a device that is known still gets its own', async () => {
  const user = await anAccount();
  for (const email of [user.email, `nobody.${user.email}`]) {
    const answers = [];
    for (let k = 0; k < 12; k++) answers.push(await requestReset(email, aFlow()));
    // The whole day: when others asked for a code of somebody is told to nobody.
    expect(answers.slice(8)).toEqual([
      sent,
      sent,
      { ...tooOften, seconds: 86_400 },
      { ...tooOften, seconds: 86_400 },
    ]);
  }
  expect(await codesTo(user.email)).toBe(10);
  const asked = aFlow(aDeviceOf(user));
  for (let k = 0; k < 4; k++) await requestReset(user.email, asked);
  expect(await codesTo(user.email)).toBe(13);
  const otp = await codeFor(user.email);
  expect(await checkOtp({ email: user.email, otp }, asked)).toMatchObject({ ok: true });
});

test('a device known to one account, or to an older version of it, is a stranger to another', async () => {
  const [user, other] = [await anAccount(), await anAccount('Other')];
  const device = aDeviceOf(user);
  for (let k = 0; k < 10; k++) await requestReset(other.email, aFlow());
  await requestReset(other.email, aFlow(device));
  expect(await codesTo(other.email)).toBe(10);
  await db.user.update({ where: { id: user.id }, data: { sessionVersion: 1 } });
  for (let k = 0; k < 10; k++) await requestReset(user.email, aFlow());
  await requestReset(user.email, aFlow(device));
  expect(await codesTo(user.email)).toBe(10);
});

test("a stranger's wrong codes and requests leave the owner's code and codes alone", async () => {
  const { email, code, flow } = await withCode();
  const stranger = aFlow();
  for (let k = 1; k <= 3; k++) {
    await requestReset(email, stranger);
    expect(await checkOtp({ email, otp: notThe(code, k) }, stranger)).toEqual(refused);
    expect(await checkOtp({ email, otp: notThe(code, k) }, { client: stranger.caller.client })).toEqual(
      refused,
    );
  }
  expect(await checkOtp({ email, otp: code }, { flow })).toMatchObject({ ok: true });
  const mine = aFlow();
  await requestReset(email, mine);
  expect(await checkOtp({ email, otp: await codeFor(email) }, mine)).toMatchObject({ ok: true });
});

test("the owner's code is worth nothing in the flow of a stranger", async () => {
  const { email } = await withCode();
  const stranger = aFlow();
  await requestReset(email, stranger);
  await requestReset(email, aFlow());
  const [, theirs, mine] = (await mailsTo(email)).flatMap(({ text }) => /^\d{4}$/m.exec(text)?.[0] ?? []);
  if (theirs !== mine) expect(await checkOtp({ email, otp: mine! }, stranger)).toEqual(refused);
});

test('callers without a cookie are recognised by their address, and only what calls asked for', async () => {
  const { email, code, caller } = await withCode();
  const by = { client: caller.client };
  expect(await checkOtp({ email, otp: code }, by)).toEqual(refused);
  await requestReset(email, { ...aFlow(caller), byClient: true });
  const otp = await codeFor(email);
  expect(await checkOtp({ email, otp }, { client: aStranger().client })).toEqual(refused);
  expect(await checkOtp({ email, otp }, by)).toMatchObject({ ok: true });
});

test('a reset ends every other code of the account, and so does a new password', async () => {
  const [first, second] = [await withProof(), aFlow()];
  const { email, user } = first;
  await requestReset(email, second);
  const otp = await codeFor(email);
  await resetPassword({ email, password: NEW, proof: first.proof }, first.caller);
  expect(await checkOtp({ email, otp }, second)).toEqual(refused);
  const third = aFlow();
  await requestReset(email, third);
  const changed = await db.user.findUniqueOrThrow({ where: { id: user.id } });
  await changePassword(await signedIn(changed), { current: NEW, password: 'A third roof 3' });
  expect(await checkOtp({ email, otp: await codeFor(email) }, third)).toEqual(refused);
});

test('an unknown address gets the same answer and no mail', async () => {
  const email = `nobody.${process.pid}@villa.example`;
  expect(await requestReset(email, aFlow())).toEqual({ ok: true, data: null });
  expect(await checkOtp({ email, otp: '0000' }, aFlow())).toEqual(refused);
  expect(await mailsTo(email)).toEqual([]);
});

test('waiting after failed sign-ins never stands in the way of a reset', async () => {
  const { email, code, flow } = await withCode();
  for (let k = 0; k < 8; k++) await logIn({ email, password: 'wrong one' }, aStranger());
  const checked = await checkOtp({ email, otp: code }, { flow });
  if (!checked.ok) throw new Error('The code was refused');
  await resetPassword({ email, password: NEW, proof: checked.data.proof }, aStranger());
  expect(await logIn({ email, password: NEW }, aStranger())).toMatchObject({ ok: true });
});
