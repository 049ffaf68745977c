/** @jest-environment node */
import { progressOn } from './progress';

function screen(isTTY: boolean) {
  let shown = '';
  return { isTTY, columns: 60, write: (text: string) => (shown += text), shown: () => shown };
}

test('in a file each step is two lines, its name and its seconds; its result is handed on', async () => {
  const file = screen(false);
  const { step, say } = progressOn(file);
  expect(await step('Packing', () => 7)).toBe(7);
  say('Ready');
  expect(file.shown()).toMatch(/^Packing …\nPacking: \d+\.\d s\nReady\n$/);
});

test('in a terminal what goes on at the same time is one line, which is gone at the end', async () => {
  const terminal = screen(true);
  const { step } = progressOn(terminal);
  await Promise.all([step('Compiling', () => step('Database', () => {})), step('Packing', () => {})]);
  expect(terminal.shown()).toContain('Compiling 0 s · Database 0 s · Packing 0 s');
  const lines = terminal.shown().split('\n');
  expect(lines.at(-1)!.split('\r').at(-1)).toBe('\x1b[2K');
  // The line never runs over into a second one.
  const drawn = lines.flatMap((line) => line.split('\r\x1b[2K'));
  expect(Math.max(...drawn.map((line) => line.length))).toBeLessThan(60);
});

test('a step that fails says no seconds, and its fault is handed on', async () => {
  const file = screen(false);
  await expect(progressOn(file).step('Packing', () => Promise.reject(new Error('full')))).rejects.toThrow(
    'full',
  );
  expect(file.shown()).toBe('Packing …\n');
});
