/* Every field that takes what is typed, and what is slow to read where something is badly made. */

import { readdirSync, readFileSync } from 'node:fs';
import type * as z from 'zod/mini';
import { inRoot } from '@/scripts/shared/paths';

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
export const files = sources
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && /from 'zod/.test(readFileSync(inRoot(file), 'utf8')))
  .filter((file) => ![...NOTHING_TYPED, ...BY_ITSELF].includes(file));

interface Field {
  name: string;
  schema: z.ZodMiniObject;
  field: string;
}

const isForm = (value: unknown): value is z.ZodMiniObject =>
  typeof value === 'object' && value !== null && 'shape' in value && 'safeParse' in value;

export const fields = files.flatMap((file) => {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- the names are read from the disk
  const exported = require(inRoot(file)) as Record<string, unknown>;
  return Object.entries(exported).flatMap(([name, schema]): Field[] =>
    isForm(schema) ? Object.keys(schema.shape).map((field) => ({ name, schema, field })) : [],
  );
});

const LINE = { id: 'a', name: 'a', variant: '', quantity: 1, unit: 'm²', note: '', url: '/a' };
const TEXTS = Object.keys(LINE).filter((key) => key !== 'quantity');

/** What is slow where something is badly made, by the unit that is repeated. */
export const UNITS = {
  'marks in turn': '\u0301\u0323',
  'marks with unseen signs between': '\u0301\u200b\u0323\u2060',
  'marks with joiners between': '\u0301\u200c\u0323\u200d',
  'runs of thirty marks': `a${'\u0301\u0323'.repeat(15)}`,
  'narrow marks': '\uff9e\uff9f',
  blanks: ' ',
  tabs: '\t',
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

/** With a letter at either end: blanks there are cut off before they cost anything. */
export const hostile = (unit: string, length: number) => `a${unit.repeat(Math.ceil(length / unit.length))}b`;

const lineWith = (field: string, text: string) => JSON.stringify([{ ...LINE, [field]: text }]);

/** The ways in which a text of this length reaches a field. */
export const ways = (field: string, text: string) => [
  text,
  ...(field === 'lines' ? TEXTS.map((name) => lineWith(name, text)) : []),
];

export const readWith = ({ schema, field }: Field, value: string) => {
  const good = Object.fromEntries(Object.keys(schema.shape).map((key) => [key, 'a@b.example']));
  schema.safeParse({ ...good, [field]: value });
};
