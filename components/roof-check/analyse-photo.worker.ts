import { copyOf } from '@/lib/photo/small-copy';
import { analysePhoto, warmUp } from './analyse-photo';

/** What the page asks for. */
export type Order = { task: 'look' | 'copy'; file: Blob } | { task: 'prepare' };

/** The part of a worker's scope that is used; the page's own types know no workers. */
interface Scope {
  onmessage: ((event: MessageEvent<Order>) => void) | null;
  postMessage: (message: unknown, transfer: Transferable[]) => void;
}
const scope = globalThis as unknown as Scope;

scope.onmessage = ({ data: order }) => {
  if (order.task === 'prepare') warmUp();
  else if (order.task === 'look')
    void analysePhoto(order.file).then((looked) => scope.postMessage(looked, looked.ok ? [looked.copy] : []));
  else
    void copyOf(order.file)
      .catch(() => null)
      .then((copy) => scope.postMessage(copy, []));
};
