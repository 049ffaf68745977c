import { startFakeResend } from '../../helpers/site/fake-resend';
import { startSite } from '../../helpers/site/server';
import { expect, test } from '../../helpers/browser/test';
import { codeIn } from './flow';
import { somebody } from './stage';

test(
  'two servers on one database are one: codes, sessions, tries and limits',
  { tag: '@slow' },
  async ({ request }) => {
    test.slow();
    const resend = await startFakeResend();
    const env = {
      RESEND_API_KEY: 're_test_key',
      RESEND_BASE_URL: resend.url,
      TRUSTED_PROXIES: '1',
      OUTBOX_SPEED: '40',
      AUTH_SECRET: 'the same on both servers, and long',
    };
    const [one, two] = [await startSite(env), await startSite(env)];
    try {
      await two.stop();
      await two.start({ DATABASE_URL: one.database.url });
      const who = somebody();
      const headers = { 'x-forwarded-for': '10.9.8.7' };
      const post = (site: { url: string }, call: string, data: object) =>
        request.post(`${site.url}/api/auth/${call}`, { data, headers });

      expect((await post(one, 'register', who)).status()).toBe(201);
      const { token } = await (await post(two, 'login', who)).json();
      await post(one, 'forgotPassword', { email: who.email });
      const mail = async () =>
        (await resend.mails()).find(({ text }) => /^\d{4}$/m.test(text ?? ''))?.text ?? '';
      await expect.poll(mail).not.toBe('');
      const otp = codeIn(await mail());
      const { resetToken } = await (await post(two, 'checkOtp', { email: who.email, otp })).json();
      const password = 'Another roof 2';
      expect((await post(one, 'resetPassword', { email: who.email, password, resetToken })).status()).toBe(
        200,
      );
      const stale = await request.put(`${two.url}/api/auth/profile`, {
        data: { username: 'Maryam', email: who.email },
        headers: { authorization: token },
      });
      expect(stale.status()).toBe(401);

      const statuses: number[] = [];
      for (const site of [two, one, two, one, two])
        statuses.push((await post(site, 'register', somebody())).status());
      expect(statuses).toEqual([201, 201, 201, 201, 429]);
    } finally {
      await two.close();
      await one.close();
      await resend.close();
    }
  },
);
