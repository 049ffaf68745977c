import { Agent, request, type RequestOptions } from 'node:http';

/** One request, and how its answer is judged. */
export interface Ask {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: Buffer;
  /** Whether the visitor got what was asked for; a status of 200 if nothing is said. */
  isRight?: (status: number, text: string) => boolean;
  /** Whether the visitor was told to try again in a moment, which under load is no error. */
  isTold?: (status: number, text: string) => boolean;
}

export interface Served {
  answers: number;
  errors: number;
  /** Answers that tell of too much at once. */
  told: number;
  /** How often each status came; 0 for none. */
  statuses: Record<number, number>;
  perSecond: number;
  /** Milliseconds. */
  median: number;
  slowest5: number;
  slowest1: number;
  /** Of those who got what they asked for. */
  slowestRight: number;
}

interface Answer {
  status: number;
  text: string;
}

const TIMEOUT_MS = 20_000;

function ask(site: URL, agent: Agent, { path, method = 'GET', headers, body }: Ask): Promise<Answer> {
  return new Promise((resolve) => {
    const { hostname: host, port } = site;
    const options: RequestOptions = { host, port, path, method, headers, agent, timeout: TIMEOUT_MS };
    const sent = request(options, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() }),
      );
      response.on('error', () => resolve({ status: 0, text: '' }));
    });
    sent.on('timeout', () => sent.destroy());
    sent.on('error', () => resolve({ status: 0, text: '' }));
    sent.end(body);
  });
}

const at = (sorted: readonly number[], share: number) =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);

/** As many visitors as connections, each asking again as soon as it is answered, for so many seconds. */
export async function visitFor(
  url: string,
  { connections, seconds }: { connections: number; seconds: number },
  next: () => Ask,
): Promise<Served> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const [site, until, begun] = [new URL(url), performance.now() + seconds * 1000, performance.now()];
  const times: number[] = [];
  const statuses: Record<number, number> = {};
  const count = { errors: 0, told: 0 };
  let slowestRight = 0;
  const visitor = async () => {
    while (performance.now() < until) {
      const [one, from] = [next(), performance.now()];
      const { status, text } = await ask(site, agent, one);
      const took = performance.now() - from;
      times.push(took);
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (one.isRight ? one.isRight(status, text) : status === 200)
        slowestRight = Math.max(slowestRight, took);
      else count[one.isTold?.(status, text) ? 'told' : 'errors'] += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, visitor));
  agent.destroy();
  const sorted = times.sort((a, b) => a - b);
  const perSecond = Math.round(times.length / ((performance.now() - begun) / 1000));
  return {
    answers: times.length,
    ...count,
    statuses,
    perSecond,
    median: at(sorted, 0.5),
    slowest5: at(sorted, 0.95),
    slowest1: at(sorted, 0.99),
    slowestRight: Math.round(slowestRight),
  };
}
