/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { IDLE, type FormState } from '@/lib/forms/form-state';
import { useSavedDesigns } from './use-saved-designs';

const [FIRST, SECOND, NEW] = ['1-1-e6c795-0', '1-2-e6c795-0', '1-3-e6c795-0'] as const;

const lost = () => Promise.reject(new Error('offline'));
const hangs = () => new Promise<never>(() => undefined);
const done = async (): Promise<FormState> => ({ ...IDLE, status: 'done' }) as FormState;

/** An account with two designs, read. */
async function open() {
  const list = jest.fn<Promise<string[] | null>, []>(async () => [FIRST, SECOND]);
  const keep = jest.fn<Promise<FormState>, unknown[]>(done);
  const drop = jest.fn<Promise<FormState>, unknown[]>(done);
  const actions = { list, keep, drop };
  const { result } = renderHook(() => useSavedDesigns(actions));
  await act(async () => undefined);
  return { ...actions, saved: () => result.current };
}

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  localStorage.clear();
});

test('where the line fails the design waits on the device, and those of the account stay on show', async () => {
  const { list, keep, drop, saved } = await open();
  for (const action of [list, keep, drop]) action.mockImplementation(lost);
  await act(async () => expect(await saved().save(NEW)).toBe('device'));
  expect(saved()).toMatchObject({ account: [FIRST, SECOND], device: [NEW] });
  await act(async () => expect(await saved().remove(FIRST)).toBe(false));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'savedDesigns' })));
  await act(async () => undefined);
  expect(saved().account).toEqual([FIRST, SECOND]);
});

test('a design that only the device keeps is removed without the server', async () => {
  const { keep, drop, saved } = await open();
  keep.mockImplementation(lost);
  await act(async () => void (await saved().save(NEW)));
  await act(async () => expect(await saved().remove(NEW)).toBe(true));
  expect(saved().device).toEqual([]);
  expect(drop).not.toHaveBeenCalled();
});

test('a line that hangs counts as one that failed', async () => {
  const { list, keep, saved } = await open();
  for (const action of [list, keep]) action.mockImplementation(hangs);
  jest.useFakeTimers();
  const answer = saved().save(NEW);
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  expect(await answer).toBe('device');
  expect(saved().device).toEqual([NEW]);
});

test('a full device is told from one that stores nothing', async () => {
  const { keep, saved } = await open();
  keep.mockImplementation(lost);
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('refused');
  });
  await act(async () => expect(await saved().save(NEW)).toBe('refusedDevice'));
  refuse.mockRestore();
  localStorage.setItem('savedDesigns', JSON.stringify(['a', 'b', 'c', 'd']));
  await act(async () => expect(await saved().save(NEW)).toBe('fullDevice'));
});
