import type { ChildProcess } from 'node:child_process';

/** What the launcher says to a server that it started beside the opening of the database. */
export const IS_OPEN = 'database-open';

/** Says it. A server that ended before is told of by its end, and must not take the launcher along. */
export function sayOpen(server: ChildProcess): void {
  server.send(IS_OPEN, () => undefined);
}

/** Waits until the launcher says that the database may be asked. What it said before anybody listened is kept by Node. */
export async function untilOpen(): Promise<void> {
  const { channel } = process;
  if (!channel) return;
  channel.ref();
  await new Promise<void>((resolve) => {
    const heard = (message: unknown) => {
      if (message !== IS_OPEN) return;
      process.off('message', heard);
      resolve();
    };
    process.on('message', heard);
  });
  channel.unref();
}
