import { readFileSync } from 'node:fs';
import type * as z from 'zod/mini';
import * as checkOtp from '@/app/api/auth/checkOtp/route';
import * as forgotPassword from '@/app/api/auth/forgotPassword/route';
import * as login from '@/app/api/auth/login/route';
import * as logout from '@/app/api/auth/logout/route';
import * as profile from '@/app/api/auth/profile/route';
import * as register from '@/app/api/auth/register/route';
import * as resetPassword from '@/app/api/auth/resetPassword/route';
import { PRODUCTS } from '@/content/catalogue/products';
import * as schemas from '@/lib/account/schema';
import { loginSchema } from '@/lib/account/session/sign-in-schema';
import { tokenFor } from '@/lib/account/session/session';
import { db } from '@/lib/storage/db';
import { anAccount, codeFor, PASSWORD, somebody } from '../helpers/site/account';
import { anyPeer, call } from '../helpers/site/call';
import { quietLog } from '../helpers/jest/quiet';

quietLog();
afterAll(() => db.$disconnect());

interface Shape {
  required?: string[];
  properties?: Record<string, unknown>;
  items?: Shape;
}
interface Operation {
  requestBody?: { content: { 'application/json': { schema: Shape } } };
  responses: Record<string, { content?: { 'application/json': { schema: Shape } } }>;
}

const api = JSON.parse(readFileSync('docs/openapi.json', 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
};
const operation = (path: string, method: string) => api.paths[path]![method]!;
const answerOf = (path: string, method: string, status: number) =>
  operation(path, method).responses[status]!.content!['application/json'].schema;

test('documents exactly the eight calls, in words too', () => {
  const paths = Object.keys(api.paths);
  expect(paths).toHaveLength(8);
  const words = readFileSync('docs/api.md', 'utf8');
  for (const [path, methods] of Object.entries(api.paths))
    expect(words).toContain(`\`${Object.keys(methods)[0]!.toUpperCase()} ${path}\``);
});

test.each([
  ['/api/auth/register', 'post', schemas.registerSchema, ['role']],
  ['/api/auth/login', 'post', loginSchema, ['role']],
  ['/api/auth/logout', 'post', schemas.emptySchema, []],
  ['/api/auth/forgotPassword/', 'post', schemas.forgotSchema, []],
  ['/api/auth/checkOtp/', 'post', schemas.checkOtpSchema, []],
  ['/api/auth/resetPassword/', 'post', schemas.resetPasswordSchema, []],
  ['/api/auth/profile', 'put', schemas.strictProfileSchema, []],
] as const)('%s names the fields that its schema reads', (...[path, method, schema, leftAside]) => {
  const documented = operation(path, method).requestBody!.content['application/json'].schema;
  const fields = Object.keys((schema as z.ZodMiniObject).shape);
  expect(Object.keys(documented.properties!).sort()).toEqual([...fields, ...leftAside].sort());
});

test('the product list has the documented fields', () => {
  const { items } = answerOf('/api/products/getAllProducts', 'get', 200);
  expect(Object.keys(PRODUCTS[0]!).sort()).toEqual([...items!.required!].sort());
});

test('every call answers with the documented status and fields', async () => {
  const who = somebody();
  const { email } = who;
  const expectAs = (path: string, method: string, answer: { status: number; json: object }) => {
    const shape = answerOf(path, method, answer.status);
    expect(Object.keys(answer.json).sort()).toEqual([...shape.required!].sort());
  };
  expectAs('/api/auth/register', 'post', await call(register.POST, { body: who }));
  expectAs('/api/auth/login', 'post', await call(login.POST, { body: { email, password: PASSWORD } }));
  const headers = anyPeer();
  expectAs(
    '/api/auth/forgotPassword/',
    'post',
    await call(forgotPassword.POST, { body: { email }, headers }),
  );
  const checked = await call(checkOtp.POST, { body: { email, otp: await codeFor(email) }, headers });
  expectAs('/api/auth/checkOtp/', 'post', checked);
  const reset = { email, password: 'Another roof 2', resetToken: checked.json.resetToken };
  expectAs('/api/auth/resetPassword/', 'post', await call(resetPassword.POST, { body: reset }));
  const user = await anAccount();
  const saved = await call(profile.PUT, {
    method: 'PUT',
    body: { username: 'Maryam', email: user.email },
    headers: { authorization: await tokenFor(user) },
  });
  expectAs('/api/auth/profile', 'put', saved);
  const signedOut = await call(logout.POST, { body: {}, headers: { authorization: saved.json.token! } });
  expectAs('/api/auth/logout', 'post', signedOut);
});
