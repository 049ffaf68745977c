import type { Page } from '@playwright/test';
import { expect, returning as base } from '../../helpers/browser/test';
import { company } from '../../../content/company';
import type { AcceptedMail } from '../../helpers/site/fake-resend';
import { asAnotherClient, withMailStage, type MailStage } from '../../helpers/site/mail-stage';

/** A site of its own with its own database and mail service, for journeys that break or use up things. */
export interface Stage extends MailStage {
  /** What lies in the company's mail box about something; visitors' copies lie elsewhere. */
  mailsAbout: (text: string) => Promise<AcceptedMail[]>;
  /** Waits until the site knows the mail as sent; then the reader must have it once. */
  expectSentOnce: (text: string) => Promise<void>;
  /** How often the site has tried to hand over the mail about something. */
  attemptsAt: (text: string) => Promise<number>;
}

/** Milliseconds between two looks: on the stage everything goes forty times as fast. */
const SHORT = [50, 100];
const MAIL_ABOUT = `SELECT "status", "attempts" FROM "OutboxMail" WHERE "kind" = '' AND position($1 in "text") > 0`;

export const test = base.extend<{ page: Page }, { stage: Stage }>({
  stage: [
    async ({}, use) => {
      await withMailStage(async (stage) => {
        const { resend, site } = stage;
        const mailsAbout = async (text: string) =>
          (await resend.mails()).filter(
            (mail) => mail.text?.includes(text) && [mail.to].flat().includes(company.email),
          );
        const rowAbout = async (text: string) =>
          (await site.database.query<{ status: string; attempts: number }>(MAIL_ABOUT, [text]))[0];
        const attemptsAt = async (text: string) => (await rowAbout(text))?.attempts ?? 0;
        const expectSentOnce = async (text: string) => {
          const status = async () => (await rowAbout(text))?.status;
          await expect.poll(status, { timeout: 30_000, intervals: SHORT }).toBe('sent');
          expect(await mailsAbout(text)).toHaveLength(1);
        };
        await use({ ...stage, mailsAbout, attemptsAt, expectSentOnce });
      });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  page: asAnotherClient,
});

export { expect } from '../../helpers/browser/test';
