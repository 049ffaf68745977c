import type { Page } from '@playwright/test';
import type { TestDatabase } from '../database/database';
import { startFakeResend, type ResendControl } from './fake-resend';
import { startSite, type TestSite } from './server';

/** A site with a database and a mail service of its own. */
export interface MailStage {
  url: string;
  resend: ResendControl;
  /** Asks its database. */
  query: TestDatabase['query'];
}

/** One that belongs to who started it, and may be broken. */
export interface OwnMailStage extends MailStage {
  site: TestSite;
  /** Ends it, and takes away what it kept. */
  close: () => Promise<void>;
}

/** A header tells who is asking (`anyAddress`). */
export const BEHIND_PROXY = { TRUSTED_PROXIES: '1' };

/** Starts one of its own: mails are tried again forty times as soon. */
export async function startMailStage(): Promise<OwnMailStage> {
  const resend = await startFakeResend();
  const site = await startSite({
    RESEND_API_KEY: 're_test_key',
    RESEND_BASE_URL: resend.url,
    OUTBOX_SPEED: '40',
    ...BEHIND_PROXY,
  });
  const close = async () => {
    await site.close();
    await resend.close();
  };
  return { site, url: site.url, resend, query: site.database.query, close };
}

/** Starts one, lets it be used, and ends it. */
export async function withMailStage(run: (stage: OwnMailStage) => Promise<void>): Promise<void> {
  const stage = await startMailStage();
  await run(stage);
  await stage.close();
}

/** Another client for every test, so that one does not use up the allowance of the next. */
export const anyAddress = () => {
  const byte = () => Math.floor(Math.random() * 250) + 1;
  return { 'x-forwarded-for': `10.${byte()}.${byte()}.${byte()}` };
};

/** The page of a client of its own. */
export async function asAnotherClient(
  { page }: { page: Page },
  run: (page: Page) => Promise<void>,
): Promise<void> {
  await page.context().setExtraHTTPHeaders(anyAddress());
  await run(page);
}
