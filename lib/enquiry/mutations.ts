import 'server-only';
import { createHash, randomUUID } from 'node:crypto';
import { company } from '@/content/company';
import { count } from '@/lib/observe/counters';
import { env } from '@/lib/settings/env';
import type { Receipt } from '@/lib/forms/form-state';
import { log, reason } from '@/lib/observe/logger';
import { mailSender as sender } from '@/lib/mail/mail-head';
import { mailboxOfKey } from '@/lib/mail/mailbox';
import type { NewMail } from '@/lib/mail/outbox';
import { kickOutbox } from '@/lib/mail/outbox-worker';
import { Counted } from '@/lib/limits/counted';
import type { Limit } from '@/lib/limits/rate-limit';
import { fail, ok, type Result } from '@/lib/forms/result';
import { within } from '@/lib/forms/within';
import { sealed } from '@/lib/storage/secret';
import { consentOf } from './consent';
import { canBeCopied, leavesOut, renderCopy } from './copy-mail';
import { renderEnquiryMail, type Known } from './mail';
import { NO_ORIGIN, type Origin } from './origin';
import { referenceOf } from './reference';
import type { EnquiryForm, EnquiryValues } from './enquiry-schemas';
import { isStored, storeOnce } from './store-mutations';

const recipient = env.ENQUIRY_TO ?? company.email;

const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** With the site's secret: from a plain digest a short form could be guessed after its text is gone. */
const digestOf = (kind: EnquiryForm, values: object) =>
  sealed('enquiry', JSON.stringify([kind, Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1))]));

/** All enquiry forms draw on one allowance of what is stored. An office behind one address can still send a few. */
const STORED: Limit = { name: 'enquiry', points: 8, seconds: 3600, per: 'client' };

/** Mails of one hour. What arrives beyond is stored without one each: a flood must not keep customers out. */
const MAILED: Limit = { name: 'enquiry-all', points: 400, seconds: 3600, per: 'everyone' };

const FOUR = { name: '', email: '', phone: '', message: '' };

/** The gate calls a name by another name, on the screen and on the device. */
const namedName = (values: object) =>
  'fullName' in values ? { ...values, name: values.fullName as string, fullName: undefined } : values;

/** Copies that one mailbox gets in a day, whatever the tags in its address, and all of the site in an hour. */
const COPIES = {
  mailbox: { name: 'enquiry-copy', points: 3, seconds: 86_400, per: 'client' },
  site: { name: 'enquiry-copies', points: 120, seconds: 3600, per: 'everyone' },
} as const satisfies Record<string, Limit>;

/** Marks the copy in the outbox: its text is not kept once it is sent. */
const COPY = 'enquiryCopy';

/** The copy for the visitor; none where none can be sent, or enough were: a file on our disk is no copy. Counted before it is written. */
async function copyFor<K extends EnquiryForm>(
  kind: K,
  values: EnquiryValues<K>,
  { counted, ...known }: Omit<Known, 'id'> & { counted: Counted },
): Promise<NewMail | undefined> {
  const { email } = values;
  if (!env.RESEND_API_KEY || !canBeCopied(kind, email)) return undefined;
  const mailbox = mailboxOfKey(email.toLowerCase());
  if (await counted.isWithin([COPIES.mailbox, COPIES.site], mailbox))
    return { sender, recipient: email, kind: COPY, ...(await renderCopy(values, known)) };
  log.warn('enquiry-copy-left-out', { kind });
  return undefined;
}

const detailsIn = (values: object) => {
  const { name, email, phone, message, ...details } = { ...FOUR, ...namedName(values) };
  return { name, email, phone, message, details };
};

interface Stored extends Receipt {
  repeated: boolean;
}

/** What is told of a form that is stored already. */
function knownAlready(kind: EnquiryForm, reference: string): Result<Stored> {
  log.info('enquiry-stored', { kind, enquiry: null, repeated: true });
  return ok({ repeated: true, reference });
}

interface New {
  digest: string;
  reference: string;
  origin: Origin;
  counted: Counted;
}

/** Stores what is not known yet; of two at the same moment the second is told as repeated. */
async function storeNew<K extends EnquiryForm>(
  kind: K,
  values: EnquiryValues<K>,
  { digest, reference, origin, counted }: New,
): Promise<Stored> {
  const id = randomUUID();
  const mail = await renderEnquiryMail(kind, values, { id, reference, origin });
  const status = (await counted.isWithin([MAILED], '')) ? 'queued' : 'withheld';
  // In a flood nobody is sent anything more.
  const copy = status === 'queued' ? await copyFor(kind, values, { reference, origin, counted }) : undefined;
  const row = { id, kind, ...detailsIn(values), digest, consent: consentOf(kind, origin), ...origin };
  const repeated = !(await storeOnce(row, { sender, recipient, status, ...mail }, copy));
  if (!repeated) count('site_enquiries_total', { kind });
  log.info('enquiry-stored', { kind, enquiry: repeated ? null : id, repeated, status });
  kickOutbox();
  const copied = leavesOut(values, origin) ? 'confirmation' : 'copy';
  return { repeated, reference, ...(copy && !repeated && { copied }) };
}

/** Milliseconds that an answer waits for what is given back: a database that is away takes none of it. */
const GIVEN_BACK_MS = 1_000;

/** Nothing was stored, so nothing counts. Never in the way of the answer. */
const giveBack = (counted: Counted): Promise<void> =>
  within(
    GIVEN_BACK_MS,
    counted.giveBack().catch((error: unknown) => log.warn('enquiry-counted', { error: reason(error) })),
    undefined,
  );

interface Sent extends Origin {
  /** Whose allowance it uses up; none where nobody counts. */
  client?: string;
}

/**
 * Stores an enquiry and the mails it owes, all or nothing. The same form sent again within ten minutes is the same
 * enquiry, from whatever page: it succeeds and stores nothing. What stores nothing uses up nothing of what an hour may
 * bring: not of its client's, of the mails or of the copies.
 */
export async function storeEnquiry<K extends EnquiryForm>(
  kind: K,
  values: EnquiryValues<K>,
  { client, ...origin }: Sent = NO_ORIGIN,
): Promise<Result<Stored>> {
  const { attachment, photo } = origin;
  const digest = digestOf(kind, {
    ...values,
    ...(attachment && { attachment }),
    ...(photo && { photo: sha256(photo) }),
  });
  const reference = referenceOf(digest);
  const counted = new Counted();
  try {
    if (await isStored(digest)) return knownAlready(kind, reference);
    if (client !== undefined && !(await counted.isWithin([STORED], client))) {
      await giveBack(counted);
      return fail('throttled');
    }
    const stored = await storeNew(kind, values, { digest, reference, origin, counted });
    if (stored.repeated) await giveBack(counted);
    return ok(stored);
  } catch (error) {
    count('site_enquiries_failed_total', { kind });
    log.error('enquiry-not-stored', { kind, error: reason(error) });
    await giveBack(counted);
    return fail('not-saved');
  }
}
