import { latinDigits } from '@/lib/text/latin-digits';

/*
 * Telephone numbers as people of the Gulf write them. Pure, for browser and server alike. A library that knows every
 * country weighs more than all rules of our forms; numbers from elsewhere are taken by their length (E.164: 15 digits
 * at most), those of the Emirates by length and kind, those of their neighbours by length and first digit: a number
 * that is refused wrongly is an enquiry lost.
 *
 * Source for the Emirates: the national numbering plan of the TDRA (tdra.gov.ae).
 */

/** National numbers without their leading 0, by country code. */
const GULF: Readonly<Record<string, RegExp>> = {
  // Emirates: area 2, 3, 4, 6, 7 or 9 and seven digits; mobile 5x and seven; free, shared and service numbers.
  971: /^(?:[2-4679][2-9]\d{6}|5\d{8}|800\d{2,9}|[4679]00\d{6})$/,
  // Saudi Arabia: nine digits, ten of free numbers.
  966: /^(?:[159]\d{8}|800\d{6,7})$/,
  // Qatar, Kuwait, Bahrain and Oman: eight digits; seven to nine of service and free numbers.
  974: /^(?:[2-9]\d{7}|800\d{4})$/,
  965: /^(?:[2-9]\d{7}|1[89]\d{5})$/,
  973: /^[1-9]\d{7}$/,
  968: /^(?:[2-9]\d{7}|800\d{5,6})$/,
};

const CODE = /^(971|966|974|965|973|968)0?(?=[1-9])/;
/** With the trunk 0 of the Emirates; mobiles of other countries may look the same, and then are read as of here. */
const HOME = '971';
/** No Emirates number: areas begin with 2 to 4, 6, 7 and 9, mobiles with 5. */
const OF_HOME = /^0[2-79]/;

const SIGNS = /[\s().\-/\u2010-\u2015]/g;
/** What stands between two numbers in one field. */
const BETWEEN = /\s*(?:[/,;|&\n]|\bor\b|\band\b|أو)\s*/iu;
const EXTENSION = /\s*(?:[,;]\s*)?(?:ext(?:ension|n)?\.?|x|#|تحويلة)\s*\d{1,6}$/iu;

const isGulf = (digits: string): boolean => {
  const [, code] = CODE.exec(digits) ?? [];
  return code !== undefined && GULF[code]!.test(digits.replace(CODE, ''));
};

const withoutTrunk = (digits: string) => digits.replace(CODE, '$1');

/** One number as the world dials it, `+971501234567`; one whose country is not said keeps its digits. */
function oneNumber(typed: string): string {
  const digits = latinDigits(typed).replace(SIGNS, '').replace(/^00/, '+');
  if (digits.startsWith('+')) return `+${withoutTrunk(digits.slice(1))}`;
  const home = digits.replace(/^0?(?=[2-9])/, HOME);
  // Eight digits without a 0 may as well be of a neighbour.
  if ((digits.startsWith('0') || /^5\d{8}$/.test(digits)) && isGulf(home)) return `+${home}`;
  return isGulf(digits) ? `+${withoutTrunk(digits)}` : digits;
}

function isOne(number: string): boolean {
  if (!/^\+?\d{7,15}$/.test(number)) return false;
  if (number.startsWith('+0')) return false;
  const digits = number.replace('+', '');
  // Without a plus ten digits may be those of an American city that has the same code.
  const isOfGulf = CODE.test(digits) && (number.startsWith('+') || digits.length > 10);
  return isOfGulf ? isGulf(digits) : !OF_HOME.test(digits);
}

/** The parts of a field with more than one number, such as `06 555 0101 / 79`, or with an extension. */
function partsOf(value: string): { first: string; isMore: boolean } {
  const plain = latinDigits(value);
  const [first = '', ...others] = plain.replace(EXTENSION, '').split(BETWEEN);
  const isMore = EXTENSION.test(plain) || others.length > 0;
  // A stroke within a number divides nothing: 050/1234567.
  const isWhole = isMore && isOne(oneNumber(first)) && others.every((one) => /^[+\d\s().-]{2,}$/.test(one));
  return isWhole ? { first, isMore } : { first: plain, isMore: false };
}

/** As people write it to the form the world can dial: 050 123 4567 becomes +971501234567. Two numbers stay as typed. */
export function tidyPhone(line: string): string {
  const { first, isMore } = partsOf(line);
  return isMore ? latinDigits(line) : oneNumber(first);
}

/** Whether somebody can be called by it. */
export const isPhone = (value: string): boolean => isOne(oneNumber(partsOf(value).first));

/** The number to dial of what `tidyPhone` kept, the first of two; null where its country is not known. */
export function dialled(value: string): string | null {
  const number = oneNumber(partsOf(value).first);
  return number.startsWith('+') ? number : null;
}
