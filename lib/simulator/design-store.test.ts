import { wholeCatalogue as catalogue } from '@/tests/helpers/pictures/simulator-sheet';
import { openingOf } from './design';
import { codeOf, designOfCode } from './design-address';
import { createDesignStore } from './design-store';

test('a saved design that is shown already is no step: nothing to take back, and nothing is forgotten', () => {
  let written = '';
  const store = createDesignStore(catalogue, { read: () => '', write: (query) => (written = query) });
  store.subscribe(() => undefined);
  const opening = openingOf(catalogue);
  const saved = (code: string) => designOfCode(catalogue, code)!.design;
  store.choose({ step: 'wall', id: 'f4efe4' });
  store.undo();
  store.open(saved(codeOf(opening)));
  const { past, future } = store.get().history;
  expect([past.length, future.length]).toEqual([0, 1]);
  expect(store.get().history.now.wall).toBe('e6c795');

  const other = saved('1-3-f4efe4-2');
  store.open(other);
  expect(store.get().history).toMatchObject({ past: [opening], now: other, future: [] });
  expect(written).toContain('st=2');
});
