import { request } from 'node:http';
import { openingOf } from '../lib/simulator/design';
import { codeOf } from '../lib/simulator/design-address';
import { catalogue } from '../lib/simulator/offered';
import { anyAddress } from '../tests/helpers/site/mail-stage';

/** Milliseconds after which every second client hangs up. */
const HANG_UP = 500;
const TIMEOUT_MS = 20_000;

/** The cards of all designs, no two alike in a row. */
function* cards(): Generator<string> {
  for (;;)
    for (const model of catalogue?.models ?? [])
      for (const wall of model.walls)
        for (const stone of model.stones)
          for (const { id, options } of model.suppliers)
            for (const option of options)
              yield `/cards/design/${codeOf({ ...openingOf(catalogue!, model.id), supplier: id, option, wall, stone })}.jpg`;
}

const ask = (url: string, path: string, timeoutMs: number) =>
  new Promise<number>((resolve) => {
    const sent = request(`${url}${path}`, { headers: anyAddress(), agent: false }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
      response.on('error', () => resolve(0));
    });
    setTimeout(() => sent.destroy(), timeoutMs).unref();
    sent.on('error', () => resolve(0));
    sent.end();
  });

/**
 * Clients that ask for cards which nobody asked for before, each from another address, and again as soon as they are
 * answered; every second one hangs up before it is answered. How often each status came, 0 for those that hung up.
 */
export async function stormOfCards(
  url: string,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Record<number, number>> {
  const [until, waiting] = [performance.now() + seconds * 1000, cards()];
  const statuses: Record<number, number> = {};
  const client = async (_: unknown, nth: number) => {
    while (performance.now() < until) {
      const status = await ask(url, waiting.next().value as string, nth % 2 === 0 ? TIMEOUT_MS : HANG_UP);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, client));
  return statuses;
}
