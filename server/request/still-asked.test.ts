import { stillAsked } from './still-asked';

const HOST = 'qirmid.example';
const LOGIN = `https://${HOST}/login?callbackUrl=`;
const TOOL = '%2Fexpirence-now%3Fm%3D2';

test.each([
  ['/forgot-password', `/forgot-password?callbackUrl=${TOOL}`],
  ['/register?a=b', `/register?a=b&callbackUrl=${TOOL}`],
  ['/ar/login', `/ar/login?callbackUrl=${TOOL}`],
])('%s that was opened from the form of a page that had asked names it too', (target, meant) =>
  expect(stillAsked(target, LOGIN + TOOL, HOST)).toBe(meant),
);

test('what was asked for is written as an address, whatever stands in it', () =>
  expect(stillAsked('/login', `${LOGIN}%0d%0aSet-Cookie:%20a%26b`, HOST)).toBe(
    '/login?callbackUrl=%0D%0ASet-Cookie%3A%20a%26b',
  ));

test.each([
  ['/forgot-password?callbackUrl=%2Fprofile', LOGIN + TOOL],
  ['/forgot-password', LOGIN],
  ['/forgot-password', `https://${HOST}/login`],
  ['/forgot-password', `https://other.example/login?callbackUrl=${TOOL}`],
  ['/forgot-password', `https://${HOST}/search?q=callbackUrl=&callbackUrl=${TOOL}`],
  ['/forgot-password', `callbackUrl=${TOOL}`],
  ['/contact-us', LOGIN + TOOL],
])('%s from %s stays as it is', (target, referer) => expect(stillAsked(target, referer, HOST)).toBeNull());
