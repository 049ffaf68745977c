/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { NavLink } from './nav-link';

jest.mock('next/navigation', () => ({ usePathname: () => '/tile-calculator' }));

const scrollTo = jest.fn();
beforeEach(() => {
  window.scrollTo = scrollTo;
  scrollTo.mockClear();
});

/** Whether the press was left to the router and the browser. */
const press = (init?: MouseEventInit) => fireEvent.click(screen.getByRole('link'), init);

test('the page one is on keeps its address, and is scrolled to its top', () => {
  render(<NavLink href="/tile-calculator">Tile calculator</NavLink>);
  expect(press()).toBe(false);
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
});

test('a press for another tab, and another page, are followed', () => {
  const { rerender } = render(<NavLink href="/tile-calculator">Tile calculator</NavLink>);
  expect(press({ ctrlKey: true })).toBe(true);
  rerender(
    <NavLink href="/product" within={['/tile-calculator']}>
      Products
    </NavLink>,
  );
  expect(press()).toBe(true);
  expect(scrollTo).not.toHaveBeenCalled();
  expect(screen.getByRole('link')).toHaveAttribute('data-here');
});
