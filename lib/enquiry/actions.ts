'use server';

import { publicAction } from '@/lib/core/action';
import type { FormState } from '@/lib/core/form-state';
import type { Limit } from '@/lib/core/rate-limit';
import { storeEnquiry } from './mutations';
import { originOf } from './origin';
import { appointmentSchema, contactSchema, gateSchema, quoteSchema, sampleSchema } from './schema';

/** All enquiry forms draw on one allowance. An office behind one address can still send a few. */
const LIMITS: readonly Limit[] = [{ name: 'enquiry', points: 8, seconds: 3600, per: 'client' }];

const contact = publicAction({
  schema: contactSchema,
  limits: LIMITS,
  run: (values, form) => storeEnquiry('contact', values, originOf(form)),
});

const appointment = publicAction({
  schema: appointmentSchema,
  limits: LIMITS,
  run: (values, form) => storeEnquiry('appointment', values, originOf(form)),
});

const gate = publicAction({
  schema: gateSchema,
  limits: LIMITS,
  run: (values, form) => storeEnquiry('gate', values, originOf(form)),
});

const quote = publicAction({
  schema: quoteSchema,
  limits: LIMITS,
  run: (values, form) => storeEnquiry('quote', values, originOf(form)),
});

const sample = publicAction({
  schema: sampleSchema,
  limits: LIMITS,
  run: (values, form) => storeEnquiry('sample', values, originOf(form)),
});

export async function sendContactAction(before: FormState, form: FormData): Promise<FormState> {
  return contact(before, form);
}

export async function sendAppointmentAction(before: FormState, form: FormData): Promise<FormState> {
  return appointment(before, form);
}

export async function sendGateAction(before: FormState, form: FormData): Promise<FormState> {
  return gate(before, form);
}

export async function sendQuoteAction(before: FormState, form: FormData): Promise<FormState> {
  return quote(before, form);
}

export async function sendSampleAction(before: FormState, form: FormData): Promise<FormState> {
  return sample(before, form);
}
