import type { Page } from '@playwright/test';
import { expect, returning as base } from '../../helpers/browser/test';
import { company } from '../../../content/company';
import type { AcceptedMail } from '../../helpers/site/fake-resend';
import {
  asAnotherClient,
  withMailStage,
  type MailStage,
  type OwnMailStage,
} from '../../helpers/site/mail-stage';
import { sharedStage } from '../../helpers/site/shared-stage';

/** A site whose database and mails can be read. */
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
/** A stage is started by the first who asks, also on a busy machine. */
const START_TIMEOUT = { timeout: 300_000 };

function withLooks<S extends MailStage>(stage: S): S & Stage {
  const { resend, query } = stage;
  const mailsAbout = async (text: string) =>
    (await resend.mails(text)).filter(
      (mail) => mail.text?.includes(text) && [mail.to].flat().includes(company.email),
    );
  const rowAbout = async (text: string) =>
    (await query<{ status: string; attempts: number }>(MAIL_ABOUT, [text]))[0];
  const attemptsAt = async (text: string) => (await rowAbout(text))?.attempts ?? 0;
  const expectSentOnce = async (text: string) => {
    const status = async () => (await rowAbout(text))?.status;
    await expect.poll(status, { intervals: SHORT }).toBe('sent');
    expect(await mailsAbout(text)).toHaveLength(1);
  };
  return { ...stage, mailsAbout, attemptsAt, expectSentOnce };
}

/** For journeys that break nothing: one stage for all of them. */
export const test = base.extend<{ page: Page; stage: Stage }>({
  stage: async ({}, use) => use(withLooks(sharedStage())),
  page: asAnotherClient,
});

/** For journeys that break or use up things: a stage of the worker's own. */
export const ownTest = base.extend<{ page: Page }, { stage: OwnMailStage & Stage }>({
  stage: [
    async ({}, use) => withMailStage((stage) => use(withLooks(stage))),
    { ...START_TIMEOUT, scope: 'worker' },
  ],
  page: asAnotherClient,
});

export { expect } from '../../helpers/browser/test';
