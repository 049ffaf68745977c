/** @jest-environment node */
import { PassThrough } from 'node:stream';
import { targetAddress, TARGET } from './target-address';

const SECRET = 'postgresql://me:secret@host/site';

function given(option?: string, env: Record<string, string> = {}, typed = '') {
  const input = new PassThrough();
  input.end(typed);
  return targetAddress({ option, env, input, ask: () => {} }, 'Use: this');
}

test('an address with a password comes from the environment or standard input', async () => {
  expect(await given(undefined, { [TARGET]: SECRET })).toBe(SECRET);
  expect(await given(undefined, {}, `${SECRET}\nmore`)).toBe(SECRET);
});

test('in the command line it may carry no password', async () => {
  expect(await given('postgresql://me@host/site')).toBe('postgresql://me@host/site');
  for (const address of [SECRET, 'postgresql://me@host/site?password=secret'])
    await expect(given(address)).rejects.toThrow('can be read by every user');
  await expect(given(SECRET)).rejects.not.toThrow('secret@');
});

test('none, or one that is no address, is told', async () => {
  await expect(given()).rejects.toThrow('Use: this');
  await expect(given(undefined, {}, 'host')).rejects.toThrow('not valid');
});
