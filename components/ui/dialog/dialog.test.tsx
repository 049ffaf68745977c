/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { Dialog } from './dialog';

// jsdom has no modal dialogs.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function show() {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open');
  };
});

/** A dialog, how often it was told to close, and a press on its veil: the first or second one of a double press. */
function show(stays = false) {
  const onClose = jest.fn();
  render(
    <Dialog open onClose={onClose} label="Picture" look="full" stays={stays}>
      <p>Words</p>
    </Dialog>,
  );
  const press = (detail: number) => fireEvent.click(screen.getByRole('dialog'), { detail });
  return { closed: () => onClose.mock.calls.length, press };
}

test('a press on the veil closes it, the second one of a double press does not', () => {
  const { closed, press } = show();
  press(2);
  fireEvent.click(screen.getByText('Words'), { detail: 1 });
  expect(closed()).toBe(0);
  press(1);
  expect(closed()).toBe(1);
});

test('one that stays is closed by no press beside it', () => {
  const { closed, press } = show(true);
  press(1);
  expect(closed()).toBe(0);
});
