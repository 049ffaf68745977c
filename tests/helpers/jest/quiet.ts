/** The log lines of a test file, kept from the screen. */
export function quietLog(): { lines: () => string[] } {
  let printed: string[] = [];
  beforeEach(() => {
    printed = [];
    for (const stream of [process.stdout, process.stderr])
      jest.spyOn(stream, 'write').mockImplementation((line) => {
        printed.push(String(line));
        return true;
      });
  });
  afterEach(() => jest.restoreAllMocks());
  return { lines: () => printed };
}
