import type { Dice } from './dice';

/* What nobody of good will types. Texts are written as bytes are: one sign of the string for one byte (latin1). */

/** Stands in what is sent; in a document it may only ever be text. */
export const MARKUP = '<fuzz-mark onload=1>';
/** A header that no answer may have. */
export const INJECTED = 'x-injected';

const utf8 = (text: string) => Buffer.from(text).toString('latin1');

const SIGNS = [
  ...[
    '\0',
    'a\0b',
    '\u0001',
    '\u007f',
    '\r\n',
    '\n',
    '\t',
    '\u00ff\u00fe',
    '\u00c3\u0028',
    '\u00ed\u00a0\u0080',
  ],
  ...['\u00f0\u009f\u0098', '\u00c0\u00af', utf8('\ufeff'), utf8('\u200b'), utf8('\u202e'), utf8('\u2028')],
  ...[
    utf8('\u{1f468}\u200d\u{1f469}'),
    utf8('\u0627\u0644'),
    utf8('e\u0301'),
    utf8('\u0301\u0323'),
    utf8('\uffff'),
    utf8('\u{10ffff}'),
  ],
];
const WORDS = [
  ...[
    '',
    ' ',
    '0',
    '-1',
    '1e999',
    '-0',
    'NaN',
    'Infinity',
    'null',
    'undefined',
    'true',
    '[]',
    '{}',
    '[object Object]',
  ],
  ...['99999999999999999999', '9007199254740993', '2147483648', '0x7fffffff', '1_000', '٣', '1.5'].map(utf8),
  ...[
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    'then',
    'prototype',
    '$1',
    '$K1',
    '$F1',
    '$@0',
    '$$',
  ],
  ...[
    '\'; DROP TABLE "User"; --',
    "' OR 1=1 --",
    '$(id)',
    '`id`',
    '{{7*7}}',
    '${7*7}',
    '%s%n%x',
    '\\',
    '\\u0000',
  ],
  ...[
    '../../../etc/passwd',
    '..%2f..%2f',
    '/etc/passwd',
    'file:///etc/passwd',
    'C:\\',
    '.env',
    '//evil.example',
  ],
  ...[
    'http://evil.example',
    'https://evil.example/x',
    'javascript:alert(1)',
    'http://[',
    'https:',
    '/\\evil.example',
  ],
  ...[
    '%',
    '%0',
    '%00',
    '%ff',
    '%c0%af',
    '%0d%0ax-injected:%201',
    '%u0000',
    '%25%30%30',
    '+',
    '&',
    '=',
    ';',
    '#',
    '?',
  ],
  ...[MARKUP, `"'>${MARKUP}`, `</script>${MARKUP}`, `]]>${MARKUP}`, `\r\n${INJECTED}: 1`],
  ...[
    'a@b',
    'a@b.c',
    '@',
    'a@@b.c',
    `${'a'.repeat(260)}@b.example`,
    'xn--@xn--.xn--',
    'a@[127.0.0.1]',
    '"a b"@c.de',
  ],
];

const LENGTHS = [2, 64, 65, 100, 101, 254, 256, 2001, 8001];

/** A text that is hard to take. */
export function hostileText(dice: Dice): string {
  return dice.weighted<() => string>([
    [40, () => dice.pick(WORDS)],
    [25, () => dice.pick(SIGNS)],
    [12, () => `${dice.pick(WORDS)}${dice.pick(SIGNS)}${dice.pick(WORDS)}`],
    [8, () => dice.pick(['a', ' ', '\0', 'A1!', ...SIGNS]).repeat(dice.pick(LENGTHS))],
    [10, () => dice.bytes(1 + dice.below(40)).toString('latin1')],
    [1, () => 'x'.repeat(20_000)],
    [1, () => combining(dice)],
  ])();
}

const MARKS = ['\u0301', '\u0301\u0323', '\u05b0\u0591', '\u0327\u0301\u0345', '\u{1d165}'];

/** A letter under far more marks than any word has: what is done to such a text must not grow with its square. */
const combining = (dice: Dice): string =>
  utf8(`a${dice.pick(MARKS).repeat(dice.pick([10, 31, 1000, 20_000, 60_000]))}`);

/** A text as JSON writes it, or as it should not. */
function jsonString(dice: Dice): string {
  return dice.weighted<() => string>([
    [
      30,
      () =>
        dice.pick(['"\\u0000"', '"a\\u0000b"', '"\\ud800"', '"\\udfff\\ud800"', '"\\u202e"', '"\\uffff"']),
    ],
    [40, () => `"${hostileText(dice).replace(/["\\]/g, '\\$&')}"`],
    [20, () => JSON.stringify(hostileText(dice))],
  ])();
}

const TOKENS = [
  ...[
    'null',
    'true',
    'false',
    '0',
    '-0',
    '-1',
    '1.5',
    '1e999',
    '-1e999',
    '1e-999',
    '9007199254740993',
    '1'.repeat(400),
  ],
  ...[
    '[]',
    '{}',
    '[[]]',
    '[null]',
    '{"":""}',
    '{"__proto__":{"x":1}}',
    '{"constructor":{"prototype":{}}}',
    '""',
  ],
  ...[
    '{"toString":1}',
    '{"length":-1}',
    '{"then":"x"}',
    '["a","b"]',
    'NaN',
    'undefined',
    "'a'",
    '{a:1}',
    '01',
    '.5',
  ],
];

/** A value in a JSON text. */
export const jsonToken = (dice: Dice): string =>
  dice.weighted<() => string>([
    [55, () => jsonString(dice)],
    [40, () => dice.pick(TOKENS)],
    [2, () => `${'['.repeat(400)}${']'.repeat(400)}`],
    [3, () => `{${jsonString(dice)}:${jsonString(dice)}}`],
  ])();

/** An object with these values as JSON, some of them replaced, missing or doubled. */
export function jsonObject(dice: Dice, values: Record<string, string>, spoilt = 0.35): string {
  const entries = Object.entries(values).flatMap(([key, good]) => {
    const value = dice.chance(spoilt) ? jsonToken(dice) : good;
    const entry = `${JSON.stringify(key)}:${value}`;
    if (dice.chance(0.04)) return [];
    return dice.chance(0.03) ? [entry, `${JSON.stringify(key)}:${jsonToken(dice)}`] : [entry];
  });
  const extra = dice.chance(0.1)
    ? [`${dice.pick(['"__proto__"', '"constructor"', '"role"', '"id"', '"\\u0000"'])}:${jsonToken(dice)}`]
    : [];
  return `{${[...entries, ...extra].join(',')}}`;
}

/** Cut, doubled, or with bytes changed. */
export function spoilt(dice: Dice, body: Buffer): Buffer {
  const [from, to] = [dice.below(body.length + 1), dice.below(body.length + 1)].sort((a, b) => a - b) as [
    number,
    number,
  ];
  const copy = Buffer.from(body);
  return dice.pick<() => Buffer>([
    () => body.subarray(0, from),
    () => Buffer.concat([body.subarray(0, from), body.subarray(to)]),
    () => Buffer.concat([body.subarray(0, to), body.subarray(from)]),
    () => Buffer.concat([body, dice.bytes(1 + dice.below(8))]),
    () => {
      for (let times = 0; times < 4; times += 1)
        if (copy.length > 0) copy[dice.below(copy.length)] = dice.below(256);
      return copy;
    },
  ])();
}
