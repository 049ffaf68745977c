/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lineNames } from '@/content/catalogue/listed/line-names';
import { loadNames } from '@/lib/enquiry-list/load-names';
import { line, show, words } from '@/tests/helpers/jest/shown-list';

jest.mock('next/navigation', () => ({ usePathname: () => '/cart' }));
jest.mock('@/lib/enquiry-list/load-names', () => ({ loadNames: jest.fn() }));
jest.mock('@/lib/enquiry/actions', () => ({ sendQuoteAction: jest.fn(), sendSampleAction: jest.fn() }));
// The line is gone, and what writes the file was not fetched before.
jest.mock('@/lib/enquiry-list/list-csv', () => {
  throw new Error('offline');
});

test('without a connection it is said that there is no file', async () => {
  jest.mocked(loadNames).mockResolvedValue(lineNames('en'));
  await show([line('a')]);
  await userEvent.click(screen.getByRole('button', { name: words.csv }));
  expect(await screen.findByText(words.csvLost)).toHaveAttribute('role', 'alert');
});
