/** @jest-environment jsdom */
import { EMPTY } from '@/lib/your-roof/draft';
import { beginRoof, forgetRoof, keepMarks, keepPhoto, keptRoof } from './kept-roof';

const mockKept = new Map<string, unknown>();
jest.mock('@/lib/photo/device-store', () => ({
  quietly: (act: () => Promise<unknown>) => act().catch(() => null),
  putKept: (database: string, value: unknown) => Promise.resolve(mockKept.set(database, value)),
  dropKept: (database: string) => Promise.resolve(mockKept.delete(database)),
  readKept: (database: string) => Promise.resolve(mockKept.get(database)),
}));

const { planes, strokes, findsObstacles } = EMPTY;
const roof = (tile: string) => ({ marks: { planes, strokes, findsObstacles }, tile, step: 'tile' });
const photo = (name: string) => new Blob([name]);
const [one, two] = [photo('one'), photo('two')];

beforeEach(() => {
  localStorage.clear();
  mockKept.clear();
});

test('what another tab does with the photograph before is not kept with the new one', async () => {
  const first = beginRoof();
  await keepPhoto({ id: first, photo: one });
  keepMarks(first, roof('duna'));
  expect(await keptRoof()).toEqual({ id: first, photo: one, kept: roof('duna') });

  const second = beginRoof();
  keepMarks(first, roof('virtus'));
  expect(await keptRoof()).toBeNull();
  expect(await keepPhoto({ id: second, photo: two })).toBe(true);
  keepMarks(second, roof('logica'));
  keepMarks(first, roof('virtus'));
  // Made so slowly that another photograph has its place.
  expect(await keepPhoto({ id: first, photo: one })).toBe(false);
  expect(await keptRoof()).toEqual({ id: second, photo: two, kept: roof('logica') });
});

test('where somebody starts over, another tab brings nothing back', async () => {
  const id = beginRoof();
  await keepPhoto({ id, photo: one });
  await forgetRoof();
  keepMarks(id, roof('duna'));
  expect(await keepPhoto({ id, photo: one })).toBe(false);
  expect([localStorage.length, mockKept.size]).toEqual([0, 0]);
});

test('marks and a photograph of two visits are not taken for one', async () => {
  const id = beginRoof();
  keepMarks(id, roof('duna'));
  mockKept.set('your-roof', { id: 'another', photo: one });
  expect(await keptRoof()).toBeNull();
});

test('what an earlier version of the page kept, without an id, is found and kept on', async () => {
  localStorage.setItem('yourRoof', JSON.stringify(roof('duna')));
  mockKept.set('your-roof', one);
  const found = (await keptRoof())!;
  expect(found).toMatchObject({ photo: one, kept: roof('duna') });
  keepMarks(found.id, roof('virtus'));
  expect(await keptRoof()).toMatchObject({ photo: one, kept: roof('virtus') });
});
