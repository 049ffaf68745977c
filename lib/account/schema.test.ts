import * as z from 'zod/mini';
import { accountFaults, type AccountFault } from '@/content/forms/account-fields';
import {
  changePasswordSchema,
  forgotSchema,
  newPasswordSchema,
  otpSchema,
  profileSchema,
  registerSchema,
} from './schema';
import { loginSchema } from '@/lib/account/session/sign-in-schema';

const words = accountFaults.en;

const faults = (schema: z.ZodMiniType, value: unknown) => {
  const result = z.safeParse(schema, value);
  if (result.success) return {};
  const found: Record<string, string> = {};
  for (const { path, message } of result.error.issues)
    found[String(path[0])] ??= words[message as AccountFault];
  return found;
};

test('login', () => {
  expect(faults(loginSchema, { email: ' ', password: '' })).toEqual({
    email: words.fillIn,
    password: words.fillIn,
  });
  expect(faults(loginSchema, { email: 'mariam', password: '12345' })).toEqual({
    email: 'Please enter a valid email address',
    password: 'Password must be at least 6 characters',
  });
  expect(faults(loginSchema, { email: 'a@b', password: '123456' })).toEqual({});
});

test.each([
  [
    { username: '', email: '', password: '' },
    ['Username is required', 'Email is required', 'Password is required'],
  ],
  [
    { username: 'ab', email: 'a@b', password: 'abcdefgh' },
    ['Username must be at least 3 characters', 'Please enter a valid email address', 'Password is too weak'],
  ],
  [{ username: 'abc', email: 'a@b.co', password: 'Ab1!' }, [undefined, undefined, 'Password is too weak']],
  [
    { username: 'مريم', email: 'مريم@مثال.إمارات', password: 'clay roof tiles' },
    [undefined, undefined, undefined],
  ],
  [
    { username: 'a\u0000bc', email: 'a\u0000@b.co', password: 'x'.repeat(10_000) },
    [words.unreadable, words.emailWrong, words.passwordLong],
  ],
  [
    { username: 'x'.repeat(10_000), email: `${'x'.repeat(10_000)}@b.co`, password: 'Clay tiles 1' },
    [words.usernameLong, words.emailLong, undefined],
  ],
])('registration %#', (values, [username, email, password]) => {
  const found: Record<string, string | undefined> = faults(registerSchema, values);
  expect([found.username, found.email, found.password]).toEqual([username, email, password]);
});

test('a role or anything else that is sent along does not arrive', () => {
  const sent = JSON.parse(
    '{"username":"abc","email":"a@b.co","password":"Clay tiles 1","role":"admin","__proto__":{"role":"admin"}}',
  );
  expect(Object.keys(z.parse(registerSchema, sent))).toEqual(['username', 'email', 'password']);
});

test.each(['', '123', '12a4', '１２３４'])('%j is no code', (otp) =>
  expect(faults(otpSchema, { otp })).toEqual({ otp: words.codeWrong }),
);
test('five digits are told as what they are', () =>
  expect(faults(otpSchema, { otp: '12345' })).toEqual({ otp: words.codeLong }));
test('0042 is a code', () => expect(faults(otpSchema, { otp: '0042' })).toEqual({}));

test('new passwords: 8 characters, and twice the same', () => {
  expect(faults(newPasswordSchema, { password: 'abcdefg', confirm: 'x' })).toEqual({
    password: words.passwordShort,
    confirm: 'Passwords do not match',
  });
  expect(faults(newPasswordSchema, { password: 'abcdefgh', confirm: 'abcdefgh' })).toEqual({});
  expect(
    faults(changePasswordSchema, { current: '', password: 'Clay tiles 1', confirm: 'Clay tiles 1' }),
  ).toEqual({
    current: words.currentMissing,
  });
});

test('an address and a code as they are copied', () => {
  const { email } = z.parse(loginSchema, { email: '\u200fm@villa.example\u200e', password: '123456' });
  expect(email).toBe('m@villa.example');
  for (const otp of [' 6618', '66 18', '٦٦١٨', '۶۶۱۸'])
    expect(z.parse(otpSchema, { otp })).toEqual({ otp: '6618' });
});

test.each(['\u0000', '\u001b', '\ud800', '\udc00'])('%j is refused in names and addresses', (sign) => {
  const sent = { username: `Mari${sign}am`, email: `m${sign}@villa.example` };
  expect(Object.keys(faults(profileSchema, sent)).sort()).toEqual(['email', 'username']);
  expect(Object.keys(faults(forgotSchema, sent))).toEqual(['email']);
  expect(Object.keys(faults(loginSchema, { ...sent, password: '123456' }))).toEqual(['email']);
});

test.each([
  'You won https://prize.example',
  'see www.prize.click',
  'prize.com',
  'Prize.COM now',
  'bit.ly/3x',
  't.me/x',
  'prize\uff0ecom',
  'prize\u3002com',
  'prize\u2024com',
  'Call://me',
  'a@prize.net',
  'prize.bargains/win',
])('a name that is a web address is refused: %j', (username) =>
  expect(faults(registerSchema, { username, email: 'a@b.co', password: 'Clay tiles 1' })).toEqual({
    username: words.usernameLink,
  }),
);

test.each([
  'Dr. Ahmed',
  'Dr.Ahmed',
  'J.R.R. Smith',
  'A.Rahman',
  'mariam.saeed',
  'Villa No.7',
  'شركة م.م.ح',
  'AC/DC',
])('%j is a name', (username) =>
  expect(faults(registerSchema, { username, email: 'a@b.co', password: 'Clay tiles 1' })).toEqual({}),
);

test.each(['\u2800\u2800\u2800', '---', '\u200d\u200d\u200dab', 'ab\ue000c', 'ab\u0378c'])(
  'a name that shows nothing, or nobody knows what, is refused: %j',
  (username) =>
    expect(
      Object.keys(faults(registerSchema, { username, email: 'a@b.co', password: 'Clay tiles 1' })),
    ).toEqual(['username']),
);
