import { createEngine } from '@/lib/your-roof/engine';
import { answerTo } from '@/lib/your-roof/answer-to';
import type { Order } from '@/lib/your-roof/protocol';
import { warmUp } from '@/lib/your-roof/warm-up';

/** The part of a worker's scope that is used; the page's own types know no workers. */
interface Scope {
  onmessage: ((event: MessageEvent<Order>) => void) | null;
  postMessage: (message: unknown, transfer: Transferable[]) => void;
}
const scope = globalThis as unknown as Scope;

const engine = createEngine();
// In the order in which they were asked.
let before: Promise<void> = Promise.resolve();

// Between its steps whatever is asked comes first, and a roof that is looked at ends it.
const warming = warmUp();
const warm = () => {
  if (!warming.next().done) setTimeout(warm);
};
setTimeout(warm);

scope.onmessage = ({ data: order }) => {
  if (order.ask === 'look') warming.return();
  before = before.then(async () => {
    const reply = await answerTo(engine, order);
    const given = 'answer' in reply && reply.answer !== null ? Object.values(reply.answer) : [];
    scope.postMessage(
      reply,
      given.filter((value): value is ImageBitmap => value instanceof ImageBitmap),
    );
  });
};
