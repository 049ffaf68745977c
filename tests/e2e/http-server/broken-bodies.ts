import { readFileSync } from 'node:fs';
import { distDir, inRoot } from '../../../scripts/shared/paths';
import { randomFrom } from '../../helpers/data/random';

interface Post {
  name: string;
  headers: Record<string, string>;
  body: Buffer;
}

/** Names of the actions of this build. */
export function actionIds(): string[] {
  const file = inRoot(distDir(), 'server/server-reference-manifest.json');
  return Object.keys((JSON.parse(readFileSync(file, 'utf8')) as { node: object }).node);
}

const BOUNDARY = 'broken-body-boundary';
const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`;
const TEXT = 'text/plain;charset=UTF-8';

function multipart(fields: [name: string, value: string][]): Buffer {
  const parts = fields.map(
    ([name, value]) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return Buffer.from(`${parts.join('')}--${BOUNDARY}--\r\n`);
}

/** What the protocol of the framework calls by a sign of its own. */
const REFERENCES = [
  ...['$F1', '$F0', '$h1', '$T', '$T1', '$@1', '$@0', '$L1', '$K1', '$K', '$Q1', '$W1', '$i1', '$B1', '$r1'],
  ...['$R1', '$X1', '$x1', '$o1', '$O1', '$A1', '$V1', '$G1', '$M1', '$m1', '$-Infinity', '$NaN', '$u', '$D'],
  ...['$Dnever', '$n1', '$nx', '$1', '$0', '$ffff', '$1:a:b', '$1:__proto__:x', '$0:constructor', '$$x'],
];
const JUNK = [
  '',
  ' ',
  '{',
  '[',
  '[[[[',
  '"',
  'null',
  '0',
  'true',
  '{}',
  '[]',
  '"$"',
  '[1,2',
  '\0',
  '\u2028',
  '{"then":1}',
];

const CALLS = [
  ...JUNK,
  ...REFERENCES.map((reference) => `["${reference}"]`),
  ...REFERENCES.map((reference) => `[{"status":"idle"},"${reference}"]`),
  ...REFERENCES.map((reference) => `{"a":"${reference}"}`),
  `[${Array(1200).fill('1').join(',')}]`,
  `${'['.repeat(3000)}${']'.repeat(3000)}`,
  `["${'x'.repeat(100_000)}"]`,
];

const call = (id: string, text: string): Post => ({
  name: `call ${text.slice(0, 30)}`,
  headers: { 'next-action': id, 'content-type': TEXT },
  body: Buffer.from(text),
});

const callInParts = (id: string, text: string): Post => ({
  name: `call in parts ${text.slice(0, 30)}`,
  headers: { 'next-action': id, 'content-type': MULTIPART },
  body: multipart([
    ['1', text],
    ['0', `["$1","$K1"]`],
  ]),
});

/** A form sent without JavaScript, its hidden fields spoilt. */
const form = (id: string, text: string): Post => ({
  name: `form ${text.slice(0, 30)}`,
  headers: { 'content-type': MULTIPART },
  body: multipart([
    ['$ACTION_REF_1', ''],
    ['$ACTION_1:0', `{"id":"${id}","bound":"$@1"}`],
    ['$ACTION_1:1', text],
    ['$ACTION_KEY', text.slice(0, 60)],
    ['fullName', text.slice(0, 60)],
  ]),
});

const formWithoutState = (id: string, text: string): Post => ({
  name: `bare form ${text.slice(0, 30)}`,
  headers: { 'content-type': MULTIPART },
  body: multipart([
    [`$ACTION_ID_${id}`, text],
    ['$ACTION_KEY', text],
  ]),
});

/** One form or call with bytes changed, cut or doubled. */
function spoil({ name, headers, body }: Post, next: () => number): Post {
  const at = () => Math.floor(next() * body.length);
  const kind = Math.floor(next() * 4);
  const [from, to] = [at(), at()].sort((a, b) => a - b) as [number, number];
  const spoilt = [
    () => body.subarray(0, from),
    () => Buffer.concat([body.subarray(0, from), body.subarray(to)]),
    () => Buffer.concat([body.subarray(0, to), body.subarray(from)]),
    () => {
      const copy = Buffer.from(body);
      for (let index = 0; index < 6; index += 1) copy[at()] = Math.floor(next() * 256);
      return copy;
    },
  ][kind]!();
  return { name: `${name}, spoilt (${kind})`, headers, body: spoilt };
}

const ODD_TYPES = [
  ...['multipart/form-data', 'multipart/form-data; boundary=', 'multipart/form-data; boundary=""', MULTIPART],
  ...['multipart/mixed; boundary=x', 'application/x-www-form-urlencoded', 'application/json', '', 'x', TEXT],
];
const ODD_IDS = [
  '',
  'x',
  '0',
  'toString',
  '__proto__',
  'constructor',
  'then',
  'f'.repeat(42),
  '../../x',
  '%00',
  'é',
];

/** Bodies that no browser of ours sends; the same in each run. */
export function brokenPosts(seed: number): Post[] {
  const next = randomFrom(seed);
  const ids = actionIds();
  const pick = () => ids[Math.floor(next() * ids.length)]!;
  const shaped = CALLS.flatMap((text) => [
    call(pick(), text),
    callInParts(pick(), text),
    form(pick(), text),
    formWithoutState(pick(), text),
  ]);
  const odd = ODD_TYPES.flatMap((type) =>
    [{}, { 'next-action': pick() } as Record<string, string>].map((action: Record<string, string>) => ({
      name: `type ${type} ${Object.keys(action).join()}`,
      headers: { ...action, 'content-type': type },
      body: Buffer.from('--x\r\nnothing'),
    })),
  );
  const unknown = ODD_IDS.flatMap((id) => [
    call(encodeURIComponent(id), '[]'),
    form(id, '[]'),
    formWithoutState(id, ''),
  ]);
  const sound = [call(pick(), '[{"status":"idle"},"$K1"]'), callInParts(pick(), '{}'), form(pick(), '[{}]')];
  const spoilt = Array.from({ length: 160 }, () => spoil(sound[Math.floor(next() * sound.length)]!, next));
  return [...shaped, ...odd, ...unknown, ...spoilt];
}
