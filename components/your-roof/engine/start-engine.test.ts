import type { Order, Reply } from '@/lib/your-roof/protocol';
import { NothingLeft } from '@/lib/your-roof/picture/types';
import { Overtaken, startEngine } from './start-engine';

/** A worker whose answers a test gives. */
class FakeWorker {
  static last: FakeWorker;
  orders: Order[] = [];
  onmessage: ((event: { data: Reply }) => void) | null = null;
  onerror: (() => void) | null = null;
  constructor() {
    FakeWorker.last = this;
  }
  postMessage(order: Order) {
    this.orders.push(order);
  }
  terminate() {}
  answer(reply: object) {
    this.onmessage?.({ data: { id: this.orders.at(-1)!.id, ...reply } as Reply });
  }
}

beforeEach(() => Object.assign(globalThis, { Worker: FakeWorker }));

test('one question at a time; of those that wait for a colour, only the last is put', async () => {
  const engine = startEngine();
  const worker = FakeWorker.last;
  const look = engine.ask('look', { planes: [], strokes: [], findsObstacles: true });
  const [red, blue] = [engine.ask('lay', { hexes: ['#ff0000'] }), engine.ask('lay', { hexes: ['#0000ff'] })];
  await expect(red).rejects.toBeInstanceOf(Overtaken);
  expect(worker.orders).toHaveLength(1);
  worker.answer({ answer: { leftOut: 0.1 } });
  await expect(look).resolves.toEqual({ leftOut: 0.1 });
  expect(worker.orders.at(-1)).toMatchObject({ ask: 'lay', of: { hexes: ['#0000ff'] } });
  worker.answer({ fault: 'no roof is marked' });
  await expect(blue).rejects.toThrow('no roof is marked');
});

test('an answer to an older question is not taken for the present one', async () => {
  const engine = startEngine();
  const worker = FakeWorker.last;
  const copy = engine.ask('copy', {});
  worker.onmessage?.({ data: { id: 99, answer: null } });
  worker.answer({ answer: null });
  await expect(copy).resolves.toBeNull();
});

test('where a worker cannot begin the page does the work; one that ends later has lost the photograph', async () => {
  const engine = startEngine();
  const opened = engine.ask('open', { file: new Blob([]) });
  FakeWorker.last.onerror?.();
  await expect(opened).resolves.toEqual({ ok: false, unfit: 'empty' });

  const other = startEngine();
  const lay = other.ask('lay', { hexes: ['#ff0000'] });
  FakeWorker.last.onerror?.();
  await expect(lay).rejects.toThrow('The worker ended.');
});

test('a roof of which nothing is left is another fault than an engine that failed, though a worker tells both', async () => {
  const engine = startEngine();
  const worker = FakeWorker.last;
  const marks = { planes: [], strokes: [], findsObstacles: true };
  const small = engine.ask('look', marks);
  worker.answer({ fault: 'no roof is left', isNothingLeft: true });
  await expect(small).rejects.toBeInstanceOf(NothingLeft);
  const failed = engine.ask('look', marks);
  worker.answer({ fault: 'Array buffer allocation failed', isNothingLeft: false });
  await expect(failed).rejects.not.toBeInstanceOf(NothingLeft);
});
