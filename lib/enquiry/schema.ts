import * as z from 'zod/mini';
import type { FieldFault } from '@/content/forms/field-words';
import {
  addressSchema,
  emailSchema,
  messageSchema,
  nameSchema,
  optionalEmailSchema,
  optionalMessageSchema,
  optionalPhoneSchema,
  phoneSchema,
} from '@/lib/forms/fields';

/** An enquiry we cannot answer is lost: see docs/decisions/009-contact-form-requires-a-way-back.md. */
const hasWayBack = (value: unknown): boolean => {
  const { email = '', phone = '' } = value as { email?: string; phone?: string };
  // Asked of every form, also of one whose fields were refused unread: a sign or two at either end is enough.
  return [email, phone].some((way) => /\S/.test(way.slice(0, 100)) || way.length > 100);
};

// `when`: said together with the faults of other fields, not after them.
export const wayBack = z.refine(hasWayBack, {
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
  /** About the roof. A page that was opened before the form had this field sends none. */
  message: z._default(optionalMessageSchema, ''),
});

/** Asked once on a device, before the villa models. */
export const gateSchema = z.object({
  fullName: nameSchema,
  email: emailSchema,
  phone: phoneSchema,
  message: optionalMessageSchema,
});

export const quoteFields = { ...oneOfTwoWays, message: optionalMessageSchema };
export const sampleFields = {
  name: nameSchema,
  email: emailSchema,
  phone: phoneSchema,
  address: addressSchema,
  message: optionalMessageSchema,
};

/** What the visitor types under the list; the list itself joins it on the way out. */
export const quoteFormSchema = z.object(quoteFields).check(wayBack);
export const sampleFormSchema = z.object(sampleFields);
