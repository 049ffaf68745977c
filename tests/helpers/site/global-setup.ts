import { startFakeResend } from './fake-resend';
import { startSite } from './server';

/** One production server with database and mail service for all ordinary journeys. */
export default async function setUp(): Promise<() => Promise<void>> {
  const resend = await startFakeResend();
  const site = await startSite({ RESEND_API_KEY: 're_test_key', RESEND_BASE_URL: resend.url });
  Object.assign(process.env, { E2E_BASE_URL: site.url, E2E_RESEND_URL: resend.url });
  return async () => {
    await site.close();
    await resend.close();
  };
}
