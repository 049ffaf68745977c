import { UnsecuredJWT } from 'jose';
import { db } from '@/lib/storage/db';
import { signOutEverywhere } from '@/lib/account/mutations';
import { sessionOfToken, userOfToken } from '@/lib/account/queries';
import { tokenFor } from '@/lib/account/session/session';
import { newLife, verifyToken } from '@/lib/account/session/token';
import { anAccount, mailsTo, PASSWORD, somebody } from '../helpers/site/account';
import { anyPeer, call } from '../helpers/site/call';
import { compare } from '../helpers/pictures/compare';
import { quietLog } from '../helpers/jest/quiet';
import { accountAnswers } from '@/content/forms/account-answers';
import * as login from '@/app/api/auth/login/route';
import * as logout from '@/app/api/auth/logout/route';
import * as profile from '@/app/api/auth/profile/route';
import * as register from '@/app/api/auth/register/route';
import * as session from '@/app/api/auth/session/route';

jest.mock('@/lib/account/queries', () => {
  const actual = jest.requireActual<{ sessionOfToken: typeof sessionOfToken }>('@/lib/account/queries');
  return { ...actual, sessionOfToken: jest.fn(actual.sessionOfToken) };
});
const log = quietLog();
afterAll(() => db.$disconnect());

/** What a refused call says of when to try again. */
const secondsToWait = ({ headers }: { headers: Headers }) => Number(headers.get('retry-after'));

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

  it('answers a taken address with the words of the specification and a conditional that helps its owner', async () => {
    const { email } = await anAccount();
    const { status, json } = await call(register.POST, { body: { ...somebody(), email } });
    expect([status, json]).toEqual([
      409,
      { message: `Registration failed. Please try again. ${accountAnswers.en.registrationHelp}` },
    ]);
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
    const answers: Awaited<ReturnType<typeof call>>[] = [];
    for (let k = 0; k < 6; k++) answers.push(await call(register.POST, { body: somebody(), headers }));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 429]);
    // Until the hour is over: less what the six took.
    expect(secondsToWait(answers[5]!)).toBeGreaterThan(3000);
    expect(secondsToWait(answers[5]!)).toBeLessThanOrEqual(3600);
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
    const { known, unknown } = await compare((email) =>
      call(login.POST, { body: { email, password: 'wrong one' } }),
    );
    const answer = '401 {"message":"Login failed. Please try again."}';
    expect(known).toEqual({ answer, judged: 1, waits: [200] });
    expect(unknown).toEqual(known);
  });

  it('takes thirty a minute from one client', async () => {
    const headers = anyPeer();
    const body = { email: 'nobody@villa.example', password: 'wrong one' };
    const answers = await Promise.all(Array.from({ length: 31 }, () => call(login.POST, { body, headers })));
    const throttled = answers.filter(({ status }) => status === 429);
    expect(throttled).toHaveLength(1);
    expect(secondsToWait(throttled[0]!)).toBeGreaterThan(0);
    expect(secondsToWait(throttled[0]!)).toBeLessThanOrEqual(60);
  });
});

describe('a stranger who guesses', () => {
  const signIn = (email: string, password: string, headers: Record<string, string>) =>
    call(login.POST, { body: { email, password }, headers });

  it('keeps out neither the owner elsewhere nor the device that signed in here before', async () => {
    const { email } = await anAccount();
    const here = anyPeer();
    const first = await signIn(email, PASSWORD, here);
    const cookie = first.headers.get('set-cookie')!;
    expect(cookie).toMatch(/^knownDevice=.*Max-Age=31536000; HttpOnly; SameSite=lax/i);
    for (let k = 0; k < 8; k++) await signIn(email, 'wrong one', here);
    expect((await signIn(email, PASSWORD, here)).status).toBe(401);
    expect((await signIn(email, PASSWORD, anyPeer())).status).toBe(200);
    const known = { ...here, cookie: cookie.split(';')[0]! };
    expect((await signIn(email, PASSWORD, known)).status).toBe(200);
  });

  it('gains nothing by the cookie of another account or by one of his own making', async () => {
    const [{ email }, other] = [await anAccount(), await anAccount('Other')];
    const here = anyPeer();
    const own = (await signIn(other.email, PASSWORD, here)).headers.get('set-cookie')!.split(';')[0]!;
    const forged = new UnsecuredJWT({ of: [{ sub: other.id, ver: 0, id: 'x' }] }).encode();
    for (let k = 0; k < 8; k++) await signIn(email, 'wrong one', here);
    for (const cookie of [own, `knownDevice=${forged}`, `knownDevice=${'x'.repeat(4000)}`])
      expect((await signIn(email, PASSWORD, { ...here, cookie })).status).toBe(401);
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

  it('hands out tokens of the same session: none outlives the first, and all end together', async () => {
    const user = await anAccount();
    const first = await tokenFor(user, { ...newLife(60), auth_time: Math.floor(Date.now() / 1000) - 3000 });
    const { json } = await put(first, { username: 'Maryam', email: user.email });
    const [before, after] = [await verifyToken(first), await verifyToken(json.token!)];
    const { sid, auth_time, exp } = before!;
    expect(after).toMatchObject({ sid, auth_time, exp, username: 'Maryam' });
    const out = await call(logout.POST, { body: {}, headers: { authorization: first } });
    expect([out.status, out.json]).toEqual([200, { success: true, message: 'Signed out.' }]);
    for (const token of [first, json.token!]) expect(await userOfToken(token)).toBeNull();
    expect((await put(first, { username: 'Maryam', email: user.email })).status).toBe(401);
  });

  it('answers 401 where every session was ended after the token was looked up', async () => {
    const user = await anAccount();
    jest.mocked(sessionOfToken).mockImplementationOnce(async (token) => {
      const claims = await verifyToken(token);
      await signOutEverywhere(user.id);
      return { user, token: claims! };
    });
    const { status, json } = await put(await tokenFor(user), { username: 'Mallory', email: user.email });
    expect([status, json]).toEqual([401, { success: false, message: 'Please sign in again.' }]);
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

test('session: one that ended elsewhere takes its cookies away, one that counts keeps them', async () => {
  const user = await anAccount();
  const cookie = `authToken=${await tokenFor(user)}; signedIn=1`;
  const get = () => call(session.GET, { method: 'GET', headers: { cookie } });
  expect((await get()).headers.getSetCookie()).toEqual([]);
  await signOutEverywhere(user.id);
  const [token, mark] = (await get()).headers.getSetCookie();
  expect(token).toMatch(/^authToken=; .*Expires=Thu, 01 Jan 1970/);
  expect(mark).toMatch(/^signedIn=; .*Expires=Thu, 01 Jan 1970/);
});

test('a database that is away is told as such, without the cause', async () => {
  jest.spyOn(db.user, 'findUnique').mockRejectedValue(new Error('secret host refused') as never);
  const { status, text } = await call(login.POST, { body: { email: 'a@b.co', password: 'secret 123' } });
  expect([status, text]).toEqual([503, '{"message":"Login failed. Please try again."}']);
});
