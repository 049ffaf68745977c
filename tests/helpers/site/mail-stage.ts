import type { Page } from '@playwright/test';
import { startFakeResend, type ResendControl } from './fake-resend';
import { startSite, type TestSite } from './server';

/** A site of its own with its own database and mail service. */
export interface MailStage {
  site: TestSite;
  url: string;
  resend: ResendControl;
}

/** Starts one, lets it be used, and ends it. */
export async function withMailStage(run: (stage: MailStage) => Promise<void>): Promise<void> {
  const resend = await startFakeResend();
  const site = await startSite({
    RESEND_API_KEY: 're_test_key',
    RESEND_BASE_URL: resend.url,
    TRUSTED_PROXIES: '1',
    OUTBOX_SPEED: '40',
  });
  await run({ site, url: site.url, resend });
  await site.close();
  await resend.close();
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
