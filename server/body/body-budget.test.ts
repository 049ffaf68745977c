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

const client = (nth: number, network = 0) => `2001:db8:${network}:${nth}::/64`;

test('all clients of one network of IPv6 have two parts of one together', () => {
  const budget = budgetOf();
  for (const nth of [1, 2, 3, 4, 5, 6, 7, 8]) budget.open(client(nth), never)!.settle();
  expect(budget.open(client(9), never)).toBeNull();
  expect(budget.open(client(9, 1), never)).not.toBeNull();
});

test('one client of a network keeps none of its others out', () => {
  const budget = budgetOf();
  const cut: number[] = [];
  const open = (nth: number) => budget.open(client(nth), () => cut.push(nth))!;
  for (let nth = 0; nth < 4; nth += 1) open(1);
  expect(open(1)).toBeNull();
  const [second, third] = [open(2), open(3)];
  expect([second.grow(2 * MIN_HELD), third.grow(MIN_HELD)]).toEqual([true, true]);
  expect([cut, budget.held]).toEqual([[1], 8 * MIN_HELD]);
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
