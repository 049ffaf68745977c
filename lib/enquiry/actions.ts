'use server';

import { publicAction } from '@/lib/core/action';
import type { Limit } from '@/lib/core/rate-limit';
import { storeEnquiry } from './mutations';
import { originOf } from './origin';
import { ENQUIRY_SCHEMAS, type EnquiryForm, type EnquiryValues } from './schema';

/** All enquiry forms draw on one allowance. An office behind one address can still send a few. */
const LIMITS: readonly Limit[] = [{ name: 'enquiry', points: 8, seconds: 3600, per: 'client' }];

const enquiryAction = <K extends EnquiryForm>(kind: K) =>
  publicAction({
    schema: ENQUIRY_SCHEMAS[kind],
    limits: LIMITS,
    run: (values, form) => storeEnquiry(kind, values as EnquiryValues<K>, originOf(form)),
  });

export const sendContactAction = enquiryAction('contact');
export const sendAppointmentAction = enquiryAction('appointment');
export const sendGateAction = enquiryAction('gate');
export const sendQuoteAction = enquiryAction('quote');
export const sendSampleAction = enquiryAction('sample');
