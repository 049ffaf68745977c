/** @jest-environment jsdom */
import { dropEarlySheets } from './drop-early-sheets';

test('an early sheet goes, and where there is none nothing is set', () => {
  const set = jest.fn();
  let sheets: unknown[] = [{}];
  Object.defineProperty(document, 'adoptedStyleSheets', {
    configurable: true,
    get: () => sheets,
    set: (next: unknown[]) => {
      set(next);
      sheets = next;
    },
  });
  dropEarlySheets();
  dropEarlySheets();
  expect(set.mock.calls).toEqual([[[]]]);
});
