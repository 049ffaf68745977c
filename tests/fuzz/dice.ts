import { randomFrom } from '../helpers/data/random';

/** Choices that are the same in each run, from a seed. */
export class Dice {
  private readonly next: () => number;

  constructor(seed: number) {
    this.next = randomFrom(seed);
  }

  /** A whole number from 0, below `end`. */
  below(end: number): number {
    return Math.floor(this.next() * end);
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)]!;
  }

  /** One of several, each as often as its weight says. */
  weighted<T>(list: readonly (readonly [weight: number, value: T])[]): T {
    let left = this.next() * list.reduce((sum, [weight]) => sum + weight, 0);
    return (list.find(([weight]) => (left -= weight) < 0) ?? list.at(-1)!)[1];
  }

  bytes(length: number): Buffer {
    return Buffer.from(Array.from({ length }, () => this.below(256)));
  }
}

/** The dice of one case: a case can be run again alone. */
export const diceOf = (seed: number, nth: number): Dice =>
  new Dice((Math.imul(seed, 0x9e3779b1) ^ Math.imul(nth + 1, 0x85ebca6b)) | 0);
