/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { simulatorPage } from '@/content/pages/tools/simulator';
import { Toolbar } from './toolbar';

jest.mock('@/lib/browser/copy-text', () => ({ copyText: async () => false }));

const words = simulatorPage.en;
const nothing = () => undefined;
const row = (url: string) => (
  <Toolbar
    words={words}
    isComparing={false}
    onCompare={nothing}
    onCloseUp={nothing}
    share={{ title: '', text: '', url }}
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
