/** @jest-environment jsdom */
import { followStorage } from './follow-storage';

const shown = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
const stored = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));

test('hears its name, an erasing of all, and a page that comes back; not another name, not a page that loads', () => {
  const heard = jest.fn();
  const leave = followStorage('mine', heard);
  stored('other');
  shown(false);
  expect(heard).not.toHaveBeenCalled();
  stored('mine');
  stored(null);
  shown(true);
  expect(heard).toHaveBeenCalledTimes(3);
  leave();
  shown(true);
  stored('mine');
  expect(heard).toHaveBeenCalledTimes(3);
});
