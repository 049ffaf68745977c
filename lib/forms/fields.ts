import * as z from 'zod/mini';
import type { FieldFault } from '@/content/forms/field-words';
import { isPhone, tidyPhone } from './phone';
import { UNSEEN } from '@/lib/text/latin-digits';
import { composed, filled, typedText } from './typed-text';

/*
 * Named rules for the fields of every form, for browser and server alike. Pure: zod/mini only.
 * What is wrong is told by a code; the form has words for it.
 * Each tidies what was typed first, so that both sides count and compare the same text.
 */

// Joiners show something after a virama and, one of them, between Arabic letters; elsewhere two names look like one.
const IDLE_JOINER =
  /(?<![\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca])(?:\u200d|\u200c(?!\p{sc=Arab})|(?<!\p{sc=Arab})\u200c)/gu;
const UNSEEN_BUT_JOINERS = /(?![\u200c\u200d])\p{DI}/gu;
// Control characters and halves of characters: the database refuses some, and no reader sees any.
const UNREADABLE = /[\p{Cc}\p{Cs}]/u;
const UNREADABLE_IN_TEXT = /(?![\n\t])[\p{Cc}\p{Cs}]/gu;

/** Whether a line can be kept and read as it is. */
export const isReadable = (value: string): boolean => !UNREADABLE.test(value);

/** A text without what nobody could read, each sign a blank instead. */
export const readablePart = (value: string): string => value.split(UNREADABLE).join(' ');

/** One line of text: invisible signs gone, any run of blanks one space. Control characters stay, to be refused. */
export const tidyLine = (value: string): string =>
  composed(value.replace(IDLE_JOINER, '').replace(UNSEEN_BUT_JOINERS, ''))
    .replace(/[\p{Zs}\u2028\u2029]+/gu, ' ')
    .trim();

/** The same of what is pasted from a document: control characters, which nobody can find and delete, are blanks. */
export const pastedLine = (value: string): string => tidyLine(readablePart(value));

// Signs without a shape, and those that turn the order of letters around: what is read would not be what was written.
const UNSEEN_IN_TEXT = /[\u200b\u2060\ufeff\u202d\u202e]/g;

/** Several lines: one kind of line end, no blank edges; control characters but tabs are blanks. */
const tidyText = (value: string): string =>
  composed(value.replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(UNREADABLE_IN_TEXT, ' '))
    .replace(UNSEEN_IN_TEXT, '')
    .trim();

const oneWidth = (value: string) => value.replace(/[\uff01-\uffef]/g, (sign) => sign.normalize('NFKC'));

/** An e-mail address: one line without a sign that nobody sees, in letters of one width. */
export const tidyEmail = (value: string): string => tidyLine(oneWidth(value.replace(UNSEEN, '')));

/** Linear in its input, and as lenient as mail itself: letters of any script on both sides. */
const EMAIL = /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@<>()[\]\\,;:"\p{Cc}.]+(?:\.[^\s@<>()[\]\\,;:"\p{Cc}.]+)+$/u;

/** Whether anything in it can be said: a letter or a digit of any script. */
export const isLegible = (value: string): boolean => /[\p{L}\p{N}]/u.test(value);

const piled = 'marksPiled' satisfies FieldFault;

/** Characters of a name, an address of mail, a message and a place at most. */
const MAX_LENGTHS = { name: 100, email: 254, message: 2000, address: 300 } as const;
/** Signs of a telephone number with all its blanks and dashes. */
const PHONE_SIGNS = 50;

export const nameSchema = typedText({
  longest: MAX_LENGTHS.name,
  tooLong: 'nameLong' satisfies FieldFault,
  tidy: pastedLine,
  piled,
}).check(z.refine(isLegible, 'nameMissing' satisfies FieldFault));

/** Whether something may be a mail address. */
export const isEmail = (value: string): boolean => EMAIL.test(value);

/** An address or nothing. */
export const optionalEmailSchema = typedText({
  longest: MAX_LENGTHS.email,
  tooLong: 'emailLong' satisfies FieldFault,
  tidy: tidyEmail,
  piled,
}).check(
  z.refine(isReadable, 'unreadable' satisfies FieldFault),
  z.refine((value) => value === '' || isEmail(value), 'emailWrong' satisfies FieldFault),
);
export const emailSchema = optionalEmailSchema.check(filled('emailMissing' satisfies FieldFault));

export const optionalPhoneSchema = typedText({
  longest: PHONE_SIGNS,
  tooLong: 'phoneWrong' satisfies FieldFault,
  tidy: (value) => tidyPhone(tidyLine(value)),
  piled,
}).check(z.refine((value) => value === '' || isPhone(value), 'phoneWrong' satisfies FieldFault));
export const phoneSchema = optionalPhoneSchema.check(filled('phoneMissing' satisfies FieldFault));

const text = (longest: number, tooLong: FieldFault) => typedText({ longest, tooLong, tidy: tidyText, piled });

export const optionalMessageSchema = text(MAX_LENGTHS.message, 'messageLong');
export const messageSchema = optionalMessageSchema.check(filled('messageMissing' satisfies FieldFault));

/** Where something is to be delivered; several lines. */
export const addressSchema = text(MAX_LENGTHS.address, 'addressLong').check(
  filled('addressMissing' satisfies FieldFault),
);
