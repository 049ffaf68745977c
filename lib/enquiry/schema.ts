import * as z from 'zod/mini';
import { FIELD_WORDS } from '@/content/forms/field-words';
import {
  emailSchema,
  messageSchema,
  nameSchema,
  optionalEmailSchema,
  optionalPhoneSchema,
  phoneSchema,
} from '@/lib/core/fields';

/** An enquiry we cannot answer is lost: see docs/decisions/009-contact-form-requires-a-way-back.md. */
const hasWayBack = (value: unknown): boolean => {
  const { email, phone } = value as { email?: string; phone?: string };
  return Boolean(email?.trim() || phone?.trim());
};

export const contactSchema = z
  .object({
    name: nameSchema,
    email: optionalEmailSchema,
    phone: optionalPhoneSchema,
    message: messageSchema,
  })
  .check(
    // `when`: said together with the faults of other fields, not after them.
    z.refine(hasWayBack, { error: FIELD_WORDS.wayBackMissing, path: ['email'], when: () => true }),
  );

export const appointmentSchema = z.object({
  name: nameSchema,
  email: emailSchema,
  phone: phoneSchema,
});

/** The forms that become an enquiry. A new kind is a schema here, its mail in mail.ts and an action. */
export const ENQUIRY_SCHEMAS = { contact: contactSchema, appointment: appointmentSchema } as const;

export type EnquiryForm = keyof typeof ENQUIRY_SCHEMAS;
export type EnquiryValues<K extends EnquiryForm> = z.output<(typeof ENQUIRY_SCHEMAS)[K]>;
