/** @jest-environment node */
import { BoundedWork, Busy } from './bounded-work';

function held() {
  const releases: (() => void)[] = [];
  const begun: number[] = [];
  const work = (nth: number) => () => {
    begun.push(nth);
    return new Promise<number>((resolve) => releases.push(() => resolve(nth)));
  };
  return { begun, work, release: () => releases.shift()!() };
}

test('a few at a time, in order, and the rest is refused at once', async () => {
  const { begun, work, release } = held();
  const bounded = new BoundedWork({ abreast: 2, waiting: 1 });
  const [first, second, third] = [1, 2, 3].map((nth) => bounded.run(work(nth)));
  await expect(bounded.run(work(4))).rejects.toBeInstanceOf(Busy);
  expect(begun).toEqual([1, 2]);
  release();
  expect(await first).toBe(1);
  await Promise.resolve();
  expect(begun).toEqual([1, 2, 3]);
  release();
  release();
  expect([await second, await third]).toEqual([2, 3]);
});

test('work that fails makes room', async () => {
  const bounded = new BoundedWork({ abreast: 1, waiting: 0 });
  await expect(bounded.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await bounded.run(() => Promise.resolve('yes'))).toBe('yes');
});
