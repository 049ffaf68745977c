import { within } from './within';

test('work in time gives what it gives, late work something else, and no timer is left', async () => {
  jest.useFakeTimers();
  expect(await within(50, Promise.resolve('done'), 'late')).toBe('done');
  await expect(within(50, Promise.reject(new Error('no')), null)).rejects.toThrow('no');
  expect(jest.getTimerCount()).toBe(0);
  const slow = within(50, new Promise(() => {}), 'late');
  await jest.advanceTimersByTimeAsync(50);
  expect(await slow).toBe('late');
  jest.useRealTimers();
});
