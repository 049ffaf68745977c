/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { changeSearch, useSearch } from './use-search';

const Shown = () => <p>{useSearch() || 'none'}</p>;

afterEach(() => {
  history.replaceState(null, '', '/');
  Reflect.deleteProperty(window, 'navigation');
});

test('follows what it changes itself', () => {
  render(<Shown />);
  act(() => changeSearch('?category=BRICKS300'));
  expect(screen.getByText('?category=BRICKS300')).toBeVisible();
});

test('follows a link of the router to the same page, which tells only the browser', () => {
  const navigation = new EventTarget();
  Object.defineProperty(window, 'navigation', { value: navigation, configurable: true });
  const { unmount } = render(<Shown />);
  history.pushState(null, '', '/?category=BRICKSFLOOR');
  act(() => void navigation.dispatchEvent(new Event('currententrychange')));
  expect(screen.getByText('?category=BRICKSFLOOR')).toBeVisible();
  unmount();
});

test('another choice in the same place keeps the hash; a new entry of the history has none', () => {
  history.replaceState(null, '', '/?a=1#cafe');
  changeSearch('?a=2', 'replace');
  expect(window.location.href).toMatch(/\/\?a=2#cafe$/);
  changeSearch('?a=3');
  expect(window.location.href).toMatch(/\/\?a=3$/);
});
