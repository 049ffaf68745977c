import { redirects } from '../../content/redirects';
import { LANGS, type Lang } from '../../content/lang';
import { localPath } from '../../content/local-path';
import { PRODUCT_PAGES, productPath } from '../../content/products/addresses';
import { dataSheetAddress } from '../../content/products/data-sheet-address';
import { downloadsOf } from '../../content/products/downloads';
import { path, ROUTE_KEYS } from '../../content/routes';
import { PERSON } from './person';

/* What can be asked for, and how it is asked for rightly. */

const quoted = (text: string) => JSON.stringify(text);
const account = { email: quoted(PERSON.email), password: quoted(PERSON.password) };

/** Calls of the JSON interface with their fields as JSON. */
export const CALLS: readonly { method: string; path: string; fields: Record<string, string> }[] = [
  { method: 'POST', path: '/api/auth/login', fields: account },
  {
    method: 'POST',
    path: '/api/auth/register',
    fields: { username: quoted(PERSON.name), ...account, role: '"admin"' },
  },
  { method: 'POST', path: '/api/auth/forgotPassword/', fields: { email: account.email } },
  { method: 'POST', path: '/api/auth/checkOtp/', fields: { email: account.email, otp: '"1234"' } },
  { method: 'POST', path: '/api/auth/resetPassword/', fields: { ...account, resetToken: '"proof"' } },
  { method: 'POST', path: '/api/auth/logout', fields: {} },
  {
    method: 'PUT',
    path: '/api/auth/profile',
    fields: { username: quoted(PERSON.name), email: account.email },
  },
  { method: 'GET', path: '/api/auth/session', fields: {} },
  { method: 'GET', path: '/api/auth/myData', fields: {} },
  { method: 'GET', path: '/api/products/getAllProducts', fields: {} },
  { method: 'GET', path: '/api/health', fields: {} },
  { method: 'GET', path: '/api/ready', fields: {} },
];

/** Addresses of next-auth. */
export const SIGN_IN_PATHS = [
  ...['csrf', 'providers', 'signin', 'signout', 'error', 'verify-request', '_log', 'callback/credentials'],
  ...[
    'signin/credentials',
    'callback/google',
    'callback',
    'signin/nothing',
    'nothing',
    'session/x',
    'csrf/x/y',
  ],
].map((part) => `/api/auth/${part}`);

const LINE = {
  ...{ id: '"cejatel"', name: '"Roof tile"', variant: '"Red"', quantity: '120', unit: '"m2"' },
  ...{ note: '"for the villa"', url: '"/product/roof-tiles"' },
};
const CARRIED = {
  ...{ kind: '"design"', title: '"Villa 1"', path: '"/expirence-now?design=1"', figures: '[["Roof","Red"]]' },
};
const SOURCE = { source: '"news"', medium: '"mail"', campaign: '"spring"', host: '"example.org"' };

/** Fields that hold JSON, by the values in it. */
export const JSON_FIELDS: Record<string, { values: Record<string, string>; isList?: true }> = {
  lines: { values: LINE, isList: true },
  carried: { values: CARRIED },
  source: { values: SOURCE },
};

/** Every field of every form, filled in rightly. */
export const FIELDS: Record<string, string> = {
  ...{ name: PERSON.name, fullName: PERSON.name, username: PERSON.name, email: PERSON.email },
  ...{ phone: PERSON.phone, message: PERSON.message, address: 'Villa 4, Street 9' },
  ...{ password: PERSON.password, confirm: PERSON.password, current: 'not the password', otp: '1234' },
  ...{ remember: 'on', token: 'token', code: '1-2-ffffff-0', codes: '1-2-ffffff-0 1-3-red-1' },
  ...{ callbackUrl: '/profile', page: '/contact-us', lang: 'en', lines: '', carried: '', source: '' },
};

export const PAGES: readonly string[] = LANGS.flatMap((lang) => ROUTE_KEYS.map((key) => path(key, lang)));

/** The first product of each family. */
const PRODUCTS = PRODUCT_PAGES.filter(
  ({ family }, nth) => PRODUCT_PAGES.findIndex((other) => other.family === family) === nth,
);

/** What is made of a product when it is asked for. */
const madeOf = (lang: Lang): string[] =>
  PRODUCTS.flatMap(({ id }) => [dataSheetAddress(id, lang), localPath(`/cards/product/${id}.jpg`, lang)]);

const comparisonOf = (lang: Lang): string[] => [
  localPath(
    `/compare?${PRODUCTS.slice(0, 4)
      .map(({ id }) => `p=${id}`)
      .join('&')}`,
    lang,
  ),
  localPath('/compare?p=nothing&p=nothing&only=differences', lang),
];

/** What a page of a product leads to. */
const PRODUCT_PLACES = [
  ...LANGS.flatMap((lang) => [...PRODUCTS.map((page) => productPath(page, lang)), ...madeOf(lang)]),
  ...PRODUCTS.flatMap((page) => downloadsOf(page).flatMap(({ files }) => files.map(({ file }) => file))),
];

/** Answers that cost the most, of what anybody may ask for. */
export const COSTLY = [
  ...['/search?q=tile', '/search?q=', '/design/1-12-e6c795-0', '/api/products/getAllProducts'],
  ...LANGS.flatMap((lang) => [...madeOf(lang), ...comparisonOf(lang)]),
];

/** Files, data and what is no page. */
export const PLACES = [
  ...PRODUCT_PLACES,
  ...redirects.map(({ source }) => source).filter((source) => !source.includes(':')),
  ...[
    '/robots.txt',
    '/sitemap.xml',
    '/icon.svg',
    '/manifest.webmanifest',
    '/news/feed.xml',
    '/search-index.json',
    '/search-results.json',
    '/search-results.json?q=tile',
    '/assistant-reader.json',
    '/assistant.json',
    '/ar',
    '/ar/search-index.json',
  ],
  ...[
    '/cards/home.jpg',
    '/cards/design/1-2-ffffff-0.jpg',
    '/cards/design/',
    '/cards/',
    '/video/roofing-components.mp4',
  ],
  ...[
    '/_next/static/',
    '/_next/image',
    '/_next/data/x/index.json',
    '/_not-found',
    '/404',
    '/500',
    '/index.rsc',
    '/_next',
  ],
  ...[
    '/.env',
    '/.git/config',
    '/.data/pgdata',
    '/package.json',
    '/server/main.ts',
    '/no-such-page',
    '//',
    '/api',
    '/api/auth',
  ],
];

/** Names that a query may use. */
export const QUERY = [
  ...[
    'callbackUrl',
    'error',
    'design',
    'code',
    'd',
    'q',
    '_rsc',
    'nxtPcard',
    '__nextDefaultLocale',
    'utm_source',
  ],
  ...[
    'colour',
    'city',
    'page',
    'people',
    'token',
    'x',
    'p',
    'only',
    'tile',
    'roof',
    'area',
    'pitch',
    'length',
    'width',
    'csrfToken',
    'nextauth',
    'json',
  ],
];
