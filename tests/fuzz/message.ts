import type { Dice } from './dice';
import { hostileText } from './values';
import type { Message } from './wire';

/** A request before it is written down. Texts hold one sign for each byte. */
export interface Draft {
  method: string;
  target: string;
  headers: [name: string, value: string][];
  body?: Buffer;
}

/** What a case may know of the site it is sent to. */
export interface Place {
  host: string;
  /** Names of the actions of this build. */
  actions: readonly string[];
  /** A session that counts. */
  token: string;
  /** A form token of next-auth, and its cookie. */
  csrf: { token: string; cookie: string };
  /** The forms of the pages, each with its hidden fields. */
  forms: readonly { page: string; hidden: readonly [name: string, value: string][] }[];
}

const LINE_END = '\r\n';

/** A header's value may not end the line. Other signs of no letter end most requests at the protocol: some stay. */
const inLine = (dice: Dice, value: string) =>
  value.replace(dice.chance(0.1) ? /[\r\n]/g : /[\0-\u001f\u007f]/g, ' ');

function chunked(dice: Dice, body: Buffer): Buffer {
  const middle = dice.below(body.length + 1);
  const parts = [body.subarray(0, middle), body.subarray(middle)].filter((part) => part.length > 0);
  const written = parts.map((part) =>
    Buffer.concat([Buffer.from(`${part.length.toString(16)}${LINE_END}`), part, Buffer.from(LINE_END)]),
  );
  return Buffer.concat([...written, Buffer.from(`0${LINE_END}${LINE_END}`)]);
}

/** The length that is told: right, by pieces, or more than comes. */
function framed(dice: Dice, body: Buffer): { headers: [string, string][]; body: Buffer; isCut: boolean } {
  const kind = dice.weighted([
    [88, 'right'],
    [8, 'pieces'],
    [4, 'cut'],
  ] as const);
  if (kind === 'pieces')
    return { headers: [['Transfer-Encoding', 'chunked']], body: chunked(dice, body), isCut: false };
  const missing = kind === 'cut' ? 1 + dice.below(50) : 0;
  return { headers: [['Content-Length', String(body.length + missing)]], body, isCut: missing > 0 };
}

/** The request as bytes. */
export function written(dice: Dice, { method, target, headers, body }: Draft): Message {
  const framing = body ? framed(dice, body) : { headers: [], body: Buffer.alloc(0), isCut: false };
  const lines = [...headers, ...framing.headers, ['Connection', 'close'] as const].map(
    ([name, value]) => `${name}: ${inLine(dice, value)}`,
  );
  // Blanks would end the target, and what follows is then no protocol: raw cases do that on purpose.
  const path = target.replace(/[\s\0]/g, (sign) => encodeURIComponent(sign));
  const head = [`${method} ${path} HTTP/1.1`, ...lines, '', ''].join(LINE_END);
  return { bytes: Buffer.concat([Buffer.from(head, 'latin1'), framing.body]), isCut: framing.isCut };
}

function spoiltToken(dice: Dice, token: string): string {
  const [head = '', claims = '', sign = ''] = token.split('.');
  const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
  return dice.pick<() => string>([
    () => token.slice(0, dice.below(token.length)),
    () => `${none}.${claims}.`,
    () => `${head}.${Buffer.from('{"sub":"__proto__","ver":1e999}').toString('base64url')}.${sign}`,
    () => `${head}.${claims}.${sign.split('').reverse().join('')}`,
    () => [head, claims, sign, sign].join('.'),
    () => hostileText(dice),
    () => `${token}%00`,
    () => '.'.repeat(dice.below(5000)),
  ])();
}

/** Of somebody signed in, of nobody, or of neither. */
const tokenOf = (dice: Dice, { token }: Place): string | null =>
  dice.weighted<() => string | null>([
    [50, () => token],
    [20, () => null],
    [30, () => spoiltToken(dice, token)],
  ])();

const COOKIES = [
  'resetFlow',
  'knownDevice',
  'signedIn',
  'next-auth.callback-url',
  'next-auth.csrf-token',
  '__prerender_bypass',
];

function cookiesOf(dice: Dice, place: Place): string {
  const token = tokenOf(dice, place);
  const others = Array.from({ length: dice.below(3) }, () => `${dice.pick(COOKIES)}=${hostileText(dice)}`);
  const csrf = dice.chance(0.5) ? [place.csrf.cookie] : [];
  return [...(token === null ? [] : [`authToken=${token}`]), ...csrf, ...others].join(dice.pick(['; ', ';']));
}

const ODD_HEADERS = [
  ...[
    'Accept',
    'Accept-Language',
    'Accept-Encoding',
    'If-None-Match',
    'If-Match',
    'If-Modified-Since',
    'Range',
  ],
  ...[
    'Referer',
    'User-Agent',
    'RSC',
    'Next-Router-State-Tree',
    'Next-Router-Prefetch',
    'Next-Url',
    'Next-Action',
  ],
  ...[
    'Next-Router-Segment-Prefetch',
    'X-Middleware-Subrequest',
    'X-Action-Forwarded',
    'X-Nextjs-Data',
    'X-Own-Call',
  ],
  ...[
    'X-Forwarded-Host',
    'X-Forwarded-Proto',
    'X-Forwarded-For',
    'Forwarded',
    'X-Peer-Address',
    'X-Request-Id',
  ],
  ...[
    'Origin',
    'Content-Encoding',
    'Content-Type',
    'Expect',
    'If-Range',
    'X-Http-Method-Override',
    'Authorization',
  ],
];
const ODD_VALUES: Record<string, readonly string[]> = {
  Range: [
    'bytes=0-',
    'bytes=-1',
    'bytes=9-1',
    'bytes=0-0,2-3,5-',
    'bytes=99999999999999999999-',
    'bytes=-0',
    'x=1-2',
  ],
  Expect: ['100-continue', 'nothing'],
  RSC: ['1', '0', 'x'],
  'Next-Router-State-Tree': [
    '%',
    '%5B%22%22%5D',
    '[',
    '%5B%22%22%2C%7B%7D%2Cnull%2C%22refetch%22%5D',
    'x'.repeat(9000),
  ],
  'Next-Router-Segment-Prefetch': ['/_tree', '/_full', '/../..', '/__proto__'],
  'Next-Router-Prefetch': ['1', '2', 'x'],
  'Next-Action': ['x', '__proto__', 'f'.repeat(42), 'constructor'],
  Accept: ['text/x-component', 'text/html', 'application/json', '*/*', ';q=x'],
  'Accept-Encoding': ['br;q=x', '*;q=0', 'gzip;q=1e9', 'identity;q=0'],
  'Content-Encoding': ['gzip', 'br'],
};

/** Headers of a browser, some of them odd. Each case is a client of its own. */
export function headersOf(dice: Dice, place: Place): [string, string][] {
  const byte = () => 1 + dice.below(250);
  const odd = Array.from(
    {
      length: dice.weighted([
        [5, 0],
        [3, 1],
        [2, 3],
      ] as const),
    },
    (): [string, string] => {
      const name = dice.pick(ODD_HEADERS);
      const known = ODD_VALUES[name];
      return [name, known && dice.chance(0.7) ? dice.pick(known) : hostileText(dice)];
    },
  );
  const host = dice.chance(0.95)
    ? place.host
    : dice.pick(['evil.example', '', 'localhost', 'a:b:c', 'x'.repeat(3000)]);
  const address: [string, string] = ['X-Forwarded-For', `10.${byte()}.${byte()}.${byte()}`];
  const cookies = cookiesOf(dice, place);
  const token = dice.chance(0.3) ? tokenOf(dice, place) : null;
  return [
    ['Host', host],
    address,
    ...(cookies ? [['Cookie', cookies] as [string, string]] : []),
    ...(token === null
      ? []
      : [['Authorization', `${dice.pick(['', 'Bearer ', 'bearer  '])}${token}`] as [string, string]]),
    ...odd,
  ];
}
