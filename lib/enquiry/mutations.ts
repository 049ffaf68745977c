import 'server-only';
import { createHash, randomUUID } from 'node:crypto';
import { company } from '@/content/company';
import { count } from '@/lib/core/counters';
import { env } from '@/lib/core/env';
import { langOr } from '@/lib/core/lang';
import { log, reason } from '@/lib/core/logger';
import { mailSender as sender } from '@/lib/core/mail-head';
import { kickOutbox } from '@/lib/core/outbox-worker';
import { isWithinLimits, type Limit } from '@/lib/core/rate-limit';
import { fail, ok, type Result } from '@/lib/core/result';
import { sealed } from '@/lib/core/secret';
import { consentOf } from './consent';
import { renderEnquiryMail } from './mail';
import { NO_ORIGIN, type Origin } from './origin';
import type { EnquiryForm, EnquiryValues } from './schema';
import { storeOnce } from './store-mutations';

const recipient = env.ENQUIRY_TO ?? company.email;

const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** With the site's secret: from a plain digest a short form could be guessed after its text is gone. */
const digestOf = (kind: EnquiryForm, values: object) =>
  sealed('enquiry', JSON.stringify([kind, Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1))]));

/** Mails of one hour. What arrives beyond is stored without one each: a flood must not keep customers out. */
const MAILED: Limit = { name: 'enquiry-all', points: 400, seconds: 3600, per: 'everyone' };

const FOUR = { name: '', email: '', phone: '', message: '' };

/** The gate calls a name by another name, on the screen and on the device. */
const namedName = (values: object) =>
  'fullName' in values ? { ...values, name: values.fullName as string, fullName: undefined } : values;

/**
 * Stores an enquiry and the mail it owes, both or neither. The same form sent again within ten minutes is
 * the same enquiry, from whatever page: it succeeds and stores nothing.
 */
export async function storeEnquiry<K extends EnquiryForm>(
  kind: K,
  values: EnquiryValues<K>,
  origin: Origin = NO_ORIGIN,
): Promise<Result<{ repeated: boolean }>> {
  const id = randomUUID();
  const { carried, photo } = origin;
  const digest = digestOf(kind, {
    ...values,
    ...(carried && { carried }),
    ...(photo && { photo: sha256(photo) }),
  });
  const { name, email, phone, message, ...details } = { ...FOUR, ...namedName(values) };
  try {
    const mail = await renderEnquiryMail(kind, values, { id, origin });
    const status = (await isWithinLimits([MAILED], '')) ? 'queued' : 'withheld';
    const letter = { sender, recipient, status, ...mail } as const;
    const repeated = !(await storeOnce(
      {
        id,
        kind,
        name,
        email,
        phone,
        message,
        details,
        digest,
        consent: consentOf(kind, langOr(origin.language)),
        ...origin,
      },
      letter,
    ));
    if (!repeated) count('site_enquiries_total', { kind });
    log.info('enquiry-stored', { kind, enquiry: repeated ? null : id, repeated, status });
    kickOutbox();
    return ok({ repeated });
  } catch (error) {
    count('site_enquiries_failed_total', { kind });
    log.error('enquiry-not-stored', { kind, error: reason(error) });
    return fail('not-saved');
  }
}
