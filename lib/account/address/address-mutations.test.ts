/** @jest-environment node */
import { db } from '@/lib/storage/db';
import {
  anAccount,
  aStranger,
  codeFor,
  linkTo,
  mailsTo,
  PASSWORD,
  signedIn,
  somebody,
} from '@/tests/helpers/site/account';
import { quietLog } from '@/tests/helpers/jest/quiet';
import { randomUUID } from 'node:crypto';
import type { User } from '@/prisma/generated/client';
import { confirmAddress } from './address-mutations';
import { undoAddress } from './undo-mutations';
import { changePassword, logIn, register, signOutEverywhere } from '@/lib/account/mutations';
import { updateProfile } from '@/lib/account/profile-mutations';
import { userOfToken, waitingAddress } from '@/lib/account/queries';
import { checkOtp, requestReset, resetPassword } from '@/lib/account/reset-mutations';
import { tokenFor } from '@/lib/account/session/session';

quietLog();
afterAll(() => db.$disconnect());

const refused = { ok: false, code: 'refused' };
const now = ({ id }: User) => db.user.findUniqueOrThrow({ where: { id } });

/** An account that has asked for another address. */
async function changing(user?: User, to = somebody('New').email) {
  const account = user ?? (await anAccount());
  await updateProfile(account, { username: account.username, email: to });
  return { user: account, email: to, token: await linkTo('confirm', to) };
}

const confirm = (token: string, current = PASSWORD) => confirmAddress({ token, current }, aStranger());

/** An account whose address was changed, and the link that undoes it. */
async function changed(user?: User) {
  const { user: before, email, token } = await changing(user);
  expect(await confirm(token)).toMatchObject({ ok: true, data: { email } });
  return { before, after: await now(before), undo: await linkTo('undo', before.email) };
}

async function resetTo(email: string, password: string) {
  const asked = { flow: randomUUID(), caller: aStranger() };
  await requestReset(email, asked);
  const checked = await checkOtp({ email, otp: await codeFor(email) }, asked);
  const proof = checked.ok ? checked.data.proof : undefined;
  return resetPassword({ email, password, proof }, asked.caller);
}

test('a new address counts with its link and the password, once; sessions end', async () => {
  const { user, email, token } = await changing();
  const session = await tokenFor(user);
  expect(await confirm('x')).toEqual(refused);
  expect(await confirm(token, 'wrong one')).toEqual({
    ok: false,
    code: 'invalid',
    fieldErrors: { current: 'currentWrong' },
  });
  expect(await now(user)).toMatchObject({ email: user.email, sessionVersion: 0 });
  expect(await confirm(token)).toMatchObject({ ok: true, data: { email, sessionVersion: 1 } });
  expect(await userOfToken(session)).toBeNull();
  expect(await confirm(token)).toEqual(refused);
});

test('whoever holds the link alone guesses the password as slowly as anybody', async () => {
  const { token } = await changing();
  const caller = aStranger();
  const tries = Array.from({ length: 12 }, (_, k) =>
    confirmAddress({ token, current: `wrong ${k}` }, caller),
  );
  await Promise.all(tries);
  expect(await confirmAddress({ token, current: PASSWORD }, caller)).toMatchObject({ ok: false });
});

test('a link lives an hour', async () => {
  const { user, token, email } = await changing();
  expect(await waitingAddress(user)).toEqual({ newEmail: email });
  await db.$executeRaw`UPDATE "EmailChange" SET "expiresAt" = now() WHERE "userId" = ${user.id}`;
  expect(await confirm(token)).toEqual(refused);
  expect(await waitingAddress(user)).toEqual({});
});

const REVOCATIONS: Record<string, (user: User) => Promise<unknown>> = {
  'sign out everywhere': ({ id }) => signOutEverywhere(id),
  'a new password by reset': ({ email }) => resetTo(email, 'Another roof 2'),
  'a new password from the profile': async (user) =>
    changePassword(await signedIn(user), { current: PASSWORD, password: 'Another roof 2' }),
};

test.each(Object.entries(REVOCATIONS))(
  '%s ends a pending change and codes on their way',
  async (_, revoke) => {
    const { user, token } = await changing();
    const asked = { flow: randomUUID(), caller: aStranger() };
    await requestReset(user.email, asked);
    const otp = await codeFor(user.email);
    await revoke(user);
    for (const current of [PASSWORD, 'Another roof 2'])
      expect(await confirm(token, current)).toEqual(refused);
    expect(await checkOtp({ email: user.email, otp }, asked)).toEqual(refused);
    expect(await now(user)).toMatchObject({ email: user.email });
  },
);

test('what was begun under an older version is refused although its row is there', async () => {
  const { user, token } = await changing();
  const asked = { flow: randomUUID(), caller: aStranger() };
  await requestReset(user.email, asked);
  const checked = await checkOtp({ email: user.email, otp: await codeFor(user.email) }, asked);
  const later = { flow: randomUUID(), caller: aStranger() };
  await requestReset(user.email, later);
  const otp = await codeFor(user.email);
  await db.user.update({ where: { id: user.id }, data: { sessionVersion: { increment: 1 } } });
  expect(await confirm(token)).toEqual(refused);
  expect(await checkOtp({ email: user.email, otp }, later)).toEqual(refused);
  const proof = checked.ok ? checked.data.proof : '';
  expect(proof).not.toBe('');
  expect(await resetPassword({ email: user.email, password: 'Another roof 2', proof }, aStranger())).toEqual(
    refused,
  );
});

test('a session of before cannot leave a change that counts', async () => {
  const user = await anAccount();
  await signOutEverywhere(user.id);
  const { token } = await changing(user);
  expect(await confirm(token)).toEqual(refused);
});

test('an address that was taken meanwhile is told as that, to whoever knows the password', async () => {
  const { token, email } = await changing();
  const other = await anAccount('Faster');
  await db.user.update({ where: { id: other.id }, data: { email, emailKey: email } });
  expect(await confirm(token, 'wrong one')).toMatchObject({ code: 'invalid' });
  expect(await confirm(token)).toEqual({ ok: false, code: 'taken' });
});

describe('undo', () => {
  test('gives the old address back, ends sessions and password; a code goes to the old address', async () => {
    const { before, after, undo } = await changed();
    const session = await tokenFor(after);
    const stranger = aStranger();
    expect(await undoAddress(undo, stranger)).toEqual({ ok: true, data: null });
    expect(await now(before)).toMatchObject({ email: before.email, emailKey: before.emailKey });
    expect(await userOfToken(session)).toBeNull();
    for (const { email } of [before, after])
      expect(await logIn({ email, password: PASSWORD }, aStranger())).toEqual(refused);
    for (const { email } of [before, after])
      expect((await mailsTo(email)).at(-1)).toMatchObject({ kind: 'addressRestored' });
    expect(await resetTo(after.email, 'A thief again 3')).toEqual(refused);
    expect(await resetTo(before.email, 'Another roof 2')).toMatchObject({ ok: true });
    expect(await undoAddress(undo, stranger)).toEqual(refused);
  });

  test('beats a password that was changed meanwhile, and further changes of address with their undo', async () => {
    const { before, after, undo } = await changed();
    await changePassword(await signedIn(after), { current: PASSWORD, password: 'A thief was here 3' });
    const third = await changing(await now(before));
    expect(await confirm(third.token, 'A thief was here 3')).toMatchObject({ ok: true });
    const thiefs = await linkTo('undo', after.email);
    expect(await undoAddress(undo, aStranger())).toMatchObject({ ok: true });
    expect(await now(before)).toMatchObject({ email: before.email });
    expect(await undoAddress(thiefs, aStranger())).toEqual(refused);
    expect(await logIn({ email: before.email, password: 'A thief was here 3' }, aStranger())).toEqual(
      refused,
    );
  });

  test('a change that was judged before it does not overwrite it', async () => {
    const { before, after, undo } = await changed();
    const session = await signedIn(after);
    await undoAddress(undo, aStranger());
    expect(
      await changePassword(session, { current: PASSWORD, password: 'A thief was here 3' }),
    ).toMatchObject({ ok: false });
    expect(await now(before)).toMatchObject({ email: before.email });
  });

  test('stands for seven days', async () => {
    const { before, undo } = await changed();
    const [{ days }] = (await db.$queryRaw`
      SELECT round(extract(epoch FROM "expiresAt" - now()) / 86400)::int AS "days"
      FROM "AddressUndo" WHERE "userId" = ${before.id}`) as [{ days: number }];
    expect(days).toBe(7);
    await db.$executeRaw`UPDATE "AddressUndo" SET "expiresAt" = now() WHERE "userId" = ${before.id}`;
    expect(await undoAddress(undo, aStranger())).toEqual(refused);
  });

  test('nobody opens an account with the old address, or changes to it, while it can be undone', async () => {
    const { before, undo } = await changed();
    const who = { ...somebody(), email: before.email.toUpperCase() };
    expect(await register(who)).toEqual(refused);
    expect((await mailsTo(who.email)).at(-1)).toMatchObject({ kind: 'reserved' });
    const thief = await changing(await anAccount('Thief'), before.email);
    expect(await confirm(thief.token)).toEqual({ ok: false, code: 'reserved' });
    expect(await undoAddress(undo, aStranger())).toMatchObject({ ok: true });
  });

  test('its owner may go back by the ordinary way', async () => {
    const { before, after } = await changed();
    const back = await changing(after, before.email);
    expect(await confirm(back.token)).toMatchObject({ ok: true, data: { email: before.email } });
  });
});
