import { pathOf, plainTarget, queryOf } from './address';

test.each([
  ['/contact-us', '/contact-us'],
  ['/%63ontact%2Dus?a=%63', '/contact-us?a=%63'],
  ['/%7Euser', '/~user'],
  ['/a%2Fb', '/a%2Fb'],
  ['/%d8%b3', '/%d8%b3'],
  ['/news?q=%ff', '/news?q=%ff'],
  ['/a?b?c', '/a?b?c'],
])('%s is known as %s', (target, plain) => expect(plainTarget(target)).toBe(plain));

test.each(['/%ff', '/product/%E0%A4%A', '/%', 'http://other.example/', '*', ''])(
  '%s leads to the page for unknown addresses',
  (target) => expect(plainTarget(target)).toBe('/-'),
);

test('path and query come apart', () => {
  expect(pathOf('/a?b=1')).toBe('/a');
  expect(queryOf('/a?b=1&_rsc', '_rsc')).toBe('');
  expect(queryOf('/a', '_rsc')).toBeNull();
});
