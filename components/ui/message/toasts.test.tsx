/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Toasts } from './toasts';

let mockIsLost = true;
let mockTries = 0;
jest.mock('./toast-box', () => {
  mockTries += 1;
  if (mockIsLost) throw new Error('offline');
  return { ToastBox: ({ words }: { words: { region: string } }) => <p>{words.region}</p> };
});

const use = () =>
  act(async () => {
    fireEvent.keyDown(window, { key: 'a' });
  });

test('the box lost, the page stays without it; it is fetched at the next use, and once it is there no more', async () => {
  render(
    <main>
      <Toasts words={{ region: 'Messages', close: 'Close message' }} />
    </main>,
  );
  await use();
  expect(screen.getByRole('main')).toBeEmptyDOMElement();
  mockIsLost = false;
  await use();
  expect(screen.getByText('Messages')).toBeInTheDocument();
  await use();
  expect(mockTries).toBe(2);
});
