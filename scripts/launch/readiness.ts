import { setTimeout as pause } from 'node:timers/promises';

/** True once the address answers at all, false if the server is gone before. */
export async function answers(address: string, gone: Promise<unknown>): Promise<boolean> {
  let isGone = false;
  void gone.then(() => (isGone = true));
  while (!isGone) {
    const answered = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(60_000) })
      .then((response) => response.arrayBuffer())
      .catch(() => null);
    if (answered) return true;
    await pause(50);
  }
  return false;
}
