import { SharedWork } from './shared-work';

function slow() {
  const begun: AbortSignal[] = [];
  const ends: ((value: string) => void)[] = [];
  const work = (signal: AbortSignal) => {
    begun.push(signal);
    return new Promise<string>((resolve, reject) => {
      ends.push(resolve);
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    });
  };
  return { begun, ends, work };
}

test('the same work is done once for all who ask while it lasts, and anew for those who ask later', async () => {
  const { begun, ends, work } = slow();
  const shared = new SharedWork<string>();
  const { signal } = new AbortController();
  const both = [shared.run('a', work, signal), shared.run('a', work, signal)];
  ends[0]!('done');
  expect(await Promise.all(both)).toEqual(['done', 'done']);
  expect(begun).toHaveLength(1);
  const later = shared.run('a', work, signal);
  ends[1]!('again');
  expect(await later).toBe('again');
});

test('work goes on while one still waits, and is aborted when the last has gone', async () => {
  const { begun, ends, work } = slow();
  const shared = new SharedWork<string>();
  const [one, other] = [new AbortController(), new AbortController()];
  const first = shared.run('a', work, one.signal);
  const second = shared.run('a', work, other.signal);
  one.abort(new Error('gone'));
  await expect(first).rejects.toThrow('gone');
  expect(begun[0]!.aborted).toBe(false);
  other.abort(new Error('gone too'));
  await expect(second).rejects.toThrow('gone too');
  expect(begun[0]!.aborted).toBe(true);
  const third = shared.run('a', work, new AbortController().signal);
  ends[1]!('fresh');
  expect(await third).toBe('fresh');
});

test('a failure reaches all who wait', async () => {
  const shared = new SharedWork<string>();
  const { signal } = new AbortController();
  const failing = () => Promise.reject(new Error('no'));
  await expect(shared.run('a', failing, signal)).rejects.toThrow('no');
  await expect(shared.run('a', failing, AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
});
