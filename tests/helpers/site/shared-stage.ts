import { askDatabase } from '../database/database';
import { fakeResendAt } from './fake-resend';
import type { MailStage } from './mail-stage';

/** The stage that all tests share which break nothing of it, as a worker sees it (`global-setup.ts`). */
export const sharedStage = (): MailStage => ({
  url: process.env.E2E_STAGE_URL!,
  resend: fakeResendAt(process.env.E2E_RESEND_URL!),
  query: askDatabase(process.env.E2E_DATABASE_URL!),
});
