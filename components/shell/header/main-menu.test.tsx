/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MainMenu, type MenuEntry } from './main-menu';

let pathname = '/';
jest.mock('next/navigation', () => ({ usePathname: () => pathname }));

const panel = (word: string) => (
  <ul>
    <li>
      <a href="#one">{word} one</a>
    </li>
    <li>
      <a href="#two">{word} two</a>
    </li>
  </ul>
);

const entries: MenuEntry[] = [
  { label: 'Home', href: '/', within: [] },
  { label: 'Product', href: '/product', within: ['/product/bricks'], panel: panel('Product') },
  { label: 'Services', href: '/services', within: [], panel: panel('Services') },
];

const menu = () => <MainMenu entries={entries} submenu="{name} submenu" more={<i />} />;
const toggle = (name: string) => screen.getByRole('button', { name: `${name} submenu` });
const isOpen = (name: string) => toggle(name).getAttribute('aria-expanded') === 'true';

beforeEach(() => {
  pathname = '/';
});

describe('by keyboard', () => {
  test.each(['{Enter}', ' '])('%j opens and closes', async (key) => {
    const user = userEvent.setup();
    render(menu());
    toggle('Product').focus();
    await user.keyboard(key);
    expect(isOpen('Product')).toBe(true);
    await user.keyboard(key);
    expect(isOpen('Product')).toBe(false);
  });

  test('ArrowDown opens and goes to the first link', async () => {
    const user = userEvent.setup();
    render(menu());
    toggle('Services').focus();
    await user.keyboard('{ArrowDown}');
    expect(isOpen('Services')).toBe(true);
    expect(screen.getByRole('link', { name: 'Services one' })).toHaveFocus();
  });

  test('Escape closes and gives the focus back to the button', async () => {
    const user = userEvent.setup();
    render(menu());
    toggle('Product').focus();
    await user.keyboard('{ArrowDown}{Escape}');
    expect(isOpen('Product')).toBe(false);
    expect(toggle('Product')).toHaveFocus();
  });

  test('leaving the panel with Tab closes it', async () => {
    const user = userEvent.setup();
    render(menu());
    toggle('Product').focus();
    await user.keyboard('{ArrowDown}{Tab}');
    expect(isOpen('Product')).toBe(true);
    await user.tab();
    expect(isOpen('Product')).toBe(false);
  });
});

describe('by pointer', () => {
  test('one is open at a time, and a press outside closes it', async () => {
    const user = userEvent.setup();
    render(
      <>
        {menu()}
        <p>Page</p>
      </>,
    );
    await user.click(toggle('Product'));
    await user.click(toggle('Services'));
    expect([isOpen('Product'), isOpen('Services')]).toEqual([false, true]);
    await user.click(screen.getByText('Page'));
    expect(isOpen('Services')).toBe(false);
  });

  test('a link inside closes the panel', async () => {
    const user = userEvent.setup();
    render(menu());
    await user.click(toggle('Product'));
    await user.click(screen.getByRole('link', { name: 'Product two' }));
    expect(isOpen('Product')).toBe(false);
  });

  describe('hover', () => {
    beforeEach(() => jest.useFakeTimers());
    afterEach(() => jest.useRealTimers());
    const mouse = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

    // userEvent moves a mouse; a finger is the same event with another pointerType.
    const enter = (element: Element, pointerType: string) =>
      act(() => {
        const event = new MouseEvent('pointerover', { bubbles: true });
        Object.assign(event, { pointerType });
        element.dispatchEvent(event);
      });
    const leave = (element: Element, pointerType: string) =>
      act(() => {
        const event = new MouseEvent('pointerout', { bubbles: true, relatedTarget: document.body });
        Object.assign(event, { pointerType });
        element.dispatchEvent(event);
      });

    test('opens after a moment, closes a moment after the mouse has left', () => {
      render(menu());
      enter(toggle('Product'), 'mouse');
      expect(isOpen('Product')).toBe(false);
      pass(150);
      expect(isOpen('Product')).toBe(true);
      leave(toggle('Product'), 'mouse');
      expect(isOpen('Product')).toBe(true);
      pass(250);
      expect(isOpen('Product')).toBe(false);
    });

    test('a mouse that only passes opens nothing', () => {
      render(menu());
      enter(toggle('Product'), 'mouse');
      pass(50);
      leave(toggle('Product'), 'mouse');
      pass(500);
      expect(isOpen('Product')).toBe(false);
    });

    test('a finger opens nothing by hovering', () => {
      render(menu());
      enter(toggle('Product'), 'touch');
      pass(500);
      expect(isOpen('Product')).toBe(false);
    });

    test('a press on what hovering opened keeps it open when the mouse leaves', async () => {
      const user = mouse();
      render(menu());
      enter(toggle('Product'), 'mouse');
      pass(150);
      await user.click(toggle('Product'));
      expect(isOpen('Product')).toBe(true);
      leave(toggle('Product'), 'mouse');
      pass(500);
      expect(isOpen('Product')).toBe(true);
    });
  });
});

test('a turned page closes the menu, and coming back does not open it again', async () => {
  const user = userEvent.setup();
  const { rerender } = render(menu());
  await user.click(toggle('Product'));
  pathname = '/services';
  rerender(menu());
  expect(isOpen('Product')).toBe(false);
  pathname = '/';
  rerender(menu());
  expect(isOpen('Product')).toBe(false);
});

test('the current page is named; the entry above it is marked for the eye only', () => {
  pathname = '/product/bricks';
  render(menu());
  const product = screen.getByRole('link', { name: 'Product' });
  expect(product).toHaveAttribute('data-here');
  expect(product).not.toHaveAttribute('aria-current');
  expect(screen.getByRole('link', { name: 'Services' })).not.toHaveAttribute('data-here');
});

test('on its own page an entry is the current page', () => {
  pathname = '/services';
  render(menu());
  expect(screen.getByRole('link', { name: 'Services' })).toHaveAttribute('aria-current', 'page');
});
