import { readMessage } from './load-reader';
import { MIDDLE, SIGNS, type ReaderFile } from './reader';

/** A file that knows nothing of any message, but what it is about before it is read. */
const FILE: ReaderFile = {
  kinds: {},
  readings: ['leak', 'price'],
  bias: [2, 0],
  step: 1,
  gaps: '1',
  tells: SIGNS[0]!,
  steps: SIGNS[MIDDLE]!,
};

test('the file for the letters of a message is fetched once, and again where it could not be had', async () => {
  const fetched: string[] = [];
  let isThere = false;
  globalThis.fetch = (async (address: string) => {
    fetched.push(address);
    return isThere ? Response.json(FILE) : new Response('', { status: 503 });
  }) as typeof fetch;

  await expect(readMessage('my bed is wet')).rejects.toThrow('503');
  isThere = true;
  expect(await readMessage('my bed is wet')).toMatchObject({ reading: 'leak' });
  expect((await readMessage('my bed is wet again')).share).toBeCloseTo(1 / (1 + Math.exp(-2)));
  await readMessage('سريري مبلل');
  expect(fetched).toEqual(['/assistant-reader.json', '/assistant-reader.json', '/ar/assistant-reader.json']);
});
