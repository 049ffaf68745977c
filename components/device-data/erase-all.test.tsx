/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deviceDataWords } from '@/content/pages/company/device-data';
import { EraseAll } from './erase-all';

const words = deviceDataWords.en;
const button = (name: string) => screen.getByRole('button', { name });

test('the question takes the focus, and whoever keeps everything is back where it was asked', async () => {
  render(<EraseAll words={words} onErase={() => {}} />);
  expect(document.body).toHaveFocus();
  await userEvent.click(button(words.eraseAll));
  expect(button(words.keep)).toHaveFocus();
  await userEvent.click(button(words.keep));
  expect(button(words.eraseAll)).toHaveFocus();
});
