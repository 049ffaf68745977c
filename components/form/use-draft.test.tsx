/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useDraft } from './use-draft';

function TestForm({ message }: { message: string }) {
  const { words, keep } = useDraft('test', ['name', 'message']);
  return (
    <form onInput={keep}>
      <input name="name" aria-label="name" defaultValue={words.name} />
      <textarea name="message" aria-label="message" defaultValue={words.message ?? message} />
    </form>
  );
}

const box = (name: string) => screen.getByRole('textbox', { name });

test('keeps what was typed, and no words that nobody typed: they come in the language of the page', async () => {
  const { unmount } = render(<TestForm message="Please call" />);
  await userEvent.type(box('name'), 'Omar');
  unmount();
  render(<TestForm message="Rufen Sie an" />);
  expect(box('name')).toHaveValue('Omar');
  expect(box('message')).toHaveValue('Rufen Sie an');
});

test('what is typed over the prepared words stays', async () => {
  const { unmount } = render(<TestForm message="Please call" />);
  await userEvent.type(box('message'), ' at noon');
  unmount();
  render(<TestForm message="Rufen Sie an" />);
  expect(box('message')).toHaveValue('Please call at noon');
});
