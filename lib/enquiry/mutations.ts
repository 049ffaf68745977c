import 'server-only';
import { createHash, randomUUID } from 'node:crypto';
import { company } from '@/content/company';
import { count } from '@/lib/core/counters';
import { db } from '@/lib/core/db';
import { env } from '@/lib/core/env';
import { log, reason } from '@/lib/core/logger';
import { mailSender as sender } from '@/lib/core/mail-head';
import { oweMail } from '@/lib/core/outbox';
import { kickOutbox } from '@/lib/core/outbox-worker';
import { isWithinLimits, type Limit } from '@/lib/core/rate-limit';
import { fail, ok, type Result } from '@/lib/core/result';
import { renderEnquiryMail } from './mail';
import { NO_ORIGIN, type Origin } from './origin';
import type { EnquiryForm, EnquiryValues } from './schema';

const recipient = env.ENQUIRY_TO ?? company.email;

const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest('hex');

const digestOf = (kind: EnquiryForm, values: object) =>
  sha256(JSON.stringify([kind, Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1))]));

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
  const { carried, source, photo, ...where } = origin;
  const digest = digestOf(kind, {
    ...values,
    ...(carried && { carried }),
    ...(photo && { photo: sha256(photo) }),
  });
  const { name, email, phone, message, ...details } = { ...FOUR, ...namedName(values) };
  try {
    const mail = await renderEnquiryMail(kind, values, { id, origin });
    const status = (await isWithinLimits([MAILED], '')) ? 'queued' : 'withheld';
    const repeated = await db.$transaction(
      async (tx) => {
        // Two of the same at once: the second waits here, and then finds the first.
        await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${digest}, 0))`;
        const [known] = await tx.$queryRaw<{ id: string }[]>`
          SELECT "id" FROM "Enquiry"
          WHERE "digest" = ${digest} AND "createdAt" > now() - interval '10 minutes' LIMIT 1`;
        if (known) return true;
        const from = { ...where, source: { ...source }, carried: carried ?? undefined };
        await tx.enquiry.create({
          data: { id, kind, name, email, phone, message, details, digest, ...from },
        });
        if (photo) await tx.enquiryPhoto.create({ data: { enquiryId: id, bytes: photo } });
        await oweMail(tx, { enquiryId: id, sender, recipient, status, ...mail });
        return false;
      },
      { maxWait: 5_000, timeout: 8_000 },
    );
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
