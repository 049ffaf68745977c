import { startFakeResend } from './fake-resend';
import { BEHIND_PROXY } from './mail-stage';
import { startSite } from './server';

/**
 * One production server with database and mail service for all ordinary journeys, and beside it a second one for journeys
 * that say who is asking: it believes a proxy, and works on the same database, folder and mail service.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  const resend = await startFakeResend();
  const mail = { RESEND_API_KEY: 're_test_key', RESEND_BASE_URL: resend.url };
  const site = await startSite(mail);
  const stage = await startSite({
    ...mail,
    ...BEHIND_PROXY,
    SHARED_DATABASE_URL: site.database.url,
    SHARED_DATA_DIR: site.dataDir,
  });
  Object.assign(process.env, {
    E2E_BASE_URL: site.url,
    E2E_DATABASE_URL: site.database.url,
    E2E_STAGE_URL: stage.url,
    E2E_RESEND_URL: resend.url,
  });
  return async () => {
    await stage.close();
    await site.close();
    await resend.close();
  };
}
