import * as z from 'zod/mini';
import type { FieldFault } from '@/content/forms/field-words';
import { latinDigits } from './latin-digits';
import { UNSEEN } from './tidy-code';

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

/** Whether a line can be kept and read as it is. */
export const isReadable = (value: string): boolean => !UNREADABLE.test(value);

/** A text without what nobody could read, each sign a blank instead. */
export const readablePart = (value: string): string => value.split(UNREADABLE).join(' ');

/** One line of text: invisible signs gone, any run of blanks one space. Control characters stay, to be refused. */
export const tidyLine = (value: string): string =>
  value
    .replace(IDLE_JOINER, '')
    .replace(UNSEEN_BUT_JOINERS, '')
    .normalize('NFC')
    .replace(/[\p{Zs}\u2028\u2029]+/gu, ' ')
    .trim();

/** Several lines: one kind of line end, no blank edges. */
export const tidyText = (value: string): string =>
  value
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[\u200b\u2060\ufeff]/g, '')
    .trim();

const oneWidth = (value: string) => value.replace(/[\uff01-\uffef]/g, (sign) => sign.normalize('NFKC'));

/** An e-mail address: one line without a sign that nobody sees, in letters of one width. */
export const tidyEmail = (value: string): string => tidyLine(oneWidth(value.replace(UNSEEN, '')));

/** As people of the Emirates write it to the form the world can dial: 050 123 4567 becomes +971501234567. */
export function tidyPhone(value: string): string {
  const digits = latinDigits(tidyLine(value))
    .replace(/[\s().\-/\u2010-\u2015\u061c\u200c-\u200f]/g, '')
    .replace(/^00/, '+')
    .replace(/^\+9710/, '+971');
  return digits.replace(/^0(?=5\d{8}$|[2-9]\d{7}$)/, '+971');
}

const line = () =>
  z.string().check(z.overwrite(tidyLine), z.refine(isReadable, 'unreadable' satisfies FieldFault));

/** Linear in its input, and as lenient as mail itself: letters of any script on both sides. */
const EMAIL = /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@<>()[\]\\,;:"\p{Cc}.]+(?:\.[^\s@<>()[\]\\,;:"\p{Cc}.]+)+$/u;

/** Whether anything in it can be said: a letter or a digit of any script. */
export const isLegible = (value: string): boolean => /[\p{L}\p{N}]/u.test(value);

export const nameSchema = line().check(
  z.refine(isLegible, 'nameMissing' satisfies FieldFault),
  z.maxLength(100, 'nameLong' satisfies FieldFault),
);

/** Whether something may be a mail address. */
export const isEmail = (value: string): boolean => EMAIL.test(value);

/** An address or nothing. */
export const optionalEmailSchema = z.string().check(
  z.overwrite(tidyEmail),
  z.refine(isReadable, 'unreadable' satisfies FieldFault),
  z.maxLength(254, 'emailLong' satisfies FieldFault),
  z.refine((value) => value === '' || isEmail(value), 'emailWrong' satisfies FieldFault),
);
export const emailSchema = optionalEmailSchema.check(z.minLength(1, 'emailMissing' satisfies FieldFault));

const phone = () => z.string().check(z.overwrite(tidyPhone));
const isPhone = (value: string) => value === '' || /^\+?\d{7,15}$/.test(value);

export const optionalPhoneSchema = phone().check(z.refine(isPhone, 'phoneWrong' satisfies FieldFault));
export const phoneSchema = optionalPhoneSchema.check(z.minLength(1, 'phoneMissing' satisfies FieldFault));

/** Tabs and line ends are text; every other control character is not. */
const isText = (value: string) => isReadable(value.replace(/[\n\t]/g, ''));

export const optionalMessageSchema = z
  .string()
  .check(
    z.overwrite(tidyText),
    z.refine(isText, 'unreadable' satisfies FieldFault),
    z.maxLength(2000, 'messageLong' satisfies FieldFault),
  );
export const messageSchema = optionalMessageSchema.check(
  z.minLength(1, 'messageMissing' satisfies FieldFault),
);

/** Where something is to be delivered; several lines. */
export const addressSchema = z
  .string()
  .check(
    z.overwrite(tidyText),
    z.refine(isText, 'unreadable' satisfies FieldFault),
    z.minLength(1, 'addressMissing' satisfies FieldFault),
    z.maxLength(300, 'addressLong' satisfies FieldFault),
  );
