/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import MessageAfterLoad from './message-after-load';
import { toastWords } from '@/content/shell/toasts';
import { ToastBox } from '@/components/ui/message/toast-box';

test('it is said once, also where the page has a box of its own', async () => {
  render(
    <>
      <main>
        <ToastBox words={toastWords.en} />
      </main>
      <MessageAfterLoad message="Signed in." />
    </>,
  );
  const said = await screen.findAllByText('Signed in.');
  expect(said).toHaveLength(1);
  expect(said[0]!.closest('main')).toBeNull();
});

test('its names are in the language of the page', async () => {
  document.documentElement.lang = 'ar';
  render(<MessageAfterLoad message="تم" />);
  await screen.findByRole('button', { name: toastWords.ar.close });
  document.documentElement.lang = '';
});
