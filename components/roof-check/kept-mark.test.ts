/** @jest-environment jsdom */
import { clearMark, readMark, setMark } from './kept-mark';

afterEach(clearMark);

test('the mark is this tab’s own until another one kept a photograph', () => {
  expect(readMark()).toBeNull();
  let now = 1000;
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => now++);
  setMark();
  clock.mockRestore();
  expect(readMark()).toEqual({ at: 1000, isOurs: true });
  localStorage.setItem('roofPhotoKept', '2000');
  expect(readMark()).toEqual({ at: 2000, isOurs: false });
});
