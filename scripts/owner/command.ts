import { parseArgs, type ParseArgsConfig } from 'node:util';
import { Fault, errorMessage } from '../shared/fault';

type Options = NonNullable<ParseArgsConfig['options']>;

/** What stands behind the name of a command, with so many `words` beside its options at most; one sentence and its use where that is wrong. */
export function readOptions<O extends Options>(options: O, use: string, words = 0) {
  const read = parsed(options, use);
  const further = read.positionals[words];
  // A word that stands alone is an option whose `--` before it was forgotten: npm takes the name and leaves the value.
  if (further !== undefined)
    throw new Fault(`"${further}" is one word too many: options stand behind --.\n${use}`);
  return read;
}

function parsed<O extends Options>(options: O, use: string) {
  try {
    return parseArgs({ args: process.argv.slice(2), options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new Fault(`${errorMessage(error)}\n${use}`);
  }
}

/** A day such as 2026-01-31; a fault of the command otherwise. */
export function readDay(value: string, name: string): string {
  const day = new Date(`${value}T00:00:00Z`);
  // 31 February would be read as 3 March.
  const isDay = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
  if (/^\d{4}-\d{2}-\d{2}$/.test(value) && isDay) return value;
  throw new Fault(`--${name} takes a day such as 2026-01-31, not "${value}".`);
}

/** A whole number from 1; a fault of the command otherwise. */
export function readCount(value: string, name: string): number {
  if (/^[1-9]\d{0,5}$/.test(value)) return Number(value);
  throw new Fault(`--${name} takes a whole number from 1, not "${value}".`);
}

export const say = (text: string) => void process.stdout.write(`${text}\n`);
/** Beside a result that goes into a file. */
export const note = (text: string) => void process.stderr.write(`${text}\n`);
