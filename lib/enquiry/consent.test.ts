/** @jest-environment node */
import { consentOf } from './consent';
import { NO_ORIGIN } from './origin';

const photo = new Uint8Array([0xff]);
const TICK = 'Attach my photo to this enquiry';

test.each([
  ['/bricks-simulator', 'en', TICK],
  ['/ar/bricks-simulator', 'ar', 'إرفاق صورتي بهذا الطلب'],
  ['/your-roof', 'en', 'Attach the picture to this enquiry'],
])('a photograph from %s stands under the tick that it needed', (page, language, tick) => {
  const said = consentOf('contact', { ...NO_ORIGIN, page, language, photo });
  expect(said.text.split('\n')).toContain(tick);
  const without = consentOf('contact', { ...NO_ORIGIN, page, language });
  expect(without.text.split('\n')).not.toContain(tick);
  expect(without.version).not.toBe(said.version);
});

test('a picture from a form without a tick is stored under the words of that form alone', () => {
  const from = { ...NO_ORIGIN, page: '/contact-us', language: 'en' };
  expect(consentOf('contact', { ...from, photo })).toEqual(consentOf('contact', from));
});

test('it says what is done with the photograph, copied or whole', () => {
  const { text } = consentOf('contact', { ...NO_ORIGIN, page: '/bricks-simulator', language: 'en', photo });
  expect(text).toContain('A smaller copy is made on your device');
  expect(text).toContain('so the photo is sent as it is');
});
