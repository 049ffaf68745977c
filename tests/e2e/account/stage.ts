import type { Page } from '@playwright/test';
import { expect, returning as base } from '../../helpers/browser/test';
import { asAnotherClient, withMailStage, type MailStage } from '../../helpers/site/mail-stage';

export const PASSWORD = 'Clay tiles 1976';

/** A site of its own whose mails can be read. */
export interface Stage extends MailStage {
  /** The newest mail to an address that holds a text, once it has come. */
  mailTo: (address: string, text: RegExp) => Promise<string>;
}

export const somebody = () => ({
  username: 'Mariam Saeed',
  email: `mariam.${Date.now()}${Math.random()}@villa.example`,
  password: PASSWORD,
});

export const test = base.extend<{ page: Page }, { stage: Stage }>({
  stage: [
    async ({}, use) => {
      await withMailStage(async (stage) => {
        const { resend } = stage;
        const mailTo = async (address: string, text: RegExp) => {
          let found = '';
          await expect
            .poll(
              async () => {
                const mails = (await resend.mails()).filter((mail) => mail.to?.includes(address));
                found = mails.findLast((mail) => text.test(mail.text ?? ''))?.text ?? '';
                return found;
              },
              { timeout: 15_000, intervals: [50, 100] },
            )
            .not.toBe('');
          return found;
        };
        await use({ ...stage, mailTo });
      });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  page: asAnotherClient,
});

export { expect } from '../../helpers/browser/test';
