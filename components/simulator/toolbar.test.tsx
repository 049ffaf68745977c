/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { simulatorPage } from '@/content/pages/tools/simulator';
import { Toolbar } from './toolbar';

jest.mock('@/lib/browser/copy-text', () => ({ copyText: async () => false }));

const words = simulatorPage.en;
const nothing = () => undefined;
const row = (url: string, more: Partial<ComponentProps<typeof Toolbar>> = {}) => (
  <Toolbar
    words={words}
    isComparing={false}
    onCompare={nothing}
    onCloseUp={nothing}
    share={{ title: '', text: '', url }}
    {...more}
  />
);

test('the link to copy by hand is that of the design on show', async () => {
  const { rerender } = render(row('/first'));
  fireEvent.click(screen.getByRole('button', { name: words.share.button }));
  await act(async () => undefined);
  expect(screen.getByLabelText(words.share.link)).toHaveValue('/first');
  rerender(row('/second'));
  expect(screen.getByLabelText(words.share.link)).toHaveValue('/second');
});

test('the button of comparing says what a press does, and is not pressed besides', () => {
  const { rerender } = render(row('/first'));
  expect(screen.getByRole('button', { name: words.compare.keep })).not.toHaveAttribute('aria-pressed');
  rerender(row('/first', { isComparing: true }));
  expect(screen.getByRole('button', { name: words.compare.stop })).not.toHaveAttribute('aria-pressed');
});

test('at the last step back the focus goes on to the step forward, and the other way round', () => {
  const button = (name: string) => screen.getByRole('button', { name });
  const { rerender } = render(row('/first', { undo: nothing }));
  button(words.tool.undo).focus();
  rerender(row('/first', { redo: nothing }));
  expect(button(words.tool.redo)).toHaveFocus();
  rerender(row('/first', { undo: nothing }));
  expect(button(words.tool.undo)).toHaveFocus();
});

test('a key that is held at the last step back does not go forward again', () => {
  const button = (name: string) => screen.getByRole('button', { name });
  /** Whether the browser goes on to press what has the focus. */
  const held = () => fireEvent.keyDown(document.activeElement!, { key: 'Enter', repeat: true });
  const { rerender } = render(row('/first', { undo: nothing }));
  button(words.tool.undo).focus();
  expect(held()).toBe(true);
  rerender(row('/first', { redo: nothing }));
  expect(held()).toBe(false);
  fireEvent.keyUp(document.activeElement!, { key: 'Enter' });
  expect(fireEvent.keyDown(document.activeElement!, { key: 'Enter' })).toBe(true);
  expect(held()).toBe(true);
});
