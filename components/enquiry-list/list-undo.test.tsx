/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enquiryListWords } from '@/content/forms/enquiry-list';
import { enquiryList } from '@/lib/enquiry-list/enquiry-list';
import { MAX_LINES } from '@/lib/enquiry-list/line';
import { fill } from '@/lib/site/fill';
import { ListUndo } from './list-undo';

const words = enquiryListWords.en;
const removed = (id: string) => ({ line: { id, quantity: 1 }, name: `Tile ${id}`, at: 0 });

test('a full list is said of the line that found no room, not of one taken off since', async () => {
  enquiryList.addAll(Array.from({ length: MAX_LINES }, (_, at) => ({ id: `t${at}`, quantity: 1 })));
  const onUndo = jest.fn();
  const first = removed('a');
  const { rerender } = render(<ListUndo words={words} removed={[first]} onUndo={onUndo} />);
  await userEvent.click(screen.getByRole('button', { name: words.undo }));
  expect(screen.getByRole('status')).toHaveTextContent(words.full);
  expect(onUndo).not.toHaveBeenCalled();
  rerender(<ListUndo words={words} removed={[first, removed('b')]} onUndo={onUndo} />);
  expect(screen.getByRole('status')).toHaveTextContent(fill(words.removed, { name: 'Tile b' }));
});

test('the button that is given the focus says what was taken off', () => {
  render(<ListUndo words={words} removed={[removed('a')]} onUndo={jest.fn()} />);
  const undo = screen.getByRole('button', { name: words.undo });
  expect(undo).toHaveFocus();
  expect(undo).toHaveAccessibleDescription(fill(words.removed, { name: 'Tile a' }));
});
