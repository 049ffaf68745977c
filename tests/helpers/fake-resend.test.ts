import { Resend } from 'resend';
import { startFakeResend } from './fake-resend';

const mail = { from: 'a@example.com', to: 'b@example.com', subject: 'Tiles', text: 'Two hundred.' };
let fake: Awaited<ReturnType<typeof startFakeResend>>;
const send = (idempotencyKey: string, changes = {}) =>
  new Resend('re_test', { baseUrl: fake.url }).emails.send({ ...mail, ...changes }, { idempotencyKey });

beforeAll(async () => {
  fake = await startFakeResend();
  jest.spyOn(console, 'error').mockImplementation(() => {}); // the client prints every refusal
});
beforeEach(() => fake.reset());
afterAll(() => fake.close());

test('takes a mail once for each key', async () => {
  const first = await send('one');
  const again = await send('one');
  expect(again.data?.id).toBe(first.data?.id);
  expect(await fake.mails()).toMatchObject([{ key: 'one', subject: 'Tiles', to: 'b@example.com' }]);
  expect(await fake.attempts()).toBe(2);
});

test('does not take another mail under the same key', async () => {
  await send('one');
  expect((await send('one', { subject: 'Bricks' })).error).toMatchObject({ statusCode: 409 });
});

test('fails as it is told to, as often as it is told to', async () => {
  await fake.behave(429, 1);
  expect((await send('one')).error).toMatchObject({ name: 'rate_limit_exceeded', statusCode: 429 });
  expect((await send('one')).data?.id).toBeTruthy();
});

test('a lost answer: the sender sees a failure, the mail is on its way', async () => {
  await fake.behave('lost', 1);
  expect((await send('one')).error).not.toBeNull();
  expect((await send('one')).data?.id).toBeTruthy();
  expect(await fake.mails()).toHaveLength(1);
});

test('a refused connection takes nothing', async () => {
  await fake.behave('refuse');
  expect((await send('one')).error).toMatchObject({ statusCode: null });
  expect(await fake.mails()).toHaveLength(0);
});
