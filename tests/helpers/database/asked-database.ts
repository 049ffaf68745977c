import { fork } from 'node:child_process';
import { connect, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import type { AnsweredDatabase, AskedDatabase } from '../../../scripts/database/test-databases';

export interface OwnDatabase {
  url: string;
  /** Resolves when it is gone. */
  close: () => Promise<void>;
  /** It goes with this process; this process does not stay for it. */
  unref: () => void;
}

/** What lends databases to tests: the port to ask at, and its end, with which all go that it has lent. */
export interface Lender {
  port: number;
  close: () => Promise<void>;
  unref: () => void;
}

const NONE = 'No database for the tests; the reason stands above.';

/** Starts what lends databases, in a process of its own: once for all that one needs. */
export async function startLender(): Promise<Lender> {
  const child = fork('scripts/database/test-databases.ts', [], { execArgv: ['--import', 'tsx'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message) => resolve((message as { port: number }).port));
    void ended.then(() => reject(new Error(NONE)));
  });
  const close = () => {
    if (child.connected) child.disconnect();
    return ended;
  };
  const unref = () => {
    child.unref();
    child.channel?.unref();
  };
  return { port, close, unref };
}

/** A database of its own from whoever lends them at a port; it goes with this process if nobody closes it. */
export async function askForDatabase(port: number, asked: AskedDatabase): Promise<OwnDatabase> {
  const line: Socket = connect({ port, host: '127.0.0.1' });
  const closed = new Promise<void>((resolve) => line.once('close', () => resolve()));
  const said = await new Promise<string>((resolve, reject) => {
    line.once('error', reject);
    void closed.then(() => reject(new Error(NONE)));
    createInterface(line).once('line', resolve);
    line.write(`${JSON.stringify(asked)}\n`);
  });
  const answer = JSON.parse(said) as AnsweredDatabase;
  if ('fault' in answer) throw new Error(answer.fault);
  const close = () => {
    line.end();
    return closed;
  };
  return { url: answer.url, close, unref: () => void line.unref() };
}
