/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { useBackCloses } from './use-back-closes';

function show() {
  const { result } = renderHook(() => {
    const [open, setOpen] = useState(false);
    useBackCloses(open, () => setOpen(false));
    return { open, setOpen };
  });
  return {
    isOpen: () => result.current.open,
    turn: (open: boolean) => act(() => result.current.setOpen(open)),
  };
}

/** Until the browser has gone there. */
async function go(move: () => void) {
  const there = new Promise((done) => window.addEventListener('popstate', done, { once: true }));
  move();
  await act(async () => void (await there));
}

test('going back closes it, also over an entry that it left when it was closed', async () => {
  const dialog = show();
  dialog.turn(true);
  await go(() => dialog.turn(false));
  await go(() => window.history.forward());
  expect(dialog.isOpen()).toBe(false);
  dialog.turn(true);
  await go(() => window.history.back());
  expect(dialog.isOpen()).toBe(false);
});
