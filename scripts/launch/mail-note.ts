import path from 'node:path';
import type { Env } from '../shared/children';

/** What the owner of a public site must know where no mail can leave; null where all is well. */
export const mailNote = ({ SITE_URL, RESEND_API_KEY, DATA_DIR }: Env): string | null =>
  SITE_URL && !RESEND_API_KEY
    ? `No mail leaves: RESEND_API_KEY is not set. Enquiries are stored (npm run leads); their mails are files in ${path.resolve(DATA_DIR || '.data', 'outbox')}.`
    : null;
