import * as z from 'zod/mini';
import { MAX_LINES, MAX_SAMPLES } from '@/lib/enquiry-list/line';
import { linesSchema } from './lines-schema';
import { appointmentSchema, contactSchema, gateSchema, quoteFields, sampleFields, wayBack } from './schema';

export const quoteSchema = z.object({ ...quoteFields, lines: linesSchema(MAX_LINES) }).check(wayBack);
export const sampleSchema = z.object({ ...sampleFields, lines: linesSchema(MAX_SAMPLES) });

/** The forms that become an enquiry. A new kind is a schema here, its mail in mail.tsx and an action. */
export const ENQUIRY_SCHEMAS = {
  contact: contactSchema,
  appointment: appointmentSchema,
  gate: gateSchema,
  quote: quoteSchema,
  sample: sampleSchema,
} as const;

export type EnquiryForm = keyof typeof ENQUIRY_SCHEMAS;
export type EnquiryValues<K extends EnquiryForm> = z.output<(typeof ENQUIRY_SCHEMAS)[K]>;
