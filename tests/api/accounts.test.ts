/** @jest-environment node */
import { UnsecuredJWT } from 'jose';
import { db } from '@/lib/core/db';
import { logIn } from '@/lib/account/mutations';
import { userOfToken } from '@/lib/account/queries';
import { tokenFor } from '@/lib/account/session';
import { anAccount, codeFor, mailsTo, notThe, PASSWORD, somebody } from '../helpers/account';
import { anyPeer, call } from '../helpers/call';
import { quietLog } from '../helpers/quiet';
import * as checkOtp from '@/app/api/auth/checkOtp/route';
import * as forgotPassword from '@/app/api/auth/forgotPassword/route';
import * as login from '@/app/api/auth/login/route';
import * as profile from '@/app/api/auth/profile/route';
import * as register from '@/app/api/auth/register/route';
import * as resetPassword from '@/app/api/auth/resetPassword/route';
import * as session from '@/app/api/auth/session/route';

jest.setTimeout(60_000);
const log = quietLog();
afterAll(() => db.$disconnect());

const NEW = 'Another roof 2';

/** Answers and median times of a call for a known and an unknown address, asked in turn. */
async function compare(ask: (email: string) => Promise<{ status: number; text: string }>) {
  const { email } = await anAccount();
  const seen = { known: [] as number[], unknown: [] as number[], answers: new Set<string>() };
  for (let k = 0; k < 7; k++)
    for (const [kind, given] of [
      ['known', email],
      ['unknown', `${k}${email}`],
    ] as const) {
      const start = performance.now();
      const { status, text } = await ask(given);
      seen[kind].push(performance.now() - start);
      seen.answers.add(`${status} ${text}`);
    }
  const median = (times: number[]) => times.sort((a, b) => a - b)[3]!;
  const [known, unknown] = [median(seen.known), median(seen.unknown)];
  return { answers: [...seen.answers], ratio: Math.min(known, unknown) / Math.max(known, unknown) };
}

describe('register', () => {
  it('answers 201 with the user; the role is ours', async () => {
    const who = somebody();
    const { status, json } = await call(register.POST, { body: { ...who, role: 'admin', id: 'x' } });
    expect(status).toBe(201);
    expect(json).toEqual({
      message: 'Registered successfully!',
      user: { id: expect.any(String), username: who.username, email: who.email, role: 'user' },
    });
  });

  it('answers a taken address with the words of the specification', async () => {
    const { email } = await anAccount();
    const { status, json } = await call(register.POST, { body: { ...somebody(), email } });
    expect([status, json]).toEqual([409, { message: 'Registration failed. Please try again.' }]);
  });

  it('names the first fault and all of them', async () => {
    const { json } = await call(register.POST, {
      body: { username: 'ab', email: 'x', password: 'x', role: 'user' },
    });
    expect(json).toEqual({
      message: 'Username must be at least 3 characters',
      errors: {
        username: 'Username must be at least 3 characters',
        email: 'Please enter a valid email address',
        password: 'Password is too weak',
      },
    });
  });

  it('takes five an hour from one client', async () => {
    const headers = anyPeer();
    const statuses: number[] = [];
    for (let k = 0; k < 6; k++)
      statuses.push((await call(register.POST, { body: somebody(), headers })).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  });
});

describe('login', () => {
  it('answers token and user', async () => {
    const user = await anAccount();
    const { status, json } = await call(login.POST, {
      body: { email: user.email, password: PASSWORD, role: 'admin' },
    });
    const { id, username, email } = user;
    expect([status, json]).toEqual([
      200,
      { token: expect.any(String), user: { id, username, email, role: 'user' } },
    ]);
    expect(await userOfToken(json.token!)).toMatchObject({ id });
  });

  it('answers alike to a wrong password and an unknown address, in body, status and time', async () => {
    const { answers, ratio } = await compare((email) =>
      call(login.POST, { body: { email, password: 'wrong one' } }),
    );
    expect(answers).toEqual(['401 {"message":"Login failed. Please try again."}']);
    expect(ratio).toBeGreaterThan(0.75);
  });

  it('takes thirty a minute from one client', async () => {
    const headers = anyPeer();
    const body = { email: 'nobody@villa.example', password: 'wrong one' };
    const answers = await Promise.all(Array.from({ length: 31 }, () => call(login.POST, { body, headers })));
    const throttled = answers.filter(({ status }) => status === 429);
    expect(throttled).toHaveLength(1);
    expect(throttled[0]!.headers.get('retry-after')).toBe('60');
  });
});

describe('reset', () => {
  const forgot = (email: string) => call(forgotPassword.POST, { body: { email } });

  it('answers known and unknown addresses alike, in body, status and time', async () => {
    const { answers, ratio } = await compare(forgot);
    expect(answers).toHaveLength(1);
    expect(answers[0]).toMatch(/^200 {"success":true,"message":"/);
    expect(ratio).toBeGreaterThan(0.75);
  });

  it('goes from the code to the new password, for apps by resetToken', async () => {
    const { email } = await anAccount();
    await forgot(email);
    const checked = await call(checkOtp.POST, { body: { email, otp: await codeFor(email) } });
    expect(checked.json).toMatchObject({ success: true, resetToken: expect.any(String) });
    const body = { email, password: NEW, resetToken: checked.json.resetToken };
    const done = await call(resetPassword.POST, { body });
    expect([done.status, done.json]).toEqual([
      200,
      { success: true, message: 'Password reset successful. Please login with your new password.' },
    ]);
    expect((await call(resetPassword.POST, { body })).json).toEqual({
      success: false,
      message: 'Failed to reset password. Please try again.',
    });
    expect(await logIn({ email, password: NEW })).toMatchObject({ ok: true });
  });

  it('for browsers by a cookie that scripts cannot read', async () => {
    const { email } = await anAccount();
    await forgot(email);
    const checked = await call(checkOtp.POST, { body: { email, otp: await codeFor(email) } });
    const cookie = checked.headers.get('set-cookie')!;
    expect(cookie).toMatch(/^resetFlow=.*Path=\/;.*HttpOnly; SameSite=lax/i);
    const headers = { cookie: cookie.split(';')[0]! };
    expect((await call(resetPassword.POST, { body: { email, password: NEW }, headers })).status).toBe(200);
  });

  it('a bare resetPassword changes nothing', async () => {
    const { email } = await anAccount();
    await forgot(email);
    const bare = await call(resetPassword.POST, { body: { email, password: NEW } });
    expect([bare.status, bare.json]).toEqual([
      400,
      { success: false, message: 'Failed to reset password. Please try again.' },
    ]);
    expect(await logIn({ email, password: PASSWORD })).toMatchObject({ ok: true });
  });

  it('a wrong code is told in the words of the specification', async () => {
    const { email } = await anAccount();
    await forgot(email);
    const wrong = await call(checkOtp.POST, { body: { email, otp: notThe(await codeFor(email)) } });
    expect([wrong.status, wrong.json]).toEqual([
      400,
      { success: false, message: 'Failed to verify code. Please try again.' },
    ]);
  });
});

describe('profile', () => {
  const put = (authorization: string, body: object) =>
    call(profile.PUT, { method: 'PUT', body, headers: { authorization } });

  it.each(['', 'Bearer ', 'bearer '])('takes the token after %j', async (before) => {
    const user = await anAccount();
    const { status, json } = await put(`${before}${await tokenFor(user)}`, {
      username: 'Maryam',
      email: user.email,
    });
    expect(status).toBe(200);
    expect(json).toMatchObject({
      success: true,
      message: 'Data saved successfully',
      user: { username: 'Maryam' },
    });
  });

  it('refuses bad tokens, logs it and says nothing about them', async () => {
    const user = await anAccount();
    const none = new UnsecuredJWT({ sub: user.id, username: 'x', email: 'x', role: 'user', ver: 0 });
    for (const token of ['', 'x', `${await tokenFor(user)}x`, none.setAudience('account').encode()]) {
      const { status, json } = await put(token, { username: 'Maryam', email: user.email });
      expect([status, json]).toEqual([401, { success: false, message: 'Please sign in again.' }]);
    }
    expect(log.lines().join()).toContain('"event":"Invalid token"');
    expect((await db.user.findUniqueOrThrow({ where: { id: user.id } })).username).toBe('Mariam');
  });

  it('refuses fields that cannot be changed', async () => {
    const user = await anAccount();
    const body = { username: 'Maryam', email: user.email, role: 'admin' };
    expect((await put(await tokenFor(user), body)).status).toBe(400);
  });

  it('keeps the old address until the new one is confirmed', async () => {
    const user = await anAccount();
    const { email } = somebody('New');
    const { json } = await put(await tokenFor(user), { username: 'Maryam', email });
    expect(json).toMatchObject({ success: true, user: { username: 'Maryam', email: user.email } });
    expect(await mailsTo(email)).toHaveLength(1);
  });
});

test('session: who the cookie says, and nobody otherwise', async () => {
  const user = await anAccount();
  const get = (cookie: string) => call(session.GET, { method: 'GET', headers: { cookie } });
  expect((await get(`authToken=${await tokenFor(user)}`)).json).toMatchObject({
    user: { email: user.email },
  });
  expect((await get('authToken=x')).json).toEqual({});
  expect((await get('')).json).toEqual({});
});

test('a database that is away is told as such, without the cause', async () => {
  jest.spyOn(db.user, 'findUnique').mockRejectedValue(new Error('secret host refused') as never);
  const { status, text } = await call(login.POST, { body: { email: 'a@b.co', password: 'secret 123' } });
  expect([status, text]).toEqual([503, '{"message":"Login failed. Please try again."}']);
});
