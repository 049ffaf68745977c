/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { enquiryCommon } from '@/content/forms/common';
import { enquiryListWords } from '@/content/forms/enquiry-list';
import { unitWords } from '@/content/units';
import type { ShownLine } from '@/lib/enquiry-list/shown-line';
import { ListPrint } from './list-print';

const localised = { words: enquiryListWords.en, units: unitWords.en, common: enquiryCommon('en') };
const line = { id: 'a', name: 'Portoghese', variant: '', quantity: 1, unit: 'm2', note: '', url: '/product' };

test('on paper a quantity is written with its thousands apart, and what is no number as it was typed; no sum', () => {
  const lines = [
    { ...line, quantity: 1200 },
    { ...line, id: 'b', typed: '20-30' },
  ] as unknown as ShownLine[];
  render(<ListPrint localised={localised} lines={lines} />);
  const cells = screen.getAllByRole('cell', { hidden: true }).map(({ textContent }) => textContent);
  expect(cells).toEqual(expect.arrayContaining(['1,200', '20-30']));
  expect(screen.getAllByRole('row', { hidden: true })).toHaveLength(3);
});
