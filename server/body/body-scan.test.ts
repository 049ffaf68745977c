/** @jest-environment node */
import { boundaryOf, formTypeWith, scanOf, type Scan } from './body-scan';

const TYPE = 'multipart/form-data; boundary=x-y';
const part = (name: string, value = '', more = '') =>
  `--x-y\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;
const form = (parts: string[]) => Buffer.from(`${parts.join('')}--x-y--\r\n`);
const times = (count: number, text: string) => Array<string>(count).fill(text);

/** Whether a body passes, in pieces of a length; and how many bytes were looked at. */
function look(scan: Scan, body: Buffer, length = body.length): { passes: boolean; looked: number } {
  for (let at = 0; at < body.length; at += length)
    if (!scan(body.subarray(at, at + length))) return { passes: false, looked: at + length };
  return { passes: true, looked: body.length };
}

const bodies: [what: string, passes: boolean, body: Buffer][] = [
  ['a form of a hundred parts', true, form(times(100, part('a', 'b')))],
  ['one of a hundred and one', false, form(times(101, part('a', 'b')))],
  ['13 000 empty parts', false, form(times(13_000, part('a')))],
  ['delimiters without heads', false, form(times(13_000, '--x-y\r\n'))],
  ['delimiters alone', false, form(times(13_000, '--x-y'))],
  ['a file', true, form([part('photo', 'picture', '; filename="a.jpg"\r\nContent-Type: image/jpeg')])],
  ['two files', false, form(times(2, part('photo', 'picture', '; FileName="a.jpg"')))],
  ['a long head', false, form([part('a', 'b', `\r\nX-A: ${'x'.repeat(5000)}`)])],
  ['a head of many lines', false, form([part('a', 'b', '\r\nX: y'.repeat(2000))])],
  ['a head without an end', false, Buffer.from(`--x-y\r\n${'X: y\r\n'.repeat(2000)}`)],
  [
    'a head without an end before the next part',
    false,
    Buffer.from(`--x-y\r\n${'X: y\r\n'.repeat(2000)}--x-y\r\n\r\n`),
  ],
  ['a large value', true, form([part('a', 'word\r\n\r\n--x-'.repeat(50_000))])],
  ['nothing', true, Buffer.alloc(0)],
];

test.each(bodies)('%s: passes is %s, in one piece or in many', (_, passes, body) => {
  for (const length of [body.length || 1, 1, 7, 4096])
    expect([length, look(scanOf(TYPE), body, length).passes]).toEqual([length, passes]);
});

test('a form of too many parts is read no further than the first that is too many', () => {
  const body = form(times(13_000, part('a')));
  expect(look(scanOf(TYPE), body, 4096).looked).toBeLessThan(12_000);
});

test.each([
  ['application/x-www-form-urlencoded', times(101, 'a=b').join('&'), true],
  ['application/x-www-form-urlencoded;charset=utf-8', times(102, 'a=b').join('&'), false],
  ['application/json', '{"email":"a:b","password":"[[["}', true],
  ['application/json', '['.repeat(201), false],
  ['application/json', `{${times(201, '"a":1').join(',')}}`, false],
  ['text/plain;charset=UTF-8', `[${'{},'.repeat(300)}1]`, false],
  ['application/octet-stream', '['.repeat(5000), true],
  ['', '&'.repeat(5000), true],
])('%s: pieces are counted', (type, body, passes) =>
  expect(look(scanOf(type), Buffer.from(body), 10).passes).toBe(passes),
);

test.each([
  ['multipart/form-data; boundary=abc', 'abc'],
  ['Multipart/Form-Data;boundary="a b"', 'a b'],
  ['multipart/form-data; charset=utf-8; boundary=----WebKitFormBoundaryAbc', '----WebKitFormBoundaryAbc'],
  ['multipart/form-data; BOUNDARY=abc; charset=utf-8 ', 'abc'],
  ['multipart/form-data', null],
  ['multipart/form-data; boundary=', null],
  ['multipart/form-data; boundary=""', null],
  ['multipart/form-data; boundary=a; boundary=b', null],
  ['multipart/form-data; boundary="a\\"b"', null],
  ['multipart/form-data; boundary=a, multipart/form-data; boundary=b', null],
  ['multipart/form-data; x=boundary=a', null],
  ["multipart/form-data; boundary*=utf-8''abc", null],
  [`multipart/form-data; boundary=${'x'.repeat(71)}`, null],
  ['multipart/form-datax; boundary=a', null],
  ['multipart/mixed; boundary=a', null],
])('the boundary in %s is %s', (type, boundary) => {
  expect(boundaryOf(type)).toBe(boundary);
  if (boundary !== null) expect(boundaryOf(formTypeWith(boundary))).toBe(boundary);
});
