/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { enquiryCommon } from '@/content/forms/common';
import { hotWaterPage } from '@/content/pages/tools/hot-water';
import { AttachmentSend } from './attachment-send';

let mockIsLost = false;
jest.mock('./attachment-form', () => ({
  get AttachmentForm() {
    if (mockIsLost) throw new Error('offline');
    return function Form({ id }: { id: string }) {
      return <form aria-label={id} />;
    };
  },
}));

test('the form lost, the page stays and says so, and the next press asks for it anew', async () => {
  const words = hotWaterPage.en.send;
  render(
    <AttachmentSend
      of="tool"
      id="calculation"
      page="/product/solar-water"
      words={words}
      lost="It could not be loaded."
      common={enquiryCommon('en')}
    />,
  );
  const button = screen.getByRole('button', { name: words.open });
  mockIsLost = true;
  button.focus();
  await act(async () => button.click());
  expect(screen.getByRole('alert')).toHaveTextContent('It could not be loaded.');
  expect(button).toHaveFocus();
  mockIsLost = false;
  await act(async () => button.click());
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('form', { name: 'calculation' })).toBeInTheDocument();
});
