import * as z from 'zod/mini';
import type { FieldFault } from '@/content/forms/field-words';
import { isQuantity, MAX_LINES, MAX_NOTE, MAX_SAMPLES, MAX_TYPED } from '@/lib/enquiry-list/enquiry-list';
import {
  addressSchema,
  emailSchema,
  isReadable,
  messageSchema,
  nameSchema,
  optionalEmailSchema,
  optionalMessageSchema,
  optionalPhoneSchema,
  pastedLine,
  phoneSchema,
} from '@/lib/forms/fields';
import { atMost, filled, typedText } from '@/lib/forms/typed-text';

/** An enquiry we cannot answer is lost: see docs/decisions/009-contact-form-requires-a-way-back.md. */
const hasWayBack = (value: unknown): boolean => {
  const { email = '', phone = '' } = value as { email?: string; phone?: string };
  // Asked of every form, also of one whose fields were refused unread: a sign or two at either end is enough.
  return [email, phone].some((way) => /\S/.test(way.slice(0, 100)) || way.length > 100);
};

// `when`: said together with the faults of other fields, not after them.
const wayBack = z.refine(hasWayBack, {
  error: 'wayBackMissing' satisfies FieldFault,
  path: ['email'],
  when: () => true,
});

const oneOfTwoWays = { name: nameSchema, email: optionalEmailSchema, phone: optionalPhoneSchema };

export const contactSchema = z.object({ ...oneOfTwoWays, message: messageSchema }).check(wayBack);

export const appointmentSchema = z.object({
  name: nameSchema,
  email: emailSchema,
  phone: phoneSchema,
});

/** Asked once on a device, before the villa models. */
export const gateSchema = z.object({
  fullName: nameSchema,
  email: emailSchema,
  phone: phoneSchema,
  message: optionalMessageSchema,
});

const wrong = 'linesWrong' satisfies FieldFault;

/** A pasted tab or line end is a blank here. */
const oneLine = (longest: number) => typedText({ longest, tooLong: wrong, tidy: pastedLine, piled: wrong });

/** A line of the enquiry list; its words come from the visitor's device and are text, nothing more. */
const lineSchema = z.object({
  id: oneLine(100),
  name: oneLine(120).check(filled(wrong)),
  variant: oneLine(120),
  quantity: z.number().check(z.refine(isQuantity)),
  typed: z.optional(oneLine(MAX_TYPED)),
  unit: oneLine(20),
  note: oneLine(MAX_NOTE),
  // A path of this site.
  url: z
    .string()
    .check(z.maxLength(200, { abort: true }), z.regex(/^\/(?![/\\])/), z.refine<string>(isReadable, wrong)),
});

/** Fifty full lines, and then some. */
const MAX_LIST_LENGTH = 60_000;

/** What a text of JSON says; more than `most` lines are refused before any of them is read. */
const parsedList = (most: number) =>
  z.pipe(
    z.string().check(atMost(MAX_LIST_LENGTH, wrong)),
    z.transform((text, context) => {
      try {
        const lines: unknown = JSON.parse(text);
        if (Array.isArray(lines) && lines.length <= most) return lines as unknown[];
      } catch {
        // No list either.
      }
      context.issues.push({ code: 'custom', message: wrong, input: text });
      return z.NEVER;
    }),
  );

const linesSchema = (most: number) =>
  z.pipe(parsedList(most), z.array(lineSchema, wrong).check(z.minLength(1)));

const quoteFields = { ...oneOfTwoWays, message: optionalMessageSchema };
const sampleFields = {
  name: nameSchema,
  email: emailSchema,
  phone: phoneSchema,
  address: addressSchema,
  message: optionalMessageSchema,
};

/** What the visitor types under the list; the list itself joins it on the way out. */
export const quoteFormSchema = z.object(quoteFields).check(wayBack);
export const sampleFormSchema = z.object(sampleFields);

export const quoteSchema = z.object({ ...quoteFields, lines: linesSchema(MAX_LINES) }).check(wayBack);
export const sampleSchema = z.object({ ...sampleFields, lines: linesSchema(MAX_SAMPLES) });

/** The forms that become an enquiry. A new kind is a schema here, its mail in mail.ts and an action. */
export const ENQUIRY_SCHEMAS = {
  contact: contactSchema,
  appointment: appointmentSchema,
  gate: gateSchema,
  quote: quoteSchema,
  sample: sampleSchema,
} as const;

export type EnquiryForm = keyof typeof ENQUIRY_SCHEMAS;
export type EnquiryValues<K extends EnquiryForm> = z.output<(typeof ENQUIRY_SCHEMAS)[K]>;
