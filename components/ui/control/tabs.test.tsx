/** @jest-environment jsdom */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { Tabs } from './tabs';

const tabs = [
  { id: 'duna', title: 'Duna', count: { number: 3, said: '3 cards' }, panel: 'three tiles' },
  { id: 'virtus', title: 'Virtus', count: { number: 2, said: 'a pair of cards' }, panel: 'two tiles' },
  { id: 'accessories', title: 'Accessories', count: { number: 5, said: '5 cards' }, panel: 'five pieces' },
] as const;

const show = () => render(<Tabs label="Profiles" tabs={tabs} />);
const chosen = () => screen.getByRole('tab', { selected: true });

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  Element.prototype.scrollIntoView = jest.fn();
});

test('begins with the first tab, of three', () => {
  show();
  expect(within(screen.getByRole('tablist', { name: 'Profiles' })).getAllByRole('tab')).toHaveLength(3);
  expect(chosen()).toHaveTextContent('Duna');
  expect(screen.getByRole('tabpanel', { name: /Duna/ })).toHaveTextContent('three tiles');
});

test('begins with the one it is told to, while the address names none', () => {
  const { unmount } = render(<Tabs label="Profiles" tabs={tabs} open="virtus" />);
  expect(chosen()).toHaveTextContent('Virtus');
  unmount();
  window.history.replaceState(null, '', '/#accessories');
  render(<Tabs label="Profiles" tabs={tabs} open="virtus" />);
  expect(chosen()).toHaveTextContent('Accessories');
});

test('the number of things on a tab is seen, and read out in words of its own', () => {
  show();
  const tab = screen.getByRole('tab', { name: 'Virtus a pair of cards' });
  expect(within(tab).getByText('2')).toBeInTheDocument();
});

test('a press chooses and names the tab in the address', async () => {
  show();
  await userEvent.click(screen.getByRole('tab', { name: /Accessories/ }));
  expect(chosen()).toHaveTextContent('Accessories');
  expect(window.location.hash).toBe('#accessories');
  expect(document.getElementById('duna')).toHaveClass('hidden');
});

test('the address chooses, and the page goes there', () => {
  window.history.replaceState(null, '', '/#virtus');
  show();
  expect(chosen()).toHaveTextContent('Virtus');
  expect(Element.prototype.scrollIntoView).toHaveBeenCalled();
});

test('arrow keys go round, Home and End to the ends; one tab is in the tab order', async () => {
  show();
  await userEvent.tab();
  expect(chosen()).toHaveFocus();
  for (const [key, title] of [
    ['{ArrowLeft}', 'Accessories'],
    ['{ArrowRight}', 'Duna'],
    ['{ArrowRight}', 'Virtus'],
    ['{End}', 'Accessories'],
    ['{Home}', 'Duna'],
  ] as const) {
    await userEvent.keyboard(key);
    expect(chosen()).toHaveTextContent(title);
    expect(chosen()).toHaveFocus();
  }
  expect(screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
});

test('an arrow with another key is the browser’s', () => {
  show();
  for (const held of ['altKey', 'ctrlKey', 'metaKey'])
    expect(fireEvent.keyDown(chosen(), { key: 'ArrowLeft', [held]: true })).toBe(true);
  expect(chosen()).toHaveTextContent('Duna');
});

test('a hash of something else changes nothing', async () => {
  show();
  await userEvent.click(screen.getByRole('tab', { name: /Virtus/ }));
  window.history.replaceState(null, '', '#main');
  act(() => void window.dispatchEvent(new Event('hashchange')));
  expect(chosen()).toHaveTextContent('Virtus');
});

test('without JavaScript it is links to panels that all stand there', () => {
  const html = renderToStaticMarkup(<Tabs label="Profiles" tabs={tabs} />);
  expect(html).not.toContain('role="tab');
  for (const { id, panel } of tabs) {
    expect(html).toContain(`href="#${id}"`);
    expect(html).toContain(panel);
  }
  expect(html.match(/hidden noscript:block/g)).toHaveLength(2);
});
