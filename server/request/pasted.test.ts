import { ROUTES } from '@/content/routes';
import { meantTarget } from './pasted';

const TAILS = [
  '.',
  ')',
  ',',
  ';',
  '%20',
  '%22',
  '%E2%80%8B',
  '%C2%AD',
  ').',
  '%E2%80%9D',
  '/)',
  ')/',
  '%0A',
  '\u00e2\u0080\u008b',
];

test.each(Object.values(ROUTES).map(({ path }) => path))('%s is meant, whatever followed it', (path) => {
  for (const tail of TAILS) {
    const query = '?utm=a.&b=%2E)';
    const pasted = path === '/' ? path + tail.replaceAll('/', '') : path + tail;
    expect([tail, meantTarget(pasted + query)]).toEqual([tail, path + query]);
  }
});

test.each([
  ['/documents/catalogue.pdf)', '/documents/catalogue.pdf'],
  ['/design/1-12-e6c795-0.', '/design/1-12-e6c795-0'],
  ['/d%C3%A9sign%E2%80%99.', '/d%C3%A9sign'],
  // An address of old is one hop from its page too.
  ['/contact.', '/contact-us'],
  ['/connect-section)?a=b', '/contact-us?a=b#connect'],
  // In one hop: the framework would take away one slash at a time.
  ['/contact-us//?a=b', '/contact-us?a=b'],
  ['/contact///', '/contact-us'],
])('%s means %s', (target, meant) => expect(meantTarget(target)).toBe(meant));

test.each([
  '/',
  '//',
  '/contact-us',
  '/contact-us/',
  '/a_',
  '/a-',
  '/%00',
  '/api/products.',
  '/_next/x.',
  '//other.example)',
  '/\\other.example)',
  '/a//other.example)',
  '/a?b=c)',
])('%s is left as it is', (target) => expect(meantTarget(target)).toBeNull());
