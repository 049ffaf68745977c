import type { PGlite } from '@electric-sql/pglite';
import { sessionState, type WireMessage } from './wire-messages';

/** A whole query: its messages up to the one that ends it. */
export type Unit = WireMessage[];

/** Whoever asks by a connection. */
export interface Asker {
  isGone: boolean;
  send: (data: Buffer) => void;
  /** One of its units has been answered. */
  answered: () => void;
  close: () => void;
}

/**
 * The one session that all connections share. Whole queries are handed over, one connection's after the
 * other's; as long as a transaction is open only its own connection goes on.
 */
export class Session {
  private readonly waiting: { from: Asker; unit: Unit }[] = [];
  private readonly own: (() => Promise<void>)[] = [];
  private owner: Asker | null = null;
  private isWorking = false;
  private tail: Buffer = Buffer.alloc(0);

  constructor(private readonly db: PGlite) {}

  owns = (line: Asker) => this.owner === line;

  add(from: Asker, unit: Unit): void {
    this.waiting.push({ from, unit });
    void this.work();
  }

  /** Runs a statement of ours once no transaction is open; resolves when it is done. */
  between(statement: string): Promise<void> {
    return new Promise((resolve, reject) => {
      this.own.push(() => this.db.exec(statement).then(() => resolve(), reject));
      void this.work();
    });
  }

  /** Takes back what a lost connection had asked for and not yet got, and its open transaction. */
  forget(line: Asker): void {
    const mine = this.waiting.filter(({ from }) => from === line);
    for (const entry of mine) this.waiting.splice(this.waiting.indexOf(entry), 1);
    void this.work();
  }

  private next() {
    const index = this.owner ? this.waiting.findIndex(({ from }) => from === this.owner) : 0;
    return index < 0 ? undefined : this.waiting.splice(index, 1)[0];
  }

  private async work(): Promise<void> {
    if (this.isWorking) return;
    this.isWorking = true;
    try {
      for (;;) {
        if (this.owner?.isGone) await this.rollBack();
        const own = this.owner ? undefined : this.own.shift();
        if (own) {
          await own();
          continue;
        }
        const turn = this.next();
        if (!turn) break;
        await this.run(turn.from, turn.unit);
        turn.from.answered();
      }
    } finally {
      this.isWorking = false;
    }
  }

  private async run(from: Asker, unit: Unit): Promise<void> {
    const pass = (data: Uint8Array) => {
      const copy = Buffer.from(data);
      this.tail = Buffer.concat([this.tail, copy.subarray(-6)]).subarray(-6);
      from.send(copy);
    };
    this.tail = Buffer.alloc(0);
    this.owner = from;
    try {
      await this.db.runExclusive(async () => {
        for (const { bytes } of unit)
          await this.db.execProtocolRawStream(new Uint8Array(bytes), { onRawData: pass });
      });
    } catch {
      from.close();
    }
    if (sessionState(this.tail) === 'idle') this.owner = null;
  }

  private async rollBack(): Promise<void> {
    this.owner = null;
    // A Sync first: the lost connection may have gone in the middle of a query.
    const sync = new Uint8Array([0x53, 0, 0, 0, 4]);
    await this.db.runExclusive(() => this.db.execProtocolRawStream(sync, { onRawData: () => {} }));
    await this.db.exec('ROLLBACK').catch(() => {});
  }
}
