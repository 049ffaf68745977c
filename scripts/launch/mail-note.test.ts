import { mailNote } from './mail-note';

const SITE = { SITE_URL: 'https://site.example', DATA_DIR: '/srv/data' } as unknown as NodeJS.ProcessEnv;

test('a public site without a mail service is told of in one line, nothing else is', () => {
  expect(mailNote(SITE)).toMatch(/^No mail leaves: [^\n]+npm run leads[^\n]+\/srv\/data\/outbox\.$/);
  expect(mailNote({ ...SITE, RESEND_API_KEY: 're_x' })).toBeNull();
  expect(mailNote({ ...SITE, SITE_URL: '' })).toBeNull();
});
