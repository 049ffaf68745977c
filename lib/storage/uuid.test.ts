import { randomUUID } from 'node:crypto';
import { fileNamedBy, isUuid } from './uuid';

test('an id names a file', () => {
  const id = randomUUID();
  expect(isUuid(id)).toBe(true);
  expect(fileNamedBy(id, 'jpg')).toBe(`${id}.jpg`);
});

test.each([
  '../../etc/cron.d/x',
  'a/b',
  'x',
  '',
  '.',
  `${randomUUID()}\n`,
  `/${randomUUID()}`,
  `${randomUUID()}/..`,
])('%j names none', (id) => {
  expect(isUuid(id)).toBe(false);
  expect(() => fileNamedBy(id, 'jpg')).toThrow('not a UUID');
});
