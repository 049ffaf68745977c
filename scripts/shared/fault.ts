/** Something a person can put right: its message is one sentence and is shown without a stack. */
export class Fault extends Error {
  override name = 'Fault';
}

export const errorMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

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

/** Runs a command line program to its end. */
export function main(program: () => Promise<void>): void {
  // Whoever reads us may stop reading (`| head`).
  process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1));
  program().catch((error: unknown) => {
    process.stderr.write(`${told(error)}\n`);
    process.exit(1);
  });
}
