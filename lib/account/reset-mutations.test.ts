/** @jest-environment node */
import { db } from '@/lib/core/db';
import { anAccount, codeFor, mailsTo, notThe, PASSWORD } from '@/tests/helpers/account';
import { quietLog } from '@/tests/helpers/quiet';
import { logIn } from './mutations';
import { userOfToken } from './queries';
import { checkOtp, requestReset, resetPassword } from './reset-mutations';
import { signToken } from './token';

jest.setTimeout(60_000);
const log = quietLog();
afterAll(() => db.$disconnect());

const NEW = 'Another roof 2';
const refused = { ok: false, code: 'refused' };

async function withCode() {
  const user = await anAccount();
  await requestReset(user.email);
  return { user, email: user.email, code: await codeFor(user.email) };
}

async function withProof() {
  const known = await withCode();
  const checked = await checkOtp(known.email, known.code);
  if (!checked.ok) throw new Error('The code was refused');
  return { ...known, proof: checked.data.proof };
}

const codeAge = (email: string, minutes: number) => db.$executeRaw`
  UPDATE "ResetCode" SET "expiresAt" = "expiresAt" - ${minutes}::int * interval '1 minute',
    "proofExpiresAt" = "proofExpiresAt" - ${minutes}::int * interval '1 minute'
  WHERE "userId" IN (SELECT "id" FROM "User" WHERE "email" = ${email})`;

test('from the code to the new password: old sessions end, the owner is told, the new password works', async () => {
  const { user, email, proof } = await withProof();
  const token = await signToken({ sub: user.id, username: user.username, email, role: 'user', ver: 0 }, 60);
  expect(await userOfToken(token)).not.toBeNull();
  expect(await resetPassword({ email, password: NEW, proof })).toEqual({ ok: true, data: null });
  expect(await userOfToken(token)).toBeNull();
  expect(await logIn({ email, password: PASSWORD })).toEqual(refused);
  expect(await logIn({ email, password: NEW })).toMatchObject({ ok: true });
  expect((await mailsTo(email)).at(-1)!.subject).toBe('Your password was changed');
});

test('the code is four digits, in text and markup of the mail, and nowhere in database or log', async () => {
  const { user, email, code } = await withCode();
  expect(code).toMatch(/^\d{4}$/);
  expect((await mailsTo(email)).at(-1)!.html).toContain(`>${code}<`);
  const row = await db.resetCode.findUniqueOrThrow({ where: { userId: user.id } });
  expect(row.codeHash).not.toContain(code);
  expect(log.lines().join()).not.toMatch(new RegExp(`\\b${code}\\b`));
});

test('a bare reset changes nothing, with a code asked for or confirmed', async () => {
  const { email, proof } = await withProof();
  for (const wrong of [undefined, '', 'x', `${proof}x`])
    expect(await resetPassword({ email, password: NEW, proof: wrong })).toEqual(refused);
  expect(await logIn({ email, password: PASSWORD })).toMatchObject({ ok: true });
});

test('the proof of one account opens no other', async () => {
  const [mine, other] = [await withProof(), await withCode()];
  expect(await resetPassword({ email: other.email, password: NEW, proof: mine.proof })).toEqual(refused);
});

test('three wrong tries kill a code', async () => {
  const { email, code } = await withCode();
  for (let k = 1; k <= 3; k++) expect(await checkOtp(email, notThe(code, k))).toEqual(refused);
  expect(await checkOtp(email, code)).toEqual(refused);
});

test('two wrong tries do not', async () => {
  const { email, code } = await withCode();
  for (let k = 1; k <= 2; k++) await checkOtp(email, notThe(code, k));
  expect(await checkOtp(email, code)).toMatchObject({ ok: true });
});

test('a code lives ten minutes, and so does the proof', async () => {
  const old = await withCode();
  await codeAge(old.email, 10);
  expect(await checkOtp(old.email, old.code)).toEqual(refused);
  const { email, proof } = await withProof();
  await codeAge(email, 10);
  expect(await resetPassword({ email, password: NEW, proof })).toEqual(refused);
});

test('a newer code ends the one before and its proof', async () => {
  const { email, code, proof } = await withProof();
  await requestReset(email);
  const newer = await codeFor(email);
  expect(await resetPassword({ email, password: NEW, proof })).toEqual(refused);
  if (newer !== code) expect(await checkOtp(email, code)).toEqual(refused);
  expect(await checkOtp(email, newer)).toMatchObject({ ok: true });
});

test('fifty guesses at once: three are judged', async () => {
  const { user, email, code } = await withCode();
  const wrong = Array.from({ length: 50 }, (_, k) => notThe(code, k + 1));
  const answers = await Promise.all(wrong.map((otp) => checkOtp(email, otp)));
  expect(answers.filter(({ ok }) => ok)).toEqual([]);
  expect((await db.resetCode.findUniqueOrThrow({ where: { userId: user.id } })).tries).toBe(3);
  expect(await checkOtp(email, code)).toEqual(refused);
});

test('fifty right codes at once give one proof, and fifty proofs at once one new password', async () => {
  const { email, code } = await withCode();
  const checked = await Promise.all(Array.from({ length: 50 }, () => checkOtp(email, code)));
  const [proof, ...more] = checked.flatMap((answer) => (answer.ok ? [answer.data.proof] : []));
  expect(more).toEqual([]);
  const done = await Promise.all(
    Array.from({ length: 50 }, (_, k) => resetPassword({ email, password: `${NEW} ${k}`, proof })),
  );
  expect(done.filter(({ ok }) => ok)).toHaveLength(1);
});

test('an account gets three codes an hour and five a day, and the answer stays the same', async () => {
  const user = await anAccount();
  const codes = async () => (await mailsTo(user.email)).filter(({ text }) => /^\d{4}$/m.test(text)).length;
  for (let k = 0; k < 5; k++) expect(await requestReset(user.email)).toEqual({ ok: true, data: null });
  expect(await codes()).toBe(3);
  for (let round = 0; round < 2; round++) {
    await db.$executeRaw`UPDATE "RateLimiterFlexible" SET "expire" = now() - interval '1 minute' WHERE "key" LIKE 'reset-code-hour:%'`;
    for (let k = 0; k < 3; k++) await requestReset(user.email);
  }
  expect(await codes()).toBe(5);
});

test('an unknown address gets the same answer and no mail', async () => {
  const email = `nobody.${process.pid}@villa.example`;
  expect(await requestReset(email)).toEqual({ ok: true, data: null });
  expect(await checkOtp(email, '0000')).toEqual(refused);
  expect(await mailsTo(email)).toEqual([]);
});

test('waiting after failed sign-ins never stands in the way of a reset', async () => {
  const { email, code } = await withCode();
  for (let k = 0; k < 8; k++) await logIn({ email, password: 'wrong one' });
  const checked = await checkOtp(email, code);
  if (!checked.ok) throw new Error('The code was refused');
  await resetPassword({ email, password: NEW, proof: checked.data.proof });
  expect(await logIn({ email, password: NEW })).toMatchObject({ ok: true });
});
