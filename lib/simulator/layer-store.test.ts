import { createLayerStore } from './layer-store';

/** Pictures that arrive when they are told to. */
function stage() {
  const waiting = new Map<string, { arrive: () => void; fail: () => void }>();
  const load = (address: string) =>
    new Promise<void>((arrive, fail) =>
      waiting.set(address, { arrive, fail: () => fail(new Error('gone')) }),
    );
  return { store: createLayerStore(load), at: (address: string) => waiting.get(address)!, waiting };
}

test('a picture is ready once it can be painted, and fetched once', async () => {
  const { store, at, waiting } = stage();
  expect(store.isReady('m1/plate', '960.avif')).toBe(false);
  const [one, again] = [store.get('m1/plate', '960.avif'), store.get('m1/plate', '960.avif')];
  expect([again === one, waiting.size, store.isReady('m1/plate', '960.avif')]).toEqual([true, 1, false]);
  at('/simulator/m1/plate-960.avif').arrive();
  await one;
  expect([store.isReady('m1/plate', '960.avif'), store.isReady('m1/plate', '1920.avif')]).toEqual([
    true,
    false,
  ]);
});

test('one that failed is not kept, one not seen for long is let go', async () => {
  const { store, at } = stage();
  const failed = store.get('m1/plate', '960.avif').catch(() => 'failed');
  at('/simulator/m1/plate-960.avif').fail();
  expect([await failed, store.size(), store.isReady('m1/plate', '960.avif')]).toEqual(['failed', 0, false]);
  const first = store.get('m1/roof-opt_0', '960.avif');
  at('/simulator/m1/roof-opt_0-960.avif').arrive();
  await first;
  for (let nth = 1; nth <= 40; nth++) void store.get(`m1/roof-opt_${nth}`, '960.avif');
  expect([store.size(), store.isReady('m1/roof-opt_0', '960.avif')]).toEqual([32, false]);
});
