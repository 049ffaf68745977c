import { recompressLater } from './recompress-later';

jest.mock('../build/recompress-archive', () => ({
  isQuickArchive: () => {
    throw new Error('the index cannot be read');
  },
}));

test('a build that cannot be read a minute later is told of, and ends no launcher', async () => {
  jest.useFakeTimers();
  const told = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  recompressLater({});
  await jest.advanceTimersByTimeAsync(60_000);
  jest.useRealTimers();
  await new Promise(setImmediate);
  expect(told).toHaveBeenCalledWith('the index cannot be read\n');
  told.mockRestore();
});
