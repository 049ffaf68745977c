/** A cost of 1 for each value, for what is counted and not weighed. */
const each = () => 1;

/** Values by their key, of which those that were asked for last stay: as many as the bound on their costs allows. */
export class KeptLast<Key, Value> {
  private readonly values = new Map<Key, Value>();
  private sum = 0;

  constructor(
    private readonly bound: number,
    private readonly costOf: (value: Value) => number = each,
  ) {}

  /** The value of a key, made where it is not kept; none is kept of what cannot be made. */
  of<Made extends Value | undefined>(key: Key, make: (key: Key) => Made): Value | Made {
    const found = this.values.get(key);
    if (found === undefined) return this.keep(key, make(key));
    // The oldest goes first, so one that is asked for stands last. Far from the bound nobody goes.
    if (this.sum * 2 > this.bound) {
      this.values.delete(key);
      this.values.set(key, found);
    }
    return found;
  }

  private keep<Made extends Value | undefined>(key: Key, made: Made): Made {
    if (made === undefined || this.costOf(made) > this.bound) return made;
    this.values.set(key, made);
    this.sum += this.costOf(made);
    for (const [oldest, value] of this.values) {
      if (this.sum <= this.bound) break;
      this.values.delete(oldest);
      this.sum -= this.costOf(value);
    }
    return made;
  }
}
