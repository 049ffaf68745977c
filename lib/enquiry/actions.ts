'use server';

import { publicAction } from '@/lib/forms/action';
import { concurrencyLimiter } from '@/lib/limits/concurrency-limiter';
import type { Limit } from '@/lib/limits/rate-limit';
import { fail } from '@/lib/forms/result';
import { storeEnquiry } from './mutations';
import { originOf } from './origin';
import { photoOf } from './photo';
import { ENQUIRY_SCHEMAS, type EnquiryForm, type EnquiryValues } from './enquiry-schemas';

/** All enquiry forms draw on one allowance. An office behind one address can still send a few. */
const LIMITS: readonly Limit[] = [{ name: 'enquiry', points: 8, seconds: 3600, per: 'client' }];

/**
 * Beyond four at a time a database, above all the embedded one, gets slower and no further: then all would wait, and
 * none be told in time. Who waits has the form with everything in it.
 */
const ROOM = concurrencyLimiter('enquiries', { concurrency: 4, maxWaiting: 60, timeoutMs: 5_000 });

const enquiryAction = <K extends EnquiryForm>(kind: K) =>
  publicAction({
    schema: ENQUIRY_SCHEMAS[kind],
    limits: LIMITS,
    room: ROOM,
    run: (values, form) => storeEnquiry(kind, values as EnquiryValues<K>, originOf(form)),
  });

/** A message that may bring a photograph. One that cannot be taken is refused, never left out in silence. */
export const sendContactAction = publicAction({
  schema: ENQUIRY_SCHEMAS.contact,
  limits: LIMITS,
  room: ROOM,
  run: async (values, form) => {
    const photo = await photoOf(form);
    if (photo === 'refused') return fail('photo');
    return storeEnquiry('contact', values, { ...originOf(form), ...(photo && { photo }) });
  },
});

export const sendAppointmentAction = enquiryAction('appointment');
export const sendGateAction = enquiryAction('gate');
export const sendQuoteAction = enquiryAction('quote');
export const sendSampleAction = enquiryAction('sample');
