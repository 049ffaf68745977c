/** Something a person can put right: its message is one sentence and is shown without a stack. */
export class Fault extends Error {
  override name = 'Fault';
}

export const words = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Runs a command line program to its end. */
export function main(program: () => Promise<void>): void {
  program().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Fault ? error.message : ((error as Error)?.stack ?? error)}\n`);
    process.exit(1);
  });
}
