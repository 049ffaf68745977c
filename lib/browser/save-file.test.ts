/** @jest-environment jsdom */
import { saveFile } from './save-file';

test('the address of a file outlives the turn in which it was pressed, and is given back in the end', () => {
  jest.useFakeTimers();
  const revokeObjectURL = jest.fn();
  Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL });
  const pressed: HTMLAnchorElement[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    pressed.push(this);
  });
  saveFile(new Blob(['a']), 'list.csv');
  expect(pressed.map(({ href, download }) => [href, download])).toEqual([['blob:file', 'list.csv']]);
  jest.advanceTimersByTime(30_000);
  expect(revokeObjectURL).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(revokeObjectURL).toHaveBeenCalledWith('blob:file');
});
