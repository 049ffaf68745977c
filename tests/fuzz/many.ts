import type { Dice } from './dice';
import { BOUNDARY, MULTIPART } from './form';
import { headersOf, type Draft, type Place } from './message';
import { PAGES } from './targets';

/* Bodies that are made of far more pieces than any of ours. */

const COUNTS = [99, 100, 101, 102, 500, 13_000];
/** A body is sent up to here, so that the line itself is not what is measured. */
const MAX_BYTES = 1_100_000;

const head = (name: string, more = '') =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n`;

const PIECES: readonly [type: string, piece: string, end: string][] = [
  [MULTIPART, `${head('a')}\r\n\r\n`, `--${BOUNDARY}--\r\n`],
  [MULTIPART, `--${BOUNDARY}\r\n\r\n\r\n`, `--${BOUNDARY}--\r\n`],
  [MULTIPART, `--${BOUNDARY}\r\n`, '\r\n\r\n'],
  [MULTIPART, `--${BOUNDARY}`, '--\r\n'],
  [MULTIPART, `${head('photo', '; filename="a.jpg"')}Content-Type: image/jpeg\r\n\r\nx\r\n`, ''],
  [MULTIPART, `${head('a').trimEnd()}\r\nX-Long: ${'x'.repeat(6000)}\r\n\r\n`, ''],
  [MULTIPART, 'X: y\r\n', ''],
  ['application/x-www-form-urlencoded', 'a=b&', ''],
  ['application/x-www-form-urlencoded', '&', ''],
  ['application/json', '[', ''],
  ['application/json', '{"a":', ''],
  ['application/json', '0,', ']'],
  ['text/plain;charset=UTF-8', '["$K1",', ''],
  ['text/plain;charset=UTF-8', '[[],', ''],
];

const CALLS = ['/api/auth/login', '/api/auth/register', '/api/auth/callback/credentials', '/api/auth/_log'];

/** To a page or a call. */
export function manyPieces(dice: Dice, place: Place): Draft {
  const [type, piece, end] = dice.pick(PIECES);
  const count = Math.min(dice.pick(COUNTS), Math.floor(MAX_BYTES / piece.length));
  const start = type === MULTIPART && piece.startsWith('X') ? head('a') : '';
  return {
    method: 'POST',
    target: dice.chance(0.6) ? dice.pick(PAGES) : dice.pick(CALLS),
    headers: [...headersOf(dice, place), ['Content-Type', type]],
    body: Buffer.from(`${start}${piece.repeat(count)}${end}`, 'latin1'),
  };
}
