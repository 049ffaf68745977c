import { copyOf } from './copy';
import { lookAt, lookOnce } from './look';

/** What the page asks for. */
export type Order = { task: 'look' | 'copy'; file: Blob } | { task: 'prepare' };

/** The part of a worker's scope that is used; the page's own types know no workers. */
interface Scope {
  onmessage: ((event: MessageEvent<Order>) => void) | null;
  postMessage: (message: unknown, transfer: Transferable[]) => void;
}
const scope = globalThis as unknown as Scope;

scope.onmessage = ({ data: order }) => {
  if (order.task === 'prepare') lookOnce();
  else if (order.task === 'look')
    void lookAt(order.file).then((looked) => scope.postMessage(looked, looked.ok ? [looked.copy] : []));
  else
    void copyOf(order.file)
      .catch(() => null)
      .then((copy) => scope.postMessage(copy, []));
};
