import { NextRequest } from 'next/server';
import * as checkOtp from '@/app/api/auth/checkOtp/route';
import * as forgotPassword from '@/app/api/auth/forgotPassword/route';
import * as login from '@/app/api/auth/login/route';
import * as profile from '@/app/api/auth/profile/route';
import * as register from '@/app/api/auth/register/route';
import * as resetPassword from '@/app/api/auth/resetPassword/route';
import { tokenFor } from '@/lib/account/session/session';
import { db } from '@/lib/storage/db';
import { anAccount } from '../helpers/site/account';
import { call } from '../helpers/site/call';
import { quietLog } from '../helpers/jest/quiet';

quietLog();
afterAll(() => db.$disconnect());

const CALLS = [
  ['register', register, 'POST', 'message'],
  ['login', login, 'POST', 'message'],
  ['forgotPassword', forgotPassword, 'POST', 'success'],
  ['checkOtp', checkOtp, 'POST', 'success'],
  ['resetPassword', resetPassword, 'POST', 'success'],
  ['profile', profile, 'PUT', 'success'],
] as const;

describe.each(CALLS)('%s', (...[name, route, method, shape]) => {
  const handler = (route as Record<string, unknown>)[method] as (request: NextRequest) => Promise<Response>;
  const send = async (body: unknown, headers: Record<string, string> = {}) => {
    const authorization: Record<string, string> =
      name === 'profile' ? { authorization: await tokenFor(await anAccount()) } : {};
    return call(handler, { method, body, headers: { ...authorization, ...headers } });
  };
  const expectShape = (json: Record<string, unknown>) => {
    expect(typeof json.message).toBe('string');
    expect(json.success).toBe(shape === 'success' ? false : undefined);
  };

  it('refuses other methods and names its own', () => {
    const others = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((other) => other !== method);
    for (const other of others) {
      const refusal = (route as Record<string, unknown>)[other] as (request: NextRequest) => Response;
      const answer = refusal(new NextRequest('http://localhost/'));
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, `${method}, OPTIONS`]);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
    expect(route.OPTIONS().headers.get('allow')).toBe(`${method}, OPTIONS`);
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/jsonp',
    '',
  ])('refuses a body of the type %j', async (type) => {
    const answer = await send('{}', { 'content-type': type });
    expect(answer.status).toBe(415);
    expectShape(answer.json);
  });

  it('refuses more than 16 KB, whatever it is', async () => {
    const answer = await send({ email: 'x'.repeat(17_000) });
    expect(answer.status).toBe(413);
    expectShape(answer.json);
  });

  it.each([
    '',
    '{',
    'null',
    '[]',
    '"x"',
    '7',
    '{"__proto__":{"email":"a@b.co"}}',
    '{"email":{"$gt":""},"password":["x"]}',
  ])('answers %j with a clean 400', async (body) => {
    const answer = await send(body);
    expect(answer.status).toBe(400);
    expectShape(answer.json);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('reads a body with a byte order mark before it as the same without', async () => {
    const [marked, plain] = [await send('\ufeff{"email":"x"}'), await send('{"email":"x"}')];
    expect([marked.status, marked.json]).toEqual([plain.status, plain.json]);
    expect(plain.json.errors).toBeDefined();
  });

  it("takes a body that breaks off for the sender's fault, and not for one of ours", async () => {
    const errors = jest.spyOn(process.stderr, 'write');
    errors.mockClear();
    const body = new ReadableStream({ start: (stream) => stream.error(new Error('aborted')) });
    const authorization = name === 'profile' ? await tokenFor(await anAccount()) : '';
    const headers = { 'content-type': 'application/json', authorization };
    const init = { method, headers, body, duplex: 'half' } as const;
    expect((await handler(new NextRequest('http://localhost/api/auth/call', init))).status).toBe(400);
    expect(errors).not.toHaveBeenCalled();
  });

  it('tells of a field that was left out as of one that was left empty, in its own words', async () => {
    const { status, json } = await send({});
    const empty = await send(
      Object.fromEntries(Object.keys(json.errors as unknown as object).map((name) => [name, ''])),
    );
    expect([status, empty.status]).toEqual([400, 400]);
    expect(json.errors).toEqual(empty.json.errors);
    expect(Object.values(json.errors as unknown as object)).not.toContain('Invalid input');
  });

  it('is never stored by anybody', async () => {
    expect((await send({})).headers.get('cache-control')).toBe('no-store');
  });
});
