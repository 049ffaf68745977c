/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import MessageAfterLoad from './message-after-load';
import { ToastBox } from './toast-box';

test('it is said once, also where the page has a box of its own', async () => {
  render(
    <>
      <main>
        <ToastBox />
      </main>
      <MessageAfterLoad message="Signed in." />
    </>,
  );
  const said = await screen.findAllByText('Signed in.');
  expect(said).toHaveLength(1);
  expect(said[0]!.closest('main')).toBeNull();
});
