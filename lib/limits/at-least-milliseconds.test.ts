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

test.each([
  [201, 400],
  [399, 400],
  [500, 600],
])('what takes %i ms is answered after %i, the next multiple of the time', async (takes, answered) => {
  const late = new Promise((done) => setTimeout(done, takes, 'late'));
  const answer = follow(atLeastMilliseconds(200, late));
  await jest.advanceTimersByTimeAsync(answered - 1);
  expect(answer.is).toBeUndefined();
  await jest.advanceTimersByTimeAsync(1);
  expect(answer.is).toBe('late');
});

test('so is a failure that takes longer', async () => {
  const late = new Promise((_, fail) => setTimeout(fail, 250, new Error('failed')));
  const answer = follow(atLeastMilliseconds(200, late));
  await jest.advanceTimersByTimeAsync(399);
  expect(answer.is).toBeUndefined();
  await jest.advanceTimersByTimeAsync(1);
  expect(answer.is).toBe('failed');
});
