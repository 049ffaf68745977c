import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { Fault } from '../shared/fault';

/** Environment value with the address of a database to move to. A command line can be read by every user (ps). */
export const TARGET = 'MOVE_TO';

interface Sources {
  /** `--to`, for an address without a password. */
  option?: string;
  env: Readonly<Record<string, string | undefined>>;
  input: NodeJS.ReadableStream & { isTTY?: boolean };
  ask: (text: string) => void;
}

function passwordIn(address: string): string {
  if (!URL.canParse(address)) return '';
  const { password, searchParams } = new URL(address);
  return password || searchParams.get('password') || '';
}

const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() });

/** The first line; what is typed at a terminal is not shown. */
async function firstLine({ input, ask }: Sources): Promise<string> {
  if (input.isTTY) ask('Address of the new database (not shown): ');
  const lines = createInterface({ input, output: nowhere(), terminal: input.isTTY ?? false });
  try {
    for await (const line of lines) return line.trim();
    return '';
  } finally {
    lines.close();
    if (input.isTTY) ask('\n');
  }
}

/** The address to move to: from the environment, from `--to` if nothing in it is secret, else from standard input. */
export async function targetAddress(sources: Sources, use: string): Promise<string> {
  const { option, env } = sources;
  if (option && passwordIn(option))
    throw new Fault(
      `A password in the command line can be read by every user of this machine; change it if others use it. ${use}`,
    );
  const address = option || env[TARGET] || (await firstLine(sources));
  if (!address) throw new Fault(use);
  if (!URL.canParse(address)) throw new Fault('The address of the new database is not valid.');
  return address;
}
