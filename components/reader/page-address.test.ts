import { pageAddress, pageAt } from './page-address';

test('an address and its page lead to each other', () => {
  for (const index of [0, 11, 39]) expect(pageAt(pageAddress(index), 40)).toBe(index);
});

test.each(['', 'valley', 'page-0', 'page-41', 'page-007', 'page-1x', 'page--1', 'page-1.5'])(
  '"%s" is no page of forty',
  (id) => expect(pageAt(id, 40)).toBeNull(),
);
