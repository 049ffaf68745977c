import { isSitePath } from '@/lib/text/site-path';
import {
  isQuantity,
  MAX_ADDRESS,
  MAX_ID,
  MAX_NAME,
  MAX_NOTE,
  MAX_TYPED,
  MAX_UNIT,
  type EnquiryLine,
} from './line';

/* What lies on a device may be anything, and may be older than ids: read before it is shown or sent. */

/** A family and a name: nothing that leads anywhere else. */
export const PICTURE = /^[a-z-]{1,20}\/[a-zA-Z0-9-]{1,60}$/;
export const DESIGN_CODE = /^[\w-]{1,40}$/;

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/**
 * A line of an earlier time, which held its own words, in the shape of today: they stand aside, for whatever its id
 * does not name. Anything else stays as it is. Checks nothing.
 */
export function inTodaysShape(line: unknown): unknown {
  if (!isObject(line) || !('name' in line)) return line;
  const { name, variant, url, picture, ...kept } = line;
  const [, design] = /^(?:\/\w\w)?\/design\/([\w-]{1,40})$/.exec(String(url)) ?? [];
  const words = { name, variant, url, ...(picture !== undefined && { picture }) };
  return { ...kept, words, ...(design && { design }) };
}

/** Whether texts of it are ones of at most so many characters. */
const hasTexts = (fields: Fields, longest: Readonly<Record<string, number>>) =>
  Object.entries(longest).every(
    ([name, length]) => typeof fields[name] === 'string' && (fields[name] as string).length <= length,
  );

const isFree = (words: unknown) =>
  isObject(words) &&
  hasTexts(words, { name: MAX_NAME, variant: MAX_NAME, url: MAX_ADDRESS }) &&
  isSitePath(words.url as string) &&
  (words.picture === undefined || PICTURE.test(String(words.picture)));

const isMade = (made: unknown) =>
  isObject(made) && isQuantity(made.quantity) && hasTexts(made, { unit: MAX_UNIT });

const isRoof = (roof: unknown) =>
  isObject(roof) &&
  hasTexts(roof, { part: 60, tile: 60, version: 60, form: 60, query: MAX_ADDRESS }) &&
  isObject(roof.values) &&
  Object.values(roof.values).every((value) => typeof value === 'number') &&
  (roof.made === undefined || isMade(roof.made)) &&
  typeof (roof.goesOn ?? true) === 'boolean';

const isLine = (line: unknown): line is EnquiryLine => {
  if (!isObject(line) || !isQuantity(line.quantity)) return false;
  const { id, typed = '', unit = '', note = '' } = line;
  return (
    hasTexts({ id, typed, unit, note }, { id: MAX_ID, typed: MAX_TYPED, unit: MAX_UNIT, note: MAX_NOTE }) &&
    DESIGN_CODE.test(String(line.design ?? 'none')) &&
    (line.roof === undefined || isRoof(line.roof)) &&
    (line.words === undefined || isFree(line.words))
  );
};

/** A stored line as far as it can be trusted, in today's shape; null for what is none. */
export function readLine(stored: unknown): EnquiryLine | null {
  const line = inTodaysShape(stored);
  return isLine(line) ? line : null;
}

export const readLines = (stored: readonly unknown[]): EnquiryLine[] =>
  stored.flatMap((one) => readLine(one) ?? []);
