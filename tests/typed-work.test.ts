/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import type * as z from 'zod/mini';
import { safeCallback } from '@/lib/account/session/safe-callback';
import { isReadableSignIn } from '@/lib/account/session/sign-in-request';
import { originOf } from '@/lib/enquiry/origin';
import { inRoot } from '../scripts/shared/paths';
import { workOf } from './helpers/jest/count-work';

/*
 * Whatever is typed, the work with it grows no faster than its length, in every schema there is.
 */

/** Files that use zod and take nothing typed: settings, a signed cookie, and what builds schemas or runs them. */
const NOTHING_TYPED = [
  'lib/settings/env-schema.ts',
  'lib/account/session/device.ts',
  'lib/account/session/auth-options.ts',
  'lib/account/account-action.ts',
  'lib/account/field-rules.ts',
  'lib/forms/action.ts',
  'lib/forms/field-faults.ts',
  'lib/forms/fields.ts',
  'lib/forms/form-rules.ts',
  'lib/http/json-call.ts',
  'lib/forms/typed-text.ts',
];
/** Do not export their schemas; judged by what they read. */
const BY_ITSELF = ['lib/enquiry/origin.ts', 'lib/enquiry-attachment/attachment-schema.ts'];

const sources = ['app', 'lib', 'components', 'server'].flatMap((folder) =>
  readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
);
const files = sources
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && /from 'zod/.test(readFileSync(inRoot(file), 'utf8')))
  .filter((file) => ![...NOTHING_TYPED, ...BY_ITSELF].includes(file));

interface Field {
  name: string;
  schema: z.ZodMiniObject;
  field: string;
}

const isForm = (value: unknown): value is z.ZodMiniObject =>
  typeof value === 'object' && value !== null && 'shape' in value && 'safeParse' in value;

const fields = files.flatMap((file) => {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- the names are read from the disk
  const exported = require(inRoot(file)) as Record<string, unknown>;
  return Object.entries(exported).flatMap(([name, schema]): Field[] =>
    isForm(schema) ? Object.keys(schema.shape).map((field) => ({ name, schema, field })) : [],
  );
});

const LINE = { id: 'a', name: 'a', variant: '', quantity: 1, unit: 'm²', note: '', url: '/a' };
const TEXTS = Object.keys(LINE).filter((key) => key !== 'quantity');

/** What is slow where something is badly made, by the unit that is repeated. */
const UNITS = {
  'marks in turn': '\u0301\u0323',
  'marks with unseen signs between': '\u0301\u200b\u0323\u2060',
  'marks with joiners between': '\u0301\u200c\u0323\u200d',
  'runs of thirty marks': `a${'\u0301\u0323'.repeat(15)}`,
  'narrow marks': '\uff9e\uff9f',
  blanks: ' ',
  'line ends': '\r\n',
  'unseen signs': '\u00ad\u034f',
  joiners: '\u200c\u200d',
  'control characters': '\u0000\u001b',
  'halves of characters': '\ud800',
  dots: 'a.',
  'signs of addresses': 'a@b.c-',
  digits: '0٠+',
  'numbers with dots': '1.',
  'wide letters': 'ａ＠．',
  quotes: '"\\',
  brackets: '[{',
};

const hostile = (unit: string, length: number) => `a${unit.repeat(Math.ceil(length / unit.length))}`;

const lineWith = (field: string, text: string) => JSON.stringify([{ ...LINE, [field]: text }]);

/** The ways in which a text of this length reaches a field. */
const ways = (field: string, text: string) => [
  text,
  ...(field === 'lines' ? TEXTS.map((name) => lineWith(name, text)) : []),
];

const readWith = ({ schema, field }: Field, value: string) => {
  const good = Object.fromEntries(Object.keys(schema.shape).map((key) => [key, 'a@b.example']));
  schema.safeParse({ ...good, [field]: value });
};

/** Most signs of a list of fifty lines as JSON: lib/enquiry/schema.ts. */
const MAX_READ_UNITS = 60_000;
const MEGABYTE = 1_000_000;

test('the schemas of forms and calls are found', () => {
  expect(files.toSorted()).toEqual([
    'lib/account/designs/design-schema.ts',
    'lib/account/schema.ts',
    'lib/account/session/sign-in-schema.ts',
    'lib/enquiry/enquiry-schemas.ts',
    'lib/enquiry/lines-schema.ts',
    'lib/enquiry/schema.ts',
    'lib/roof-quantities/entries/entries-schema.ts',
  ]);
  expect(fields.length).toBeGreaterThan(40);
});

describe.each(Object.entries(UNITS))('%s', (_, unit) => {
  test('of a text longer than it may be nothing is read', () => {
    const text = hostile(unit, MEGABYTE);
    for (const one of fields) {
      const { longest, composing } = workOf(() => readWith(one, text));
      expect([one.name, one.field, composing]).toEqual([one.name, one.field, 0]);
      expect(longest).toBeLessThanOrEqual(1000);
    }
  });

  test('composing takes a bounded number of steps for each sign', () => {
    for (const one of fields)
      for (const length of [100, 390, 1000, 7900, 50_000])
        for (const value of ways(one.field, hostile(unit, length))) {
          const { longest, composing } = workOf(() => readWith(one, value));
          expect(longest).toBeLessThanOrEqual(MAX_READ_UNITS);
          expect(composing).toBeLessThanOrEqual(30 * 2 * value.length);
        }
  });

  test('no length that is read takes long', () => {
    for (const one of fields)
      for (const length of [390, 1000, 7900, 50_000])
        for (const value of ways(one.field, hostile(unit, length)))
          expect([one.name, one.field, processorTime(() => readWith(one, value))]).toEqual([
            one.name,
            one.field,
            'short',
          ]);
  });

  test('what is typed beside the fields of a form is bounded too', () => {
    const text = hostile(unit, MEGABYTE);
    const form = new FormData();
    for (const name of ['page', 'lang', 'source', 'carried']) form.set(name, text);
    expect(processorTime(() => originOf(form))).toBe('short');
    expect(processorTime(() => safeCallback(`/${text}`, 'en'))).toBe('short');
    for (const callbackUrl of [`/${text}`, `http://${text}`])
      expect(processorTime(() => signIn(callbackUrl))).toBe('short');
  });
});

test('a host of many different letters, which takes the square of their number, is read by no sign-in', () => {
  const letters = Array.from({ length: 16_000 }, (_, nth) => String.fromCharCode(0x4e00 + nth)).join('');
  expect(signIn(`http://${letters}`)).toBe(false);
  expect(processorTime(() => signIn(`http://${letters}`))).toBe('short');
});

const signIn = (callbackUrl: string) =>
  isReadableSignIn({
    parts: [],
    query: new URLSearchParams({ callbackUrl }),
    type: 'application/json',
    body: JSON.stringify({ callbackUrl }),
    callbackCookie: callbackUrl,
  });

/** Milliseconds of the processor: a busy machine takes none of them. What is quadratic takes many times as many. */
const LONG = 150;

function processorTime(work: () => unknown): 'short' | `${number} ms` {
  let least = Infinity;
  for (let tries = 0; tries < 3 && least > LONG; tries += 1) {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least <= LONG ? 'short' : `${Math.round(least)} ms`;
}
