import { startFakeResend } from './fake-resend';
import { startSite } from './server';
import { offerStage } from './shared-stage';

/** One production server with database and mail service for all ordinary journeys, and a stage for who asks for it. */
export default async function setUp(): Promise<() => Promise<void>> {
  const resend = await startFakeResend();
  const site = await startSite({ RESEND_API_KEY: 're_test_key', RESEND_BASE_URL: resend.url });
  const stage = await offerStage();
  Object.assign(process.env, {
    E2E_BASE_URL: site.url,
    E2E_DATABASE_URL: site.database.url,
    E2E_STAGE_URL: stage.url,
  });
  return async () => {
    await stage.close();
    await site.close();
    await resend.close();
  };
}
