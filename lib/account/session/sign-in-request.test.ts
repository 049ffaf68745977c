import { isReadableSignIn } from './sign-in-request';

const ask = (given: { parts?: string[]; query?: string; type?: string; body?: string; cookie?: string }) =>
  isReadableSignIn({
    parts: given.parts ?? ['csrf'],
    query: new URLSearchParams(given.query),
    type: given.type ?? 'application/json',
    body: given.body ?? '',
    callbackCookie: given.cookie,
  });

const FORM = 'application/x-www-form-urlencoded';

it.each([
  {},
  { query: 'callbackUrl=/profile' },
  { query: 'callbackUrl=https://other.example/' },
  { query: 'callbackUrl=&error=CredentialsSignin' },
  { cookie: 'http://localhost:3000/profile' },
  { body: '{"csrfToken":"x","callbackUrl":"/","json":"true"}' },
  { type: FORM, body: 'csrfToken=x&callbackUrl=%2Fprofile&email=%00' },
  { type: 'text/plain', body: 'anything' },
])('%j is read', (given) => expect(ask(given)).toBe(true));

// next-auth answers each of these with 500.
it.each([
  { query: 'callbackUrl=http://[' },
  { query: 'callbackUrl=nonsense' },
  { query: 'callbackUrl=javascript:alert(1)' },
  { cookie: 'nonsense' },
  { cookie: 'http://[' },
  { body: '{"callbackUrl":1}' },
  { body: '{"callbackUrl":{"replace":1}}' },
  { body: '{"csrfToken":[]}' },
  { body: '{"callbackUrl":"http://["}' },
  { type: FORM, body: 'callbackUrl=http://[' },
  { type: 'application/jsonx', body: '{' },
  { type: 'application/json; charset=x', body: 'null' },
  { query: 'error=%0d%0ax' },
  { query: 'error=%D8%B3' },
  { parts: ['error', 'a\u0000b'] },
  { parts: ['error', 'سلام'] },
])('%j is refused', (given) => expect(ask(given)).toBe(false));
