import { removeUnfinished } from './unfinished';

/** Something a person can put right: its message is one sentence and is shown without a stack. */
export class Fault extends Error {
  override name = 'Fault';
}

export const errorMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

export const isFullDisk = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '');

/** What the system says when it refuses, in words. */
const REFUSALS: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full',
  EDQUOT: 'The disk is full for this user',
  EACCES: 'Not allowed',
  EPERM: 'Not allowed',
  EROFS: 'The disk cannot be written',
  EISDIR: 'That is a folder',
  ENOENT: 'There is no such file or folder',
  ENOTDIR: 'A part of that path is no folder',
};

/** One sentence where a person can put it right; the stack where the program is wrong. */
export function told(error: unknown): string {
  if (error instanceof Fault) return error.message;
  const { code = '', path = '', stack } = error as NodeJS.ErrnoException;
  const refusal = REFUSALS[code];
  return refusal ? `${refusal}${path && `: ${path}`}.` : (stack ?? String(error));
}

/** A program that is told to end does so by the same signal, once what it was writing is gone. */
function endBySignal(signal: NodeJS.Signals): void {
  process.once(signal, () => {
    removeUnfinished();
    process.kill(process.pid, signal);
  });
}

/** Runs a command line program to its end. */
export function main(program: () => Promise<void>): void {
  // Whoever reads us may stop reading (`| head`).
  process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) endBySignal(signal);
  program().catch((error: unknown) => {
    process.stderr.write(`${told(error)}\n`);
    process.exit(1);
  });
}
