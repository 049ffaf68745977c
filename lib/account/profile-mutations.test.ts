import { db } from '@/lib/core/db';
import { anAccount, mailsTo, somebody } from '@/tests/helpers/account';
import { quietLog } from '@/tests/helpers/quiet';
import { confirmAddress, updateProfile } from './profile-mutations';

jest.setTimeout(60_000);
quietLog();
afterAll(() => db.$disconnect());

const tokenIn = async (address: string) =>
  /#confirm=([\w-]+)/.exec((await mailsTo(address)).at(-1)!.text)![1]!;

test('a username counts at once', async () => {
  const user = await anAccount();
  expect(await updateProfile(user, { username: 'Maryam', email: user.email })).toMatchObject({
    ok: true,
    data: { confirm: false, user: { username: 'Maryam' } },
  });
});

test('a new address counts once it is confirmed; both owners get a mail', async () => {
  const user = await anAccount();
  const { email } = somebody('New');
  expect(await updateProfile(user, { username: user.username, email })).toMatchObject({
    ok: true,
    data: { confirm: true, user: { email: user.email } },
  });
  const notice = (await mailsTo(user.email)).at(-1)!;
  expect(notice.subject).toBe('A new address was entered for your account');
  // The old address may not be proven either: nothing that was typed is written to it.
  expect(`${notice.text} ${notice.html}`).not.toMatch(/new\.|villa\.example/);
  expect(await confirmAddress(user, 'x')).toEqual({ ok: false, code: 'refused' });
  const token = await tokenIn(email);
  expect(await confirmAddress(await anAccount('Other'), token)).toEqual({ ok: false, code: 'refused' });
  expect(await confirmAddress(user, token)).toMatchObject({ ok: true, data: { email, sessionVersion: 1 } });
  expect(await confirmAddress(user, token)).toEqual({ ok: false, code: 'refused' });
});

test('an address that was taken meanwhile is refused', async () => {
  const user = await anAccount();
  const { email } = somebody('Wanted');
  await updateProfile(user, { username: user.username, email });
  const token = await tokenIn(email);
  const other = await anAccount('Faster');
  await db.user.update({ where: { id: other.id }, data: { email, emailKey: email } });
  expect(await confirmAddress(user, token)).toEqual({ ok: false, code: 'refused' });
});

test('an address that no account can have is refused before anything is mailed', async () => {
  const user = await anAccount();
  const email = `\u{1d426}${user.email.slice(1)}`;
  expect(await updateProfile(user, { username: 'Maryam', email })).toEqual({
    ok: false,
    code: 'invalid',
    fieldErrors: { email: 'emailWrong' },
  });
  expect(await mailsTo(email)).toEqual([]);
});
