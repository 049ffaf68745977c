import type { Page } from '@playwright/test';
import { expect, test as base } from '../../helpers/test';
import { startFakeResend, type ResendControl } from '../../helpers/fake-resend';
import { startSite, type TestSite } from '../../helpers/server';

export const PASSWORD = 'Clay tiles 1976';

/** A site of its own whose mails can be read. */
export interface Stage {
  site: TestSite;
  url: string;
  resend: ResendControl;
  /** The newest mail to an address that holds a text, once it has come. */
  mailTo: (address: string, text: RegExp) => Promise<string>;
}

const byte = () => Math.floor(Math.random() * 250) + 1;
const anyAddress = () => ({ 'x-forwarded-for': `10.${byte()}.${byte()}.${byte()}` });

export const somebody = () => ({
  username: 'Mariam Saeed',
  email: `mariam.${Date.now()}${Math.random()}@villa.example`,
  password: PASSWORD,
});

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
      const mailTo = async (address: string, text: RegExp) => {
        let found = '';
        await expect
          .poll(
            async () => {
              const mails = (await resend.mails()).filter((mail) => mail.to?.includes(address));
              found = mails.findLast((mail) => text.test(mail.text ?? ''))?.text ?? '';
              return found;
            },
            { timeout: 15_000 },
          )
          .not.toBe('');
        return found;
      };
      await use({ site, url: site.url, resend, mailTo });
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
