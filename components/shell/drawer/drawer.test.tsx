/** @jest-environment jsdom */
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Drawer } from './drawer';
import type { DrawerEntry } from './drawer-rows';

let pathname = '/';
jest.mock('next/navigation', () => ({ usePathname: () => pathname }));

// jsdom has no modal dialogs; what the browser adds to them is proved in tests/e2e/shell.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function show() {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open');
    this.dispatchEvent(new Event('close'));
  };
});

beforeEach(() => {
  pathname = '/';
});

const entries: DrawerEntry[] = [
  { label: 'Home', href: '/', within: [], children: [] },
  {
    label: 'Product',
    href: '/product',
    within: ['/product/bricks'],
    children: [{ label: 'Bricks', href: '/product/bricks', within: [] }],
  },
  {
    label: 'Services',
    href: '/services',
    within: [],
    children: [{ label: 'Calculator', href: '/solar-water-heater-calculator', within: [] }],
  },
];

const drawer = () => (
  <Drawer
    entries={entries}
    words={{ name: 'Main', open: 'Menu', close: 'Close menu', submenu: '{name} submenu' }}
    logo={<b>Logo</b>}
    list={<b>List</b>}
    search={<b>Search</b>}
    end={<a href="#estimate">Estimate</a>}
    sign={<i />}
  />
);

const burger = () => screen.getByRole('button', { name: 'Menu' });
const dialog = () => screen.queryByRole('dialog', { name: 'Main' });
const toggle = (name: string) => within(dialog()!).getByRole('button', { name: `${name} submenu` });

async function openDrawer() {
  const user = userEvent.setup();
  const view = render(drawer());
  await user.click(burger());
  await screen.findByRole('dialog', { name: 'Main' });
  return { user, ...view };
}

test('closed it holds nothing a keyboard could reach', () => {
  render(drawer());
  expect(dialog()).toBeNull();
  expect(screen.queryByRole('link', { hidden: true })).toBeNull();
  expect(burger()).toHaveAttribute('aria-expanded', 'false');
});

test('opens with the focus on its closing button', async () => {
  await openDrawer();
  expect(dialog()).toBeVisible();
  expect(screen.getByRole('button', { name: 'Close menu' })).toHaveFocus();
});

test('one submenu is expanded at a time', async () => {
  const { user } = await openDrawer();
  await user.click(toggle('Product'));
  expect(screen.getByRole('link', { name: 'Bricks' })).toBeVisible();
  await user.click(toggle('Services'));
  expect(screen.queryByRole('link', { name: 'Bricks' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Calculator' })).toBeVisible();
  expect(toggle('Product')).toHaveAttribute('aria-expanded', 'false');
  await user.click(toggle('Services'));
  expect(screen.queryByRole('link', { name: 'Calculator' })).toBeNull();
});

test('an entry with a submenu is a link to its own page too', async () => {
  await openDrawer();
  expect(within(dialog()!).getByRole('link', { name: 'Product' })).toHaveAttribute('href', '/product');
});

test('opens at the group of the current page', async () => {
  pathname = '/product/bricks';
  await openDrawer();
  expect(toggle('Product')).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('link', { name: 'Bricks' })).toHaveAttribute('aria-current', 'page');
});

/** What happened, in order: the page was put at its top, or the entry of the menu was left. */
async function follow(name: string, user: ReturnType<typeof userEvent.setup>, keys = '') {
  const told: string[] = [];
  window.scrollTo = () => void told.push('top');
  const gone = new Promise((done) => window.addEventListener('popstate', done, { once: true }));
  void gone.then(() => told.push('gone back'));
  if (keys) await user.keyboard(`{${keys}>}`);
  await user.click(screen.getByRole('link', { name }));
  if (keys) await user.keyboard(`{/${keys}}`);
  await gone;
  await new Promise((done) => setTimeout(done, 20));
  return told;
}

test('a link to the page that is shown leads to its top, after going back has put the page where it was', async () => {
  const { user } = await openDrawer();
  expect(await follow('Home', user)).toEqual(['top', 'gone back', 'top']);
});

test('in a tab of its own it leaves this page where it was', async () => {
  const { user } = await openDrawer();
  expect(await follow('Home', user, 'Control')).toEqual(['gone back']);
});

test('a double press where the menu was opened does not shut it', async () => {
  await openDrawer();
  const closer = screen.getByRole('button', { name: 'Close menu' });
  fireEvent.click(closer, { detail: 2 });
  expect(dialog()).toBeVisible();
  fireEvent.click(closer, { detail: 1 });
  expect(dialog()).toBeNull();
});

test('closes by its button, by a link and by a turned page', async () => {
  const { user, rerender } = await openDrawer();
  await user.click(screen.getByRole('button', { name: 'Close menu' }));
  expect(dialog()).toBeNull();

  await user.click(burger());
  await user.click(screen.getByRole('link', { name: 'Estimate' }));
  expect(dialog()).toBeNull();

  await user.click(burger());
  pathname = '/news';
  rerender(drawer());
  expect(dialog()).toBeNull();
});
