import type { Page } from '@playwright/test';
import { expect, returning as base } from '../../helpers/browser/test';
import { asAnotherClient, type MailStage } from '../../helpers/site/mail-stage';
import { sharedStage } from '../../helpers/site/shared-stage';

export const PASSWORD = 'Clay tiles 1976';

/** A site whose mails can be read. */
export interface Stage extends MailStage {
  /** The newest mail to an address that holds a text, once it has come. */
  mailTo: (address: string, text: RegExp) => Promise<string>;
}

export const somebody = () => ({
  username: 'Mariam Saeed',
  email: `mariam.${Date.now()}${Math.random()}@villa.example`,
  password: PASSWORD,
});

export const test = base.extend<{ page: Page; stage: Stage }>({
  stage: async ({}, use) => {
    const stage = sharedStage();
    const mailTo = async (address: string, text: RegExp) => {
      let found = '';
      await expect
        .poll(
          async () => {
            const mails = (await stage.resend.mails(address)).filter(({ to }) => to.includes(address));
            found = mails.findLast((mail) => text.test(mail.text ?? ''))?.text ?? '';
            return found;
          },
          { intervals: [50, 100] },
        )
        .not.toBe('');
      return found;
    };
    await use({ ...stage, mailTo });
  },
  page: asAnotherClient,
});

export { expect } from '../../helpers/browser/test';
