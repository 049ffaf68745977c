import { diceOf, type Dice } from './dice';
import { filledForm, multipart, MULTIPART } from './form';
import { manyPieces } from './many';
import { headersOf, written, type Draft, type Place } from './message';
import { rawMessage } from './raw';
import { CALLS, COSTLY, PAGES, PLACES, QUERY, SIGN_IN_PATHS } from './targets';
import { hostileText, jsonObject, jsonToken, spoilt } from './values';
import type { Message } from './wire';

export interface Case {
  nth: number;
  /** What kind of request it is, for the table. */
  kind: string;
  message: Message;
  /** The host was invented: what the answer says of hosts is the sender's own. */
  isForeign: boolean;
}

const HUNG_UP = 'clients that hang up';

const JSON_TYPES = ['application/json', 'application/json; charset=utf-8', 'Application/JSON'];
const TYPES = [
  ...[
    'text/plain',
    'application/x-www-form-urlencoded',
    MULTIPART,
    'multipart/form-data',
    'application/json+x',
    '',
  ],
  ...['application/octet-stream', 'multipart/form-data; boundary=', 'text/plain;charset=utf-16', 'a/b;c;d'],
];
const METHODS = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'get',
  'QUERY',
];

const typeOf = (dice: Dice): [string, string] => [
  'Content-Type',
  dice.chance(0.85) ? dice.pick(JSON_TYPES) : dice.chance(0.8) ? dice.pick(TYPES) : hostileText(dice),
];

const encoded = (dice: Dice, text: string) =>
  dice.chance(0.7)
    ? [...text].map((sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`).join('')
    : text.replace(/[\s\0]/g, '+');

function queryOf(dice: Dice): string {
  if (dice.chance(0.5)) return '';
  const pairs = Array.from(
    { length: 1 + dice.below(3) },
    () => `${dice.pick(QUERY)}=${encoded(dice, hostileText(dice))}`,
  );
  return `?${pairs.join('&')}`;
}

function oddPath(dice: Dice, path: string): string {
  const odd = () =>
    dice.pick([
      '%00',
      '%ff',
      '%c0%af',
      '../',
      '..%2f',
      '/',
      '//',
      ';x=1',
      '%',
      '\\',
      '%2e%2e/',
      '.rsc',
      '.txt',
      '/.',
    ]);
  return dice.pick<() => string>([
    () => `${path}${odd()}`,
    () => `${path}/${encoded(dice, hostileText(dice))}`,
    () => path.replace('/', `/${odd()}`),
    () => `/${encoded(dice, hostileText(dice))}`,
    () => `/${dice.pick(PAGES)}`,
    () => `/cards/design/${encoded(dice, hostileText(dice))}.jpg`,
    () =>
      `/cards/design/${dice.below(12)}-${dice.below(60)}-${dice.pick(['ffffff', 'red', 'white'])}-${dice.below(4)}.jpg`,
    () => path.toUpperCase(),
    () => `${path}${odd().repeat(dice.below(300))}`,
  ])();
}

/** A body that may be as large as it likes. */
function anyBody(dice: Dice, body: Buffer): Buffer {
  if (dice.chance(0.12)) return spoilt(dice, body);
  if (dice.chance(0.01)) return Buffer.concat([body, Buffer.alloc(dice.pick([17_000, 1_100_000]), ' ')]);
  return body;
}

function jsonCall(dice: Dice, place: Place): Draft {
  const { method, path, fields } = dice.pick(CALLS);
  const sent = dice.chance(0.93) ? method : dice.pick(METHODS);
  const text = dice.chance(0.92) ? jsonObject(dice, fields, 0.25) : jsonToken(dice);
  const target = `${path}${dice.chance(0.15) ? queryOf(dice) : ''}`;
  const headers = headersOf(dice, place);
  if (sent === 'GET' && dice.chance(0.9)) return { method: sent, target, headers };
  return {
    method: sent,
    target,
    headers: [...headers, typeOf(dice)],
    body: anyBody(dice, Buffer.from(text, 'latin1')),
  };
}

/** Fields as next-auth's own forms send them. */
function signInBody(dice: Dice, { csrf }: Place): Record<string, string> {
  const wild = () => hostileText(dice);
  return {
    csrfToken: dice.chance(0.7) ? csrf.token : wild(),
    ...(dice.chance(0.5) && { callbackUrl: dice.chance(0.3) ? '/profile' : wild() }),
    ...(dice.chance(0.5) && { email: wild(), password: wild() }),
    ...(dice.chance(0.2) && { json: 'true' }),
    ...(dice.chance(0.1) && { level: wild(), code: wild() }),
    ...(dice.chance(0.1) && { [wild()]: wild() }),
  };
}

function signIn(dice: Dice, place: Place): Draft {
  const method = dice.weighted([
    [4, 'POST'],
    [4, 'GET'],
    [1, dice.pick(METHODS)],
  ] as const);
  const target = `${dice.pick(SIGN_IN_PATHS)}${queryOf(dice)}`;
  const headers = headersOf(dice, place);
  if (method !== 'POST') return { method, target, headers };
  const values = signInBody(dice, place);
  const isForm = dice.chance(0.6);
  const form = Object.entries(values).map(([key, value]) => `${encoded(dice, key)}=${encoded(dice, value)}`);
  const asJson = Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, JSON.stringify(value)]),
  );
  const text = isForm ? form.join('&') : jsonObject(dice, asJson, 0.2);
  const type: [string, string] = isForm
    ? ['Content-Type', 'application/x-www-form-urlencoded']
    : typeOf(dice);
  return { method, target, headers: [...headers, type], body: anyBody(dice, Buffer.from(text, 'latin1')) };
}

const actionOf = (dice: Dice, { actions }: Place) =>
  dice.chance(0.96)
    ? dice.pick(actions)
    : dice.pick(['x', '', '__proto__', 'f'.repeat(42), 'constructor', '%00']);

const STATE = '{"status":"idle"}';
const pageOf = (dice: Dice) => (dice.chance(0.95) ? dice.pick(PAGES) : oddPath(dice, dice.pick(PAGES)));

/** An action called by the scripts of a page. */
function actionCall(dice: Dice, place: Place): Draft {
  const state = dice.chance(0.1) ? jsonToken(dice) : STATE;
  const form = dice.chance(0.95) ? '"$K1"' : jsonToken(dice);
  const fields = filledForm(dice).map(([name, value]): [string, string] => [`_1_${name}`, value]);
  const head: [string, string] = ['Content-Type', dice.chance(0.97) ? MULTIPART : dice.pick(TYPES)];
  const accept: [string, string] = ['Accept', dice.chance(0.8) ? 'text/x-component' : 'text/html'];
  return {
    method: 'POST',
    target: pageOf(dice),
    headers: [...headersOf(dice, place), head, accept, ['Next-Action', actionOf(dice, place)]],
    body: anyBody(dice, multipart(dice, [...fields, ['0', `[${state},${form}]`]])),
  };
}

/** The hidden fields of a form as it is sent by hand, to any page. */
function anyForm(dice: Dice, place: Place): Place['forms'][number] {
  const id = actionOf(dice, place);
  const state = dice.chance(0.3) ? jsonToken(dice) : STATE;
  const byState: [string, string][] = [
    ['$ACTION_REF_1', ''],
    ['$ACTION_1:0', `{"id":"${id}","bound":"$@1"}`],
    ['$ACTION_1:1', `[${state}]`],
    ['$ACTION_KEY', 'k1'],
  ];
  return { page: pageOf(dice), hidden: dice.chance(0.7) ? byState : [[`$ACTION_ID_${id}`, '']] };
}

/** A form sent by a browser without scripts. */
function plainForm(dice: Dice, place: Place): Draft {
  const { page, hidden } = dice.chance(0.75) ? dice.pick(place.forms) : anyForm(dice, place);
  const type: [string, string] = ['Content-Type', dice.chance(0.97) ? MULTIPART : dice.pick(TYPES)];
  return {
    method: 'POST',
    target: page,
    headers: [...headersOf(dice, place), type],
    body: anyBody(dice, multipart(dice, [...hidden, ...filledForm(dice)])),
  };
}

function reading(dice: Dice, place: Place): Draft {
  const path = dice.pick(dice.chance(0.6) ? PAGES : PLACES);
  const target = `${dice.chance(0.45) ? oddPath(dice, path) : path}${queryOf(dice)}`;
  const method = dice.chance(0.8) ? 'GET' : dice.pick(METHODS);
  const headers = headersOf(dice, place);
  return method === 'POST'
    ? { method, target, headers, body: Buffer.from(hostileText(dice), 'latin1') }
    : { method, target, headers };
}

/** What costs most to answer, asked for by somebody who does not wait for it. */
const costly = (dice: Dice, place: Place): Draft => {
  const wall = dice.pick(['e6c795', 'ffffff', 'ashlar']);
  const card = `/cards/design/${1 + dice.below(3)}-${1 + dice.below(60)}-${wall}-${dice.below(4)}.jpg`;
  const target = dice.chance(0.5) ? card : dice.pick(COSTLY);
  return { method: 'GET', target, headers: headersOf(dice, place) };
};

const KINDS: readonly (readonly [number, readonly [string, (dice: Dice, place: Place) => Draft]])[] = [
  [30, ['JSON calls', jsonCall]],
  [14, ['sign-in addresses', signIn]],
  [20, ['actions by scripts', actionCall]],
  [12, ['forms without scripts', plainForm]],
  [20, ['pages and files', reading]],
  [5, ['bodies of many pieces', manyPieces]],
  [4, [HUNG_UP, costly]],
];
/** Of everything that has a body. */
const SLOW_SHARE = 0.02;
const RAW_SHARE = 0.04;

/** The case of this number: the same whenever it is asked for with the same seed and build. */
export function caseOf(seed: number, nth: number, place: Place): Case {
  const dice = diceOf(seed, nth);
  if (dice.chance(RAW_SHARE))
    return { nth, kind: 'broken protocol', message: rawMessage(dice, place), isForeign: true };
  const [kind, make] = dice.weighted(KINDS);
  const draft = make(dice, place);
  const isForeign = draft.headers.some(([name, value]) => /host/i.test(name) && value !== place.host);
  const message = written(dice, draft);
  if (kind === HUNG_UP)
    return { nth, kind, message: { ...message, isCut: true, manner: 'hung up' }, isForeign };
  const isSlow = draft.body !== undefined && dice.chance(SLOW_SHARE);
  return { nth, kind, message: isSlow ? { ...message, manner: 'slow' } : message, isForeign };
}
