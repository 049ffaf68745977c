import { db } from '@/lib/storage/db';
import { aDeviceOf, anAccount, aStranger, PASSWORD, signedIn } from '@/tests/helpers/site/account';
import { quietLog } from '@/tests/helpers/jest/quiet';
import { changePassword, deleteAccount, logIn } from '@/lib/account/mutations';

jest.mock('@/lib/storage/erased-list', () => ({ noteErased: async () => {} }));
const log = quietLog();
afterAll(() => db.$disconnect());

describe('a stranger who guesses', () => {
  const guess = (email: string, caller: ReturnType<typeof aStranger>, times: number) =>
    Promise.all(
      Array.from({ length: times }, (_, k) => logIn({ email, password: `wrong one ${k}` }, caller)),
    );

  test('keeps nobody out but whoever shares the address', async () => {
    const { email } = await anAccount();
    const here = aStranger();
    await guess(email, here, 8);
    expect(await logIn({ email, password: PASSWORD }, here)).toEqual({ ok: false, code: 'refused' });
    expect(await logIn({ email, password: PASSWORD }, aStranger())).toMatchObject({ ok: true });
  });

  test('keeps no device out that the account knows, from the same address either', async () => {
    const user = await anAccount();
    const here = aStranger();
    await guess(user.email, here, 8);
    const device = { ...aDeviceOf(user), client: here.client };
    expect(await logIn({ email: user.email, password: PASSWORD }, device)).toMatchObject({ ok: true });
  });

  test('with a hundred addresses shares one wait, which no known device feels', async () => {
    const user = await anAccount();
    const { email } = user;
    const right = (caller: ReturnType<typeof aStranger>) => logIn({ email, password: PASSWORD }, caller);
    for (let k = 0; k < 25; k++) await guess(email, aStranger(), 4);
    const judged = log.lines().filter((line) => /login-refused.*"waits":false/.test(line));
    expect(judged).toHaveLength(100);
    const late = aStranger();
    expect(await right(late)).toEqual({ ok: false, code: 'refused' });
    expect(await right(aDeviceOf(user))).toMatchObject({ ok: true });
    // The refusal was not counted against the one who came late.
    await db.$executeRaw`UPDATE "RateLimiterFlexible" SET "expire" = now() - interval '1 minute' WHERE "key" LIKE 'failure-wait:%'`;
    for (let k = 0; k < 3; k++) await guess(email, late, 1);
    await db.$executeRaw`UPDATE "RateLimiterFlexible" SET "expire" = now() - interval '1 minute' WHERE "key" LIKE 'failure-wait:%'`;
    expect(await right(late)).toMatchObject({ ok: true });
  });

  test('gets few tries out of a copied device cookie, and keeps its owner out of nothing', async () => {
    const user = await anAccount();
    const { email } = user;
    const device = aDeviceOf(user);
    const thief = { ...device, client: 'thief' };
    await guess(email, thief, 30);
    const judged = log.lines().filter((line) => /login-refused.*"waits":false/.test(line));
    expect(judged.length).toBeLessThanOrEqual(10);
    expect(await logIn({ email, password: PASSWORD }, device)).toMatchObject({ ok: true });
  });

  test('has no say in what somebody does who is signed in', async () => {
    const user = await anAccount();
    for (let k = 0; k < 3; k++) await guess(user.email, aStranger(), 8);
    const values = { current: PASSWORD, password: 'Another roof 2' };
    expect(await changePassword(await signedIn(user), values)).toMatchObject({ ok: true });
  });
});

test('a session that guesses the password waits, and takes nothing from another session', async () => {
  const user = await anAccount();
  const [thief, owner] = [await signedIn(user), await signedIn(user)];
  for (let k = 0; k < 8; k++) await deleteAccount(thief, 'wrong one');
  expect(await deleteAccount(thief, PASSWORD)).toMatchObject({ ok: false });
  expect(await deleteAccount(owner, PASSWORD)).toEqual({ ok: true, data: null });
});
