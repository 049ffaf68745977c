'use server';

import { publicAction } from '@/lib/forms/action';
import type { Limit } from '@/lib/limits/rate-limit';
import { fail } from '@/lib/forms/result';
import { storeEnquiry } from './mutations';
import { originOf } from './origin';
import { photoOf } from './photo/photo';
import { ENQUIRY_SCHEMAS, type EnquiryForm, type EnquiryValues } from './enquiry-schemas';

/** All enquiry forms draw on one allowance. An office behind one address can still send a few. */
const LIMITS: readonly Limit[] = [{ name: 'enquiry', points: 8, seconds: 3600, per: 'client' }];

const enquiryAction = <K extends EnquiryForm>(kind: K) =>
  publicAction({
    schema: ENQUIRY_SCHEMAS[kind],
    limits: LIMITS,
    run: (values, form) => storeEnquiry(kind, values as EnquiryValues<K>, originOf(form)),
  });

/** A form that may bring a picture. One that cannot be taken is refused, never left out in silence. */
const pictureAction = <K extends EnquiryForm>(kind: K) =>
  publicAction({
    schema: ENQUIRY_SCHEMAS[kind],
    limits: LIMITS,
    run: async (values, form, client) => {
      const photo = await photoOf(form, client);
      if (photo === 'refused') return fail('photo');
      return storeEnquiry(kind, values as EnquiryValues<K>, { ...originOf(form), ...(photo && { photo }) });
    },
  });

export const sendContactAction = pictureAction('contact');
export const sendAppointmentAction = pictureAction('appointment');
export const sendGateAction = enquiryAction('gate');
export const sendQuoteAction = enquiryAction('quote');
export const sendSampleAction = enquiryAction('sample');
