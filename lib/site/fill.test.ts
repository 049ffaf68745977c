import { distinctForms, fill, plural } from './fill';

test('values take their places, and what has no value stays as it is', () => {
  expect(fill('{typed} is read as {kept}. {kept} stays.', { typed: '1,5', kept: 1.5 })).toBe(
    '1,5 is read as 1.5. 1.5 stays.',
  );
  expect(fill('{count} of {most}', { count: 0 })).toBe('0 of {most}');
  expect(fill('{name}', { name: '{count} $&' })).toBe('{count} $&');
});

test('a number picks the form of its language, and a form that is missing is the general one', () => {
  const items = { one: '{count} item', other: '{count} items' };
  expect([0, 1, 2].map((count) => plural('en', count, items))).toEqual(['0 items', '1 item', '2 items']);
  expect(plural('en', 1, { other: '{count} m²' })).toBe('1 m²');
});

test('a browser is not sent a form that is as the last one, and says the same', () => {
  const forms = {
    zero: '{count} لفة',
    one: 'لفة',
    few: '{count} لفات',
    many: '{count} لفة',
    other: '{count} لفة',
  };
  expect(distinctForms(forms)).toEqual({ one: 'لفة', few: '{count} لفات', other: '{count} لفة' });
  const counts = [0, 1, 3, 11, 100];
  expect(counts.map((count) => plural('ar', count, distinctForms(forms)))).toEqual(
    counts.map((count) => plural('ar', count, forms)),
  );
});
