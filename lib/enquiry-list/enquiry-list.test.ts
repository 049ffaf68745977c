import { createEnquiryList, parseList } from './enquiry-list';
import { MAX_LINES, type EnquiryLine } from './line';

const line = (id: string): EnquiryLine => ({ id, quantity: 1 });

function memory() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

const fresh = (store = memory()) => createEnquiryList(() => store);

test('is empty at first, and holds what is added once', () => {
  const list = fresh();
  expect(list.get()).toEqual([]);
  expect(list.add(line('a'))).toBe('added');
  expect(list.add(line('a'))).toBe('there');
  expect(list.get()).toEqual([line('a')]);
});

test('is kept on the device', () => {
  const store = memory();
  fresh(store).add(line('a'));
  expect(fresh(store).get()).toHaveLength(1);
});

test('takes 50 lines and no more, one by one or together', () => {
  const list = fresh();
  const lines = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, at) => ({
      ...line(`t${from + at}`),
      quantity: 12.5,
      note: 'north',
    }));
  const together = fresh();
  expect(together.addAll(lines(0, 30))).toBe('added');
  expect(together.addAll(lines(20, 50))).toBe('added');
  expect(together.addAll(lines(40, 51))).toBe('full');
  expect(together.get()).toEqual(lines(0, 50));
  for (let place = 0; place < MAX_LINES; place++) expect(list.add(line(`t${place}`))).toBe('added');
  expect(list.add(line('one-more'))).toBe('full');
  expect(list.get()).toHaveLength(50);
});

test('changes, removes, and puts back where it stood', () => {
  const list = fresh();
  for (const id of ['a', 'b', 'c']) list.add(line(id));
  list.change('b', { quantity: 12, unit: 'm²', note: 'ridge side' });
  const second = list.get()[1]!;
  expect(second).toMatchObject({ id: 'b', quantity: 12, unit: 'm²', note: 'ridge side' });
  list.remove('b');
  expect(list.get().map(({ id }) => id)).toEqual(['a', 'c']);
  list.restore(second, 1);
  list.restore(second, 0);
  expect(list.get().map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  list.clear();
  expect(list.get()).toEqual([]);
});

test('tells its listeners, and the same list is the same object', () => {
  const list = fresh();
  const heard = jest.fn();
  const leave = list.subscribe(heard);
  list.add(line('a'));
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
  there.add(line('a'));
  here.catchUp();
  expect(here.get()).toHaveLength(1);
});

test('a page that comes back old loses no line that was put on since', () => {
  const store = memory();
  const [old, later] = [fresh(store), fresh(store)];
  old.add(line('a'));
  later.add(line('b'));
  later.change('b', { note: 'north side' });
  old.add(line('c'));
  expect(old.get().map(({ id, note = '' }) => id + note)).toEqual(['a', 'bnorth side', 'c']);
  later.remove('a');
  old.change('c', { quantity: 3 });
  expect(parseList(store.getItem('enquiryList')).map(({ id }) => id)).toEqual(['b', 'c']);
  later.clear();
  old.restore(line('a'), 0);
  expect(old.get().map(({ id }) => id)).toEqual(['a']);
});

test('goes on in memory where the device forbids to store', () => {
  const forbid = () => {
    throw new Error('forbidden');
  };
  const list = createEnquiryList(() => ({ getItem: forbid, setItem: forbid }));
  expect(list.add(line('a'))).toBe('added');
  list.catchUp();
  expect(list.get()).toHaveLength(1);
});

test('what was put on anew gives way to what is brought back, unless it was filled in', () => {
  const list = fresh();
  list.add(line('a'));
  const old = { ...list.get()[0]!, quantity: 420, note: 'north side' };
  expect(list.restore(old, 0)).toBe('restored');
  expect(list.get()).toEqual([old]);
  expect(list.restore({ ...old, quantity: 3 }, 0)).toBe('restored');
  expect(list.get()).toEqual([old]);
});

test('bringing back never pushes another line off a full list', () => {
  const list = fresh();
  for (let place = 0; place < MAX_LINES; place++) list.add(line(`t${place}`));
  expect(list.restore(line('x'), 0)).toBe('full');
  expect(list.get().map(({ id }) => id)).toEqual(Array.from({ length: MAX_LINES }, (_, at) => `t${at}`));
});

test('is put into another form, and nobody is told where that changes nothing', () => {
  const list = fresh();
  for (const id of ['a', 'b']) list.add(line(id));
  const heard = jest.fn();
  list.subscribe(heard);
  for (let turn = 0; turn < 2; turn++) list.revise((lines) => lines.filter(({ id }) => id !== 'a'));
  expect(list.get()).toEqual([line('b')]);
  expect(heard).toHaveBeenCalledTimes(1);
});
