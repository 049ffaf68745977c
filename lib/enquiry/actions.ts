'use server';

import { publicAction } from '@/lib/forms/action';
import type { Limit } from '@/lib/limits/rate-limit';
import { fail } from '@/lib/forms/result';
import { storeEnquiry } from './mutations';
import { originOf } from './origin';
import { photoOf } from './photo/photo';
import { ENQUIRY_SCHEMAS, type EnquiryForm, type EnquiryValues } from './enquiry-schemas';

/**
 * Right forms of one client, whatever becomes of them: a photograph that is refused has been decoded as one that is kept.
 * How many are stored is counted beside it (mutations.ts), far below this.
 */
const TRIES: readonly Limit[] = [{ name: 'enquiry-tries', points: 40, seconds: 3600, per: 'client' }];

const enquiryAction = <K extends EnquiryForm>(kind: K) =>
  publicAction({
    schema: ENQUIRY_SCHEMAS[kind],
    limits: TRIES,
    run: (values, form, client) =>
      storeEnquiry(kind, values as EnquiryValues<K>, { ...originOf(form), client }),
  });

/** A form that may bring a picture. One that cannot be taken is refused, never left out in silence. */
const pictureAction = <K extends EnquiryForm>(kind: K) =>
  publicAction({
    schema: ENQUIRY_SCHEMAS[kind],
    limits: TRIES,
    run: async (values, form, client) => {
      const photo = await photoOf(form, client);
      if (photo === 'refused') return fail('photo');
      const origin = { ...originOf(form), ...(photo && { photo }) };
      return storeEnquiry(kind, values as EnquiryValues<K>, { ...origin, client });
    },
  });

export const sendContactAction = pictureAction('contact');
export const sendAppointmentAction = pictureAction('appointment');
export const sendGateAction = enquiryAction('gate');
export const sendQuoteAction = enquiryAction('quote');
export const sendSampleAction = enquiryAction('sample');
