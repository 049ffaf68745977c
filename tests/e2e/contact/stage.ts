import type { Page } from '@playwright/test';
import { expect, test as base } from '../../helpers/test';
import { startFakeResend, type AcceptedMail, type ResendControl } from '../../helpers/fake-resend';
import { startSite, type TestSite } from '../../helpers/server';

/** A site of its own with its own database and mail service, for journeys that break or use up things. */
export interface Stage {
  site: TestSite;
  url: string;
  resend: ResendControl;
  /** What lies in the reader's mail box about something. */
  mailsAbout: (text: string) => Promise<AcceptedMail[]>;
  /** Waits until the site knows the mail as sent; then the reader must have it once. */
  expectSentOnce: (text: string) => Promise<void>;
  /** How often the site has tried to hand over the mail about something. */
  attemptsAt: (text: string) => Promise<number>;
}

const MAIL_ABOUT = `SELECT "status", "attempts" FROM "OutboxMail" WHERE position($1 in "text") > 0`;

/** Another client for every test, so that one does not use up the allowance of the next. */
export const anyAddress = () => {
  const byte = () => Math.floor(Math.random() * 250) + 1;
  return { 'x-forwarded-for': `10.${byte()}.${byte()}.${byte()}` };
};

export const test = base.extend<{ page: Page }, { stage: Stage }>({
  stage: [
    async ({}, use) => {
      const resend = await startFakeResend();
      const site = await startSite({
        RESEND_API_KEY: 're_test_key',
        RESEND_BASE_URL: resend.url,
        TRUSTED_PROXIES: '1',
        OUTBOX_SPEED: '40',
      });
      const mailsAbout = async (text: string) =>
        (await resend.mails()).filter((mail) => mail.text?.includes(text));
      const rowAbout = async (text: string) =>
        (await site.database.query<{ status: string; attempts: number }>(MAIL_ABOUT, [text]))[0];
      const attemptsAt = async (text: string) => (await rowAbout(text))?.attempts ?? 0;
      const expectSentOnce = async (text: string) => {
        await expect.poll(async () => (await rowAbout(text))?.status, { timeout: 30_000 }).toBe('sent');
        expect(await mailsAbout(text)).toHaveLength(1);
      };
      await use({ site, url: site.url, resend, mailsAbout, attemptsAt, expectSentOnce });
      await site.close();
      await resend.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  page: async ({ page }, run) => {
    await page.context().setExtraHTTPHeaders(anyAddress());
    await run(page);
  },
});

export { expect } from '../../helpers/test';
