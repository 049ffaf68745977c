/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { simulatorPage } from '@/content/pages/tools/simulator';
import { codeOf } from '@/lib/simulator/design-address';
import { SavedDesigns } from './saved-designs';

const words = simulatorPage.en.saved;
const design = { model: 'model_1' };

jest.mock('@/components/ui/message/toast', () => ({ toast: jest.fn() }));
jest.mock('@/lib/simulator/design-address', () => ({
  codeOf: () => 'code',
  designOfCode: () => ({ design: {} }),
}));
jest.mock('@/lib/simulator/design-labels', () => ({ designLabels: () => ({ option: 'Tile' }) }));

const list = (account: string[], remove: () => Promise<boolean>) => (
  <SavedDesigns
    {...({
      saved: { account, device: [], remove },
      data: { options: {} },
      words,
      now: design,
    } as unknown as ComponentProps<typeof SavedDesigns>)}
  />
);

test('the focus does not go with the row that is removed', async () => {
  const remove = jest.fn(async () => true);
  const { rerender } = render(list([codeOf(design as never)], remove));
  const button = screen.getByRole('button', { name: new RegExp(words.remove) });
  button.focus();
  fireEvent.click(button);
  await act(async () => undefined);
  rerender(list([], remove));
  expect(screen.getByRole('heading', { name: words.title })).toHaveFocus();
});
