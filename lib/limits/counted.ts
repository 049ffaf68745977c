import 'server-only';
import { take, type Limit, type Taken } from './rate-limit';

/** What one piece of work was counted for, remembered, so that all of it can be given back where nothing came of it. */
export class Counted {
  private readonly taken: Taken[] = [];

  /** Counts one more against each limit in turn; false as soon as one is used up. */
  async isWithin(limits: readonly Limit[], client: string): Promise<boolean> {
    const one = await take(limits, client);
    this.taken.push(one);
    return one.wait === 0;
  }

  async giveBack(): Promise<void> {
    await Promise.all(this.taken.splice(0).map((one) => one.giveBack()));
  }
}
