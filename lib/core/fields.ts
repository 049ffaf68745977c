import * as z from 'zod/mini';
import { FIELD_WORDS as words } from '@/content/forms/field-words';
import { latinDigits } from './latin-digits';

/*
 * Named rules for the fields of every form, for browser and server alike. Pure: zod/mini and words only.
 * Each tidies what was typed first, so that both sides count and compare the same text.
 */

// Joiners show something after a virama and, one of them, between Arabic letters; elsewhere two names look like one.
const IDLE_JOINER =
  /(?<![\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca])(?:\u200d|\u200c(?!\p{sc=Arab})|(?<!\p{sc=Arab})\u200c)/gu;
// Signs that take no room, or turn the direction of text: Unicode's list, and PRECIS's (docs/decisions/030).
const UNSEEN = /\p{DI}/gu;
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

/** A code from a mail, however it was copied: its digits without blanks, dashes and unseen signs. */
export const tidyCode = (value: string): string =>
  latinDigits(value.replace(UNSEEN, '')).replace(/[\s\-\u2010-\u2015]/g, '');

/** As people of the Emirates write it to the form the world can dial: 050 123 4567 becomes +971501234567. */
export function tidyPhone(value: string): string {
  const digits = latinDigits(tidyLine(value))
    .replace(/[\s().\-/\u2010-\u2015\u061c\u200c-\u200f]/g, '')
    .replace(/^00/, '+')
    .replace(/^\+9710/, '+971');
  return digits.replace(/^0(?=5\d{8}$|[2-9]\d{7}$)/, '+971');
}

const line = () => z.string().check(z.overwrite(tidyLine), z.refine(isReadable, words.unreadable));

/** Linear in its input, and as lenient as mail itself: letters of any script on both sides. */
const EMAIL = /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@<>()[\]\\,;:"\p{Cc}.]+(?:\.[^\s@<>()[\]\\,;:"\p{Cc}.]+)+$/u;

/** Whether anything in it can be said: a letter or a digit of any script. */
export const isLegible = (value: string): boolean => /[\p{L}\p{N}]/u.test(value);

/** A name; `missing` is what an empty one is told. */
export const nameOr = (missing: string) =>
  line().check(z.refine(isLegible, missing), z.maxLength(100, words.nameLong));
export const nameSchema = nameOr(words.nameMissing);

/** Whether something may be a mail address. */
export const isEmail = (value: string): boolean => EMAIL.test(value);

/** An address or nothing; `wrong` is what anything else is told. */
export const optionalEmailOr = (wrong: string) =>
  z.string().check(
    z.overwrite(tidyEmail),
    z.refine(isReadable, words.unreadable),
    z.maxLength(254, words.emailLong),
    z.refine((value) => value === '' || isEmail(value), wrong),
  );
export const optionalEmailSchema = optionalEmailOr(words.emailWrong);
export const emailSchema = optionalEmailSchema.check(z.minLength(1, words.emailMissing));

const phone = () => z.string().check(z.overwrite(tidyPhone));
const isPhone = (value: string) => value === '' || /^\+?\d{7,15}$/.test(value);

export const optionalPhoneSchema = phone().check(z.refine(isPhone, words.phoneWrong));
export const phoneSchema = optionalPhoneSchema.check(z.minLength(1, words.phoneMissing));

/** Tabs and line ends are text; every other control character is not. */
const isText = (value: string) => isReadable(value.replace(/[\n\t]/g, ''));

export const optionalMessageSchema = z
  .string()
  .check(z.overwrite(tidyText), z.refine(isText, words.unreadable), z.maxLength(2000, words.messageLong));
export const messageSchema = optionalMessageSchema.check(z.minLength(1, words.messageMissing));

/** Where something is to be delivered; several lines. */
export const addressSchema = z
  .string()
  .check(
    z.overwrite(tidyText),
    z.refine(isText, words.unreadable),
    z.minLength(1, words.addressMissing),
    z.maxLength(300, words.addressLong),
  );
