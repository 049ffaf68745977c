import { hasWebAddress } from './web-address';

test.each([
  'secure-bank.Com/refund',
  'evil。com/x',
  '1.2.3.4/pay',
  'https://x',
  'WWW.Evil',
  'see Evil.top now',
  'villa.construction/offer',
])('%s is an address', (text) => expect(hasWebAddress(text)).toBe(true));

test.each([
  '9.3 x 4.4',
  '12.5',
  'About 1.250 m2 of Mr.Saeed, max. 12.5 m high.',
  'AED 2.50/m² or 12.5mm/row',
  '28.11.2026',
  'e.g. two roofs/walls. Thanks.Please call.',
  'السقف 9.5 متر.شكرا',
])('%s is none', (text) => expect(hasWebAddress(text)).toBe(false));
