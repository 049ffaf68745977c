import { PICTURE_IDS } from '@/content/pictures/library';
import { createEnquiryList, MAX_LINES, parseList, type EnquiryArticle } from './enquiry-list';

const article = (id: string): EnquiryArticle => ({
  id,
  name: `Tile ${id}`,
  variant: 'BMI, Italy',
  unit: 'pieces',
  url: '/galleryFilter',
});

function memory() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

const fresh = (store = memory()) => createEnquiryList(() => store);

test('a line keeps its picture; one that could lead elsewhere makes it no line at all', () => {
  const line = { id: 'a', name: 'A', variant: '', quantity: 1, unit: 'm²', note: '', url: '/product' };
  const kept = (picture?: unknown) => parseList(JSON.stringify([{ ...line, picture }])).length;
  expect(kept('gallery/yrt-fb-laid')).toBe(1);
  expect(kept(undefined)).toBe(1);
  for (const wrong of ['//evil.example/a', '../up', 'https://evil.example', 7]) expect(kept(wrong)).toBe(0);
});

test('every picture of the site can be that of a line', () => {
  const line = { id: 'a', name: 'A', variant: '', quantity: 1, unit: 'm²', note: '', url: '/product' };
  const lost = PICTURE_IDS.filter(
    (picture) => parseList(JSON.stringify([{ ...line, picture }])).length === 0,
  );
  expect(lost).toEqual([]);
});

test('is empty at first, and holds what is added once', () => {
  const list = fresh();
  expect(list.get()).toEqual([]);
  expect(list.add(article('a'))).toBe('added');
  expect(list.add(article('a'))).toBe('there');
  expect(list.get()).toEqual([{ ...article('a'), quantity: 1, note: '' }]);
});

test('is kept on the device', () => {
  const store = memory();
  fresh(store).add(article('a'));
  expect(fresh(store).get()).toHaveLength(1);
});

test('takes 50 lines and no more, one by one or together', () => {
  const list = fresh();
  const lines = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, at) => ({
      ...article(`t${from + at}`),
      quantity: 12.5,
      note: 'north',
    }));
  const together = fresh();
  expect(together.addAll(lines(0, 30))).toBe('added');
  expect(together.addAll(lines(20, 50))).toBe('added');
  expect(together.addAll(lines(40, 51))).toBe('full');
  expect(together.get()).toEqual(lines(0, 50));
  for (let place = 0; place < MAX_LINES; place++) expect(list.add(article(`t${place}`))).toBe('added');
  expect(list.add(article('one-more'))).toBe('full');
  expect(list.get()).toHaveLength(50);
});

test('changes, removes, and puts back where it stood', () => {
  const list = fresh();
  for (const id of ['a', 'b', 'c']) list.add(article(id));
  list.change('b', { quantity: 12, unit: 'm²', note: 'ridge side' });
  const line = list.get()[1]!;
  expect(line).toMatchObject({ id: 'b', quantity: 12, unit: 'm²', note: 'ridge side' });
  list.remove('b');
  expect(list.get().map(({ id }) => id)).toEqual(['a', 'c']);
  list.restore(line, 1);
  list.restore(line, 0);
  expect(list.get().map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  list.clear();
  expect(list.get()).toEqual([]);
});

test('tells its listeners, and the same list is the same object', () => {
  const list = fresh();
  const heard = jest.fn();
  const leave = list.subscribe(heard);
  list.add(article('a'));
  expect(heard).toHaveBeenCalledTimes(1);
  expect(list.get()).toBe(list.get());
  leave();
  list.clear();
  expect(heard).toHaveBeenCalledTimes(1);
});

test('another tab is heard', () => {
  const store = memory();
  const [here, there] = [fresh(store), fresh(store)];
  expect(here.get()).toEqual([]);
  there.add(article('a'));
  here.catchUp();
  expect(here.get()).toHaveLength(1);
});

test('a page that comes back old loses no line that was put on since', () => {
  const store = memory();
  const [old, later] = [fresh(store), fresh(store)];
  old.add(article('a'));
  later.add(article('b'));
  later.change('b', { note: 'north side' });
  old.add(article('c'));
  expect(old.get().map(({ id, note }) => id + note)).toEqual(['a', 'bnorth side', 'c']);
  later.remove('a');
  old.change('c', { quantity: 3 });
  expect(parseList(store.getItem('enquiryList')).map(({ id }) => id)).toEqual(['b', 'c']);
  later.clear();
  old.restore({ ...article('a'), quantity: 1, note: '' }, 0);
  expect(old.get().map(({ id }) => id)).toEqual(['a']);
});

test('goes on in memory where the device forbids to store', () => {
  const forbid = () => {
    throw new Error('forbidden');
  };
  const list = createEnquiryList(() => ({ getItem: forbid, setItem: forbid }));
  expect(list.add(article('a'))).toBe('added');
  list.catchUp();
  expect(list.get()).toHaveLength(1);
});

test.each([
  null,
  'no json',
  '{}',
  '[1,null,{"id":"x"}]',
  JSON.stringify([{ ...article('a'), quantity: 0, note: '' }]),
  JSON.stringify([{ ...article('a'), quantity: 1.555, note: '' }]),
  JSON.stringify([{ ...article('a'), quantity: -1, note: '' }]),
  JSON.stringify([{ ...article('a'), quantity: '1', note: '' }]),
  JSON.stringify([{ ...article('a'), quantity: 1_000_000, note: '' }]),
  JSON.stringify([{ ...article('a'), quantity: 1, note: '', url: '//elsewhere.example' }]),
  JSON.stringify([{ ...article('a'), quantity: 1, note: 'x'.repeat(301) }]),
])('leaves out what is no line: %s', (text) => expect(parseList(text)).toEqual([]));

test('a measure has decimals', () => {
  const line = { ...article('a'), quantity: 12.35, note: '' };
  expect(parseList(JSON.stringify([line]))).toEqual([line]);
});

test('what was put on anew gives way to what is brought back, unless it was filled in', () => {
  const list = fresh();
  list.add(article('a'));
  const old = { ...list.get()[0]!, quantity: 420, note: 'north side' };
  expect(list.restore(old, 0)).toBe('restored');
  expect(list.get()).toEqual([old]);
  expect(list.restore({ ...old, quantity: 3 }, 0)).toBe('restored');
  expect(list.get()).toEqual([old]);
});

test('bringing back never pushes another line off a full list', () => {
  const list = fresh();
  for (let place = 0; place < MAX_LINES; place++) list.add(article(`t${place}`));
  expect(list.restore({ ...article('x'), quantity: 1, note: '' }, 0)).toBe('full');
  expect(list.get().map(({ id }) => id)).toEqual(Array.from({ length: MAX_LINES }, (_, at) => `t${at}`));
});
