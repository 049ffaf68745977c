import { atLeastMilliseconds } from './at-least-milliseconds';

jest.unmock('./at-least-milliseconds');
beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** Follows an answer: what it is, once it has come. */
function follow<T>(answer: Promise<T>) {
  const seen: { is?: T | string } = {};
  answer.then(
    (value) => (seen.is = value),
    (error: Error) => (seen.is = error.message),
  );
  return seen;
}

test('what is done at once is answered when the time is over, and not before', async () => {
  const answer = follow(atLeastMilliseconds(200, Promise.resolve('done')));
  await jest.advanceTimersByTimeAsync(199);
  expect(answer.is).toBeUndefined();
  await jest.advanceTimersByTimeAsync(1);
  expect(answer.is).toBe('done');
});

test('so is a failure', async () => {
  const answer = follow(atLeastMilliseconds(200, Promise.reject(new Error('failed'))));
  await jest.advanceTimersByTimeAsync(199);
  expect(answer.is).toBeUndefined();
  await jest.advanceTimersByTimeAsync(1);
  expect(answer.is).toBe('failed');
});

test('what takes longer is answered when it is done', async () => {
  const late = new Promise((done) => setTimeout(done, 500, 'late'));
  const answer = follow(atLeastMilliseconds(200, late));
  await jest.advanceTimersByTimeAsync(499);
  expect(answer.is).toBeUndefined();
  await jest.advanceTimersByTimeAsync(1);
  expect(answer.is).toBe('late');
});
