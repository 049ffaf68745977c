import { latinDigits } from './latin-digits';

test.each([
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['٤٢٫٥', '42.5'],
  ['۱٬۲۵۰٫۷۵', '1250.75'],
  ['١٬٢٥٠٬٠٠٠', '1250000'],
  ['١٢٬٥', '12٬5'],
  ['١٬٢٣٤٥', '1٬2345'],
  ['٤٢ متر', '42 متر'],
  ['12,5', '12,5'],
  // A number from a text that runs the other way brings the signs along that turn it.
  ['\u200f12', '12'],
  ['\u061c١٢\u200e', '12'],
  ['\u206612 × 8\u2069', '12 × 8'],
  ['\u202a١٬\u200b٢٠٠\u202c', '1200'],
  ['', ''],
])('%s reads as %s', (typed, read) => {
  expect(latinDigits(typed)).toBe(read);
});
