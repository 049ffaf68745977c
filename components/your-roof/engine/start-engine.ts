import { NothingLeft } from '@/lib/your-roof/picture/types';
import type { Answers, Ask, Order, Questions, Reply } from '@/lib/your-roof/protocol';

/** Asks the engine one thing after the other; of questions that wait, only the last of a kind is put. */
export interface RoofEngine {
  ask: <K extends Ask>(ask: K, of: Questions[K]) => Promise<Answers[K]>;
  stop: () => void;
}

/** Told instead of an answer where a newer question of the same kind took its place. */
export class Overtaken extends Error {}

/** What only the last of counts: looking at a roof, and its colour. */
const REPLACEABLE: readonly Ask[] = ['look', 'lay'];

interface Waiting {
  order: Order;
  resolve: (answer: Answers[Ask]) => void;
  reject: (fault: Error) => void;
}

/** Does the work in the page, where there are no workers, or none that know modules. */
async function inPage(): Promise<(order: Order) => Promise<Reply>> {
  const [{ createEngine }, { answerTo }] = await Promise.all([
    import('@/lib/your-roof/engine'),
    import('@/lib/your-roof/answer-to'),
  ]);
  const engine = createEngine();
  return (order) => answerTo(engine, order);
}

/** Starts the engine beside the page. */
export function startEngine(): RoofEngine {
  const queue: Waiting[] = [];
  let current: Waiting | undefined;
  let number = 0;
  let worker: Worker | null = null;
  let page: ReturnType<typeof inPage> | null = null;

  const settle = (reply: Reply) => {
    if (!current || reply.id !== current.order.id) return;
    const { resolve, reject } = current;
    current = undefined;
    if ('answer' in reply) resolve(reply.answer);
    else reject(new (reply.isNothingLeft ? NothingLeft : Error)(reply.fault));
    next();
  };
  const failed = (error: unknown) => {
    if (current) settle({ id: current.order.id, fault: String(error) });
  };
  const send = (order: Order) => {
    if (worker) worker.postMessage(order);
    else (page ??= inPage()).then((answer) => answer(order).then(settle), failed);
  };
  const next = () => {
    if (current) return;
    current = queue.shift();
    if (current) send(current.order);
  };
  try {
    worker = new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<Reply>) => settle(data);
    worker.onerror = () => {
      worker?.terminate();
      worker = null;
      // A worker that could not begin had no photograph yet; one that broke later has lost it.
      if (current?.order.ask === 'open') send(current.order);
      else failed(new Error('The worker ended.'));
    };
  } catch {
    // The page itself will do it.
  }
  return {
    ask<K extends Ask>(ask: K, of: Questions[K]) {
      return new Promise<Answers[K]>((resolve, reject) => {
        const at = queue.findIndex(({ order }) => order.ask === ask);
        if (at >= 0 && REPLACEABLE.includes(ask)) queue.splice(at, 1)[0]!.reject(new Overtaken());
        const order = { id: ++number, ask, of } as Order;
        queue.push({ order, resolve: resolve as Waiting['resolve'], reject });
        next();
      });
    },
    stop: () => worker?.terminate(),
  };
}

/** Started ahead for somebody who is about to choose a photograph. */
let ahead: RoofEngine | null = null;

export const prepareEngine = (): void => {
  ahead ??= startEngine();
};

/** The engine of this visit to the page. */
export function takeEngine(): RoofEngine {
  const engine = ahead ?? startEngine();
  ahead = null;
  return engine;
}
