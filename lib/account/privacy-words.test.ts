import { accountWords } from '@/content/forms/account';
import { deviceDataWords } from '@/content/pages/company/device-data';
import { privacyPage } from '@/content/pages/company/privacy';
import { RETENTION_MONTHS } from '@/content/retention';
import { SIGNED_IN_MARK } from '@/lib/browser/signed-in-mark';
import { DEVICE_COOKIE, DEVICE_SECONDS } from '@/lib/account/session/device';
import { FLOW_COOKIE, FLOW_SECONDS } from '@/lib/account/session/flow';
import { SESSION_COOKIE, SESSION_SECONDS } from '@/lib/account/session/token';

const { sections } = privacyPage.en;
const rowsOf = (id: string) => new Map(sections.find((section) => section.id === id)?.rows);

test('the page about privacy names every cookie, and for how long', () => {
  const rows = rowsOf('cookies');
  expect([...rows.keys()]).toEqual([SESSION_COOKIE, SIGNED_IN_MARK, DEVICE_COOKIE, FLOW_COOKIE]);
  const hours = SESSION_SECONDS.browser / 3600;
  const days = SESSION_SECONDS.remembered / 86_400;
  expect(rows.get(SESSION_COOKIE)).toContain(`${hours}\u00a0hours at most; up to ${days}\u00a0days`);
  expect(rows.get(FLOW_COOKIE)).toContain(`${FLOW_SECONDS / 60}\u00a0minutes`);
  expect(DEVICE_SECONDS).toBe(365 * 86_400);
  expect(rows.get(DEVICE_COOKIE)).toContain('One year');
  for (const name of rows.keys()) expect(Object.keys(deviceDataWords.en.entries)).toContain(name);
});

test('it promises the retention that the owner’s command has', () => {
  expect(rowsOf('enquiries').get('How long')).toContain(`${RETENTION_MONTHS}\u00a0months`);
});

test('whoever opens an account reads first what is stored', () => {
  expect(accountWords.en.register.purpose).toMatch(/username.*email.*hash/);
});
