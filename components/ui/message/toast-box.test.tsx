/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { say, ToastBox } from './toast-box';

const WORDS = { region: 'Messages', close: 'Close message' };

// A message goes with the end of its last animation, which jsdom does not play.
const goes = async (text: string) => {
  const shown = screen.getByText(text).closest('.Toastify__toast')!;
  await waitFor(() => expect(shown.className).toContain('exit'));
  fireEvent.animationEnd(shown);
  await waitFor(() => expect(screen.queryByText(text)).toBeNull());
};

test('what was said before goes when a form is sent, and when something failed', async () => {
  render(
    <main>
      <form onSubmit={(event) => event.preventDefault()}>
        <button>Save</button>
      </form>
      <ToastBox words={WORDS} />
    </main>,
  );
  act(() => say('success', 'Saved.'));
  await screen.findByText('Saved.');
  fireEvent.submit(screen.getByRole('button', { name: 'Save' }).closest('form')!);
  await goes('Saved.');

  act(() => say('success', 'Saved again.'));
  await screen.findByText('Saved again.');
  act(() => say('error', 'Not saved.'));
  await screen.findByText('Not saved.');
  await goes('Saved again.');
});

test('two successes stand one above the other', async () => {
  render(<ToastBox words={WORDS} />);
  act(() => say('success', 'One.'));
  act(() => say('success', 'Two.'));
  await screen.findByText('Two.');
  expect(screen.queryByText('One.')).not.toBeNull();
});
