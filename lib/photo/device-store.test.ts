import { dropKept, putKept, readKept } from './device-store';

/** What a browser tells in turn, as far as it is listened to here. */
type Told = Record<string, (() => void) | null | unknown>;
const tell = (target: Told, name: string) => setTimeout(() => (target[`on${name}`] as () => void)?.());

const full = Object.assign(new Error('full'), { name: 'QuotaExceededError' });
const closed = jest.fn();

/** A database whose requests succeed, and whose commit ends as it is said. */
function withDatabase(end: 'complete' | 'abort' | 'never') {
  const transaction: Told = { error: end === 'abort' ? full : null };
  const request = (result: unknown) => {
    const asked: Told = { result };
    tell(asked, 'success');
    if (end !== 'never') setTimeout(() => tell(transaction, end));
    return asked;
  };
  const store = { put: () => request('last'), delete: () => request(undefined), get: () => request('kept') };
  const database = {
    transaction: () => Object.assign(transaction, { objectStore: () => store }),
    close: closed,
  };
  const open = () => {
    const opening: Told = { result: database };
    tell(opening, 'success');
    return opening;
  };
  Object.assign(globalThis, { indexedDB: { open } });
}

test('what finds no room only as it is written is not taken for kept', async () => {
  withDatabase('abort');
  await expect(putKept('roof', 'photo')).rejects.toBe(full);
  await expect(dropKept('roof')).rejects.toBe(full);
  expect(closed).toHaveBeenCalledTimes(2);
});

test('what was written is kept', async () => {
  withDatabase('complete');
  await expect(putKept('roof', 'photo')).resolves.toBe('last');
});

test('what is read is there at once', async () => {
  withDatabase('never');
  await expect(readKept('roof')).resolves.toBe('kept');
});
