import { envFault } from './env-schema';

test.each([
  ['PORT', 'eighty'],
  ['PORT', '0'],
  ['SITE_URL', 'www.example.com'],
  ['DATABASE_URL', 'mysql://localhost/site'],
  ['AUTH_SECRET', 'short'],
  ['NEXT_SERVER_ACTIONS_ENCRYPTION_KEY', 'short'],
  ['MAIL_FROM', 'nobody'],
  ['ENQUIRY_TO', 'nobody'],
  ['TRUSTED_PROXIES', '-1'],
  ['TRUSTED_PROXIES', '11'],
  ['NEXT_PUBLIC_API_BASE_URL', 'https://api.example.com/v1'],
  ['NEXT_PUBLIC_MEDIA_BASE_URL', 'https://media.example.com/'],
])('%s is refused as "%s" in one sentence', (name, value) => {
  expect(envFault({ [name]: value })).toMatch(new RegExp(`^The environment value ${name} must [^\\n]+\\.$`));
});

test('nothing needs to be set, and empty is not set', () => {
  expect(envFault({})).toBeNull();
  expect(envFault({ PORT: '', SITE_URL: '', DATABASE_URL: '', AUTH_SECRET: '', ENQUIRY_TO: '' })).toBeNull();
});
