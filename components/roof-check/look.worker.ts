import { copyOf } from './copy';
import { lookAt } from './look';

/** What the page asks for. */
export interface Order {
  task: 'look' | 'copy';
  file: Blob;
}

/** The part of a worker's scope that is used; the page's own types know no workers. */
interface Scope {
  onmessage: ((event: MessageEvent<Order>) => void) | null;
  postMessage: (message: unknown, transfer: Transferable[]) => void;
}
const scope = globalThis as unknown as Scope;

scope.onmessage = ({ data: { task, file } }) => {
  if (task === 'look')
    void lookAt(file).then((looked) => scope.postMessage(looked, looked.ok ? [looked.copy] : []));
  else
    void copyOf(file)
      .catch(() => null)
      .then((copy) => scope.postMessage(copy, []));
};
