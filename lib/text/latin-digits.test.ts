import { latinDigits } from './latin-digits';

test.each([
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['٤٢٫٥', '42.5'],
  ['۱٬۲۵۰٫۷۵', '1250.75'],
  ['٤٢ متر', '42 متر'],
  ['12,5', '12,5'],
  ['', ''],
])('%s reads as %s', (typed, read) => {
  expect(latinDigits(typed)).toBe(read);
});
