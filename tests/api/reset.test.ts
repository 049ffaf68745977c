import * as checkOtp from '@/app/api/auth/checkOtp/route';
import * as forgotPassword from '@/app/api/auth/forgotPassword/route';
import * as resetPassword from '@/app/api/auth/resetPassword/route';
import { logIn } from '@/lib/account/mutations';
import { db } from '@/lib/storage/db';
import { anAccount, aStranger, codeFor, notThe, PASSWORD } from '../helpers/site/account';
import { anyPeer, call } from '../helpers/site/call';
import { compare } from '../helpers/pictures/compare';
import { quietLog } from '../helpers/jest/quiet';

quietLog();
afterAll(() => db.$disconnect());

const NEW = 'Another roof 2';

describe('reset', () => {
  // An app without a cookie jar: known by the address it calls from.
  let headers = anyPeer();
  beforeEach(() => {
    headers = anyPeer();
  });
  const forgot = (email: string) => call(forgotPassword.POST, { body: { email }, headers });
  const check = (email: string, otp: string, more: object = headers) =>
    call(checkOtp.POST, { body: { email, otp }, headers: { ...more } });
  const cookieOf = (answer: { headers: Headers }, name: string) =>
    answer.headers
      .getSetCookie()
      .find((one) => one.startsWith(`${name}=`))
      ?.split(';')[0] ?? '';

  it('answers known and unknown addresses alike, in body, status and time', async () => {
    const { known, unknown } = await compare(forgot);
    expect(known).toMatchObject({ judged: 0, waits: [300] });
    expect(known.answer).toMatch(/^200 {"success":true,"message":"/);
    expect(unknown).toEqual(known);
  });

  it('goes from the code to the new password, for apps by resetToken', async () => {
    const { email } = await anAccount();
    await forgot(email);
    const checked = await check(email, await codeFor(email));
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
    expect(await logIn({ email, password: NEW }, aStranger())).toMatchObject({ ok: true });
  });

  it('for browsers by a cookie that scripts cannot read', async () => {
    const { email } = await anAccount();
    await forgot(email);
    const checked = await check(email, await codeFor(email));
    const cookie = checked.headers.get('set-cookie')!;
    expect(cookie).toMatch(/^resetFlow=.*Path=\/;.*HttpOnly; SameSite=lax/i);
    const answer = await call(resetPassword.POST, {
      body: { email, password: NEW },
      headers: { cookie: cookie.split(';')[0]! },
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie().join()).toMatch(/knownDevice=.*HttpOnly; SameSite=lax/i);
  });

  it('a call with the cookie of its flow may come from another network', async () => {
    const { email } = await anAccount();
    const cookie = cookieOf(await forgot(email), 'resetFlow');
    expect((await check(email, await codeFor(email), anyPeer())).status).toBe(400);
    expect((await check(email, await codeFor(email), { ...anyPeer(), cookie })).status).toBe(200);
  });

  it('is not disturbed by a stranger who asks and guesses', async () => {
    const { email } = await anAccount();
    await forgot(email);
    const mine = await codeFor(email);
    const stranger = anyPeer();
    for (let k = 1; k <= 3; k++) {
      await call(forgotPassword.POST, { body: { email }, headers: stranger });
      await check(email, notThe(mine, k), stranger);
    }
    expect((await check(email, mine)).status).toBe(200);
  });

  it('who asks for too many codes is told when the hour is over', async () => {
    const { email } = await anAccount();
    for (let k = 0; k < 3; k++) expect((await forgot(email)).status).toBe(200);
    const beyond = await forgot(email);
    expect(beyond.status).toBe(429);
    expect(Number(beyond.headers.get('retry-after'))).toBeGreaterThan(3000);
    expect(Number(beyond.headers.get('retry-after'))).toBeLessThanOrEqual(3600);
  });

  it('a bare resetPassword changes nothing', async () => {
    const { email } = await anAccount();
    await forgot(email);
    const bare = await call(resetPassword.POST, { body: { email, password: NEW } });
    expect([bare.status, bare.json]).toEqual([
      400,
      { success: false, message: 'Failed to reset password. Please try again.' },
    ]);
    expect(await logIn({ email, password: PASSWORD }, aStranger())).toMatchObject({ ok: true });
  });

  it('a wrong code is told in the words of the specification', async () => {
    const { email } = await anAccount();
    await forgot(email);
    const wrong = await check(email, notThe(await codeFor(email)));
    expect([wrong.status, wrong.json]).toEqual([
      400,
      { success: false, message: 'Failed to verify code. Please try again.' },
    ]);
  });
});
