import * as z from 'zod/mini';
import {
  addressSchema,
  emailSchema,
  messageSchema,
  nameSchema,
  optionalEmailSchema,
  optionalPhoneSchema,
  phoneSchema,
} from './fields';
import { processorTime } from '@/tests/helpers/jest/processor-time';
import { dialled } from './phone';
import { tidyCode } from '@/lib/text/tidy-code';

const fault = (schema: z.ZodMiniType, value: unknown) => {
  const result = z.safeParse(schema, value);
  return result.success ? null : result.error.issues[0]!.message;
};

test('names of any script, tidied', () => {
  expect(z.parse(nameSchema, '  مريم   السعيد ')).toBe('مريم السعيد');
  expect(z.parse(nameSchema, 'José\u00a0Núñez')).toBe('José Núñez');
  expect(z.parse(nameSchema, "Siobhán O'Connor-Ní")).toBe("Siobhán O'Connor-Ní");
});

test.each([
  ['', 'nameMissing'],
  ['   \u200b\ufeff ', 'nameMissing'],
  ['---', 'nameMissing'],
  ['x'.repeat(101), 'nameLong'],
  ['\u0000\u001b\ud800', 'nameMissing'],
  [`a${'\u0301\u0323'.repeat(16)}`, 'marksPiled'],
  [`a${'\u0301\u0323'.repeat(120_000)}`, 'nameLong'],
])('name %j is refused', (value, words) => expect(fault(nameSchema, value)).toBe(words));

// Nobody sees them in a field, so nobody could take them out.
test.each([
  ['Anna\r\nBcc: all@example.com', 'Anna Bcc: all@example.com'],
  ['An\u0000na', 'An na'],
  ['Anna\u000b Saeed\u0002', 'Anna Saeed'],
  ['An\ud800na', 'An na'],
  ['An\udc00na', 'An na'],
])(
  'control characters and halves in the name %j, as documents leave them on the clipboard, are blanks',
  (typed, kept) => expect(z.parse(nameSchema, typed)).toBe(kept),
);

test('thirty marks in a row are a name, if an odd one; one more is told at the field', () => {
  for (const schema of [nameSchema, messageSchema, addressSchema]) {
    expect(fault(schema, `a${'\u0323'.repeat(30)}`)).toBeNull();
    expect(fault(schema, `a${'\u0323'.repeat(31)}`)).toBe('marksPiled');
  }
  expect(fault(emailSchema, `a${'\u0323'.repeat(31)}@b.co`)).toBe('marksPiled');
  // In letters of one width these two become marks.
  expect(fault(emailSchema, `a${'\uff9e\uff9f'.repeat(16)}@b.co`)).toBe('marksPiled');
  expect(fault(phoneSchema, `050${'\u0323'.repeat(31)}`)).toBe('marksPiled');
});

test('a text of decomposed letters may be four times as long as what is kept', () => {
  expect(z.parse(nameSchema, 'e\u0301'.repeat(100))).toBe('é'.repeat(100));
  expect(fault(nameSchema, ' '.repeat(400))).toBe('nameMissing');
  expect(fault(nameSchema, ' '.repeat(401))).toBe('nameLong');
  expect(fault(messageSchema, '\r\n'.repeat(4001))).toBe('messageLong');
});

test('signs that turn the direction of text do not reach a subject line', () => {
  expect(z.parse(nameSchema, 'Anna\u202e moc.elpmaxe')).toBe('Anna moc.elpmaxe');
});

test.each(['a@b.co', 'mariam.saeed+roof@villa.example', 'مريم@مثال.إمارات', ' a@b.co '])(
  '%j is an address',
  (value) => expect(fault(emailSchema, value)).toBeNull(),
);

test.each([
  '\u200ea@b.co',
  'a@b.co\u200f',
  '\u061ca@b\u200b.co\ufeff',
  '\u2066a@b.co\u2069',
  'a\u00ad@b.co\u2060',
])('signs nobody sees are no part of an address: %j', (value) => {
  expect(z.parse(emailSchema, value)).toBe('a@b.co');
  expect(z.parse(optionalEmailSchema, value)).toBe('a@b.co');
});

test.each([
  ' 6618',
  '66 18',
  '6618\u200f',
  '\u206666\u201318\u2069',
  '٦٦١٨',
  '۶۶۱۸',
  '66\n18',
  '\ufeff6618\u00a0',
])('the code %j is 6618', (value) => expect(tidyCode(value)).toBe('6618'));

test.each([
  'a',
  'a@',
  '@b.co',
  'a@b',
  'a@b..co',
  'a b@c.co',
  'a@b.co,c@d.co',
  '"x"@b.co',
  'a@b.co\nBcc:x@y.z',
  '<a@b.co>',
])('%j is no address', (value) => expect(fault(emailSchema, value)).not.toBeNull());

test('length of an address, and a hostile one in no time', () => {
  expect(fault(emailSchema, `${'a'.repeat(250)}@b.co`)).toBe('emailLong');
  // Refused by its length: how much work that is, is counted in tests/typed-work.test.ts.
  expect(fault(emailSchema, `a@${'a.'.repeat(200_000)}`)).toBe('emailLong');
});

test('required and optional differ only for nothing', () => {
  expect([fault(emailSchema, ' '), fault(optionalEmailSchema, ' ')]).toEqual(['emailMissing', null]);
  expect([fault(phoneSchema, ''), fault(optionalPhoneSchema, '')]).toEqual(['phoneMissing', null]);
  expect(fault(optionalEmailSchema, 'x')).toBe('emailWrong');
  expect(fault(optionalPhoneSchema, 'x')).toBe('phoneWrong');
});

test.each([
  ['050 123 4567', '+971501234567'],
  ['(050) 123-4567', '+971501234567'],
  ['06 555 0101', '+97165550101'],
  ['00971 50 123 4567', '+971501234567'],
  ['+971 (0)50 123 4567', '+971501234567'],
  ['971 50 123 4567', '+971501234567'],
  ['971-06-5550101', '+97165550101'],
  ['50 123 4567', '+971501234567'],
  ['050/1234567', '+971501234567'],
  ['800 2233', '8002233'],
  ['+971 800 2233', '+9718002233'],
  ['+966 055 123 4567', '+966551234567'],
  ['974 5512 3456', '+97455123456'],
  ['٠٥٠ ١٢٣ ٤٥٦٧', '+971501234567'],
  ['\u202a+971 50 123 4567\u202c', '+971501234567'],
  ['+44 20 7946 0958', '+442079460958'],
  ['0171 5550101', '01715550101'],
  ['971 555 0101', '9715550101'],
  // Two numbers, and an extension, stay as they were typed.
  ['06-555 0101 /79', '06-555 0101 /79'],
  ['050 123 4567 or 055 765 4321', '050 123 4567 or 055 765 4321'],
  ['٠٥٠ ١٢٣ ٤٥٦٧ / ٠٥٥ ٧٦٥ ٤٣٢١', '050 123 4567 / 055 765 4321'],
  ['04 555 0101 ext. 12', '04 555 0101 ext. 12'],
])('phone %j becomes %s', (typed, kept) => {
  expect(z.parse(phoneSchema, typed)).toBe(kept);
  expect(z.parse(phoneSchema, kept)).toBe(kept);
});

test.each([
  '12345',
  '1234567890123456',
  'call me',
  '+',
  '++971501234567',
  '050123456x',
  '050\n1234567\nBcc: a',
  // Of the Gulf, but a digit short or too many, or of no kind there is.
  '050 123 456',
  '050 123 45678',
  '06 555 010',
  '+971 50 123 456',
  '97150123456',
  '+971 1 555 0101',
  '+966 50 123 456',
  '+974 5512 345',
  '+0 50 123 4567',
  '050 123 456 / 055 765 4321',
])('phone %j is refused', (value) => expect(fault(phoneSchema, value)).toBe('phoneWrong'));

test('tabs in a telephone number hold nobody up', () => {
  const typed = `0501234567${'\t'.repeat(180)}b`;
  const many = () => Array.from({ length: 200 }, () => fault(phoneSchema, typed));
  expect(processorTime(many)).toBe('short');
});

test('a mail dials the first of two numbers, and none whose country nobody said', () => {
  expect(dialled('+971501234567')).toBe('+971501234567');
  expect(dialled('06-555 0101 /79')).toBe('+97165550101');
  expect(dialled('04 555 0101 ext. 12')).toBe('+97145550101');
  expect(dialled('01715550101')).toBeNull();
  expect(dialled('')).toBeNull();
});

test('messages keep their lines and their script, count the same in browser and server, and hold no control signs', () => {
  expect(z.parse(messageSchema, ' a\r\n\tb\u2028c ')).toBe('a\n\tb\nc');
  // Marks that tell where Arabic begins and ends stay; those that turn letters around do not.
  expect(z.parse(messageSchema, '\u202egnp.exe\u202c \u2067سقف\u2069 12\u200f')).toBe(
    'gnp.exe\u202c \u2067سقف\u2069 12\u200f',
  );
  expect(z.parse(messageSchema, '🏠 سقف <b>&amp;')).toBe('🏠 سقف <b>&amp;');
  expect(fault(messageSchema, `${'x\r\n'.repeat(999)}xx`)).toBeNull();
  expect(fault(messageSchema, 'x'.repeat(2001))).toBe('messageLong');
  expect(z.parse(messageSchema, 'a\u0000b\u000bc\u001b')).toBe('a b c');
  expect(fault(messageSchema, ' \n ')).toBe('messageMissing');
});

test('half a character, which no database keeps, is kept in no field; whole ones are', () => {
  for (const half of ['\u0000', '\ud83c', '\udfe0']) {
    for (const schema of [nameSchema, messageSchema, addressSchema])
      expect(z.parse(schema, `a${half}b`)).toBe('a b');
    for (const schema of [emailSchema, optionalEmailSchema])
      expect(fault(schema, `a${half}@b.co`)).toBe('unreadable');
  }
  expect(fault(phoneSchema, '0501234567\ud83c')).toBe('phoneWrong');
  expect(z.parse(messageSchema, '\ud83c\udfe0')).toBe('\ud83c\udfe0');
});

test('anything but text is refused', () => {
  for (const odd of [null, undefined, 7, {}, ['a']]) expect(fault(nameSchema, odd)).not.toBeNull();
});

test.each([
  ['Mar\u200diam', 'Mariam'],
  ['Mar\u200ciam', 'Mariam'],
  ['Mariam\u{e0041}\u{e007f}', 'Mariam'],
  ['\u200fMariam\u200e\u061c', 'Mariam'],
  ['Ma\u034friam\ufe0f', 'Mariam'],
  ['\u3164Mariam\uffa0\u115f', 'Mariam'],
  // Where a script needs its joiner, it stays.
  ['علی\u200cرضا', 'علی\u200cرضا'],
  ['ශ්\u200dරී', 'ශ්\u200dරී'],
  // After a letter that joins nothing it shows nothing.
  ['آزاد\u200c', 'آزاد'],
])('a name without signs that nobody sees: %j', (typed, name) =>
  expect(z.parse(nameSchema, typed)).toBe(name),
);

test.each([
  ['mar\u200diam@villa.example', 'mariam@villa.example'],
  ['mariam\u{e0041}@villa.example', 'mariam@villa.example'],
  ['mariam\ufe0f@vil\u034fla.example', 'mariam@villa.example'],
  ['ｍａｒｉａｍ＠villa．example', 'mariam@villa.example'],
])('an address without them, in letters of one width: %j', (typed, address) =>
  expect(z.parse(emailSchema, typed)).toBe(address),
);
