/** @jest-environment node */
import { BodyBudget, MIN_HELD } from './body-budget';

const KB = 1024;
const budgetOf = () => new BodyBudget({ all: 10 * MIN_HELD, ofPeer: 4 * MIN_HELD });
const never = () => {
  throw new Error('was cut');
};

test('one client has its share, and gets it back', () => {
  const budget = budgetOf();
  const first = budget.open('a', never)!;
  expect(first.grow(3 * MIN_HELD)).toBe(true);
  expect(first.grow(1)).toBe(false);
  first.settle();
  expect(budget.open('a', never)).toBeNull();
  expect(budget.open('b', never)).not.toBeNull();
  first.release();
  first.release();
  expect(budget.held).toBe(MIN_HELD);
  expect(budget.open('a', never)).not.toBeNull();
});

test('all clients of one network of IPv6 share one client’s part', () => {
  const budget = budgetOf();
  for (const nth of [1, 2, 3, 4]) budget.open(`2001:db8:0:${nth}::/64`, never)!.settle();
  expect(budget.open('2001:db8:0:5::/64', never)).toBeNull();
  expect(budget.open('2001:db8:1:5::/64', never)).not.toBeNull();
});

test('the largest unfinished body of a client over its share gives way to a smaller one of the same', () => {
  const budget = budgetOf();
  const cut: string[] = [];
  budget.open('a', () => cut.push('large'))!.grow(2 * MIN_HELD);
  expect(budget.open('a', () => cut.push('small'))).not.toBeNull();
  expect(budget.open('a', never)).not.toBeNull();
  expect([cut, budget.held]).toEqual([['large'], 2 * MIN_HELD]);
});

test('where all is taken, the client that holds most gives way to one that holds little', () => {
  const budget = budgetOf();
  const cut: string[] = [];
  for (const peer of ['a', 'b', 'c']) {
    const held = budget.open(peer, () => cut.push(peer))!;
    held.grow((peer === 'b' ? 3 : 2) * MIN_HELD);
  }
  expect(budget.open('d', never)).not.toBeNull();
  expect(cut).toEqual(['b']);
  expect(budget.held).toBe(7 * MIN_HELD);
});

test('what is whole is not cut any more, and nobody displaces somebody smaller', () => {
  const budget = budgetOf();
  const whole = ['a', 'b'].map((peer) => budget.open(peer, never)!);
  for (const held of whole) {
    held.grow(3 * MIN_HELD);
    held.settle();
  }
  const third = budget.open('c', never)!;
  expect(third.grow(MIN_HELD)).toBe(true);
  expect(third.grow(KB)).toBe(false);
  expect(budget.open('d', never)).toBeNull();
  for (const held of [...whole, third]) held.release();
  expect(budget.held).toBe(0);
});

test('many small bodies of one client count too', () => {
  const budget = budgetOf();
  const opened = Array.from({ length: 50 }, () => budget.open('a', never));
  expect(opened.filter(Boolean)).toHaveLength(4);
  expect(budget.held).toBe(4 * MIN_HELD);
});
