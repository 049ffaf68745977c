/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { enquiryWords } from '@/content/forms/enquiry-words';
import { hotWaterPage } from '@/content/pages/tools/hot-water';
import { enquiryList } from '@/lib/enquiry-list/enquiry-list';
import type { Proposal } from '@/lib/hot-water/recommend';
import { AddCounted, type SystemLinks } from './result-system';

const localised = { lang: 'en', words: hotWaterPage.en.calculator } as const;
const proposal = { system: { id: 'system500-5', label: '500/5' }, count: 2 } as unknown as Proposal;
const links = { add: enquiryWords.en.add } as SystemLinks;

test('a number that the visitor put down is changed by a press that said so, and never in silence', () => {
  enquiryList.add({ id: 'sigma-system500-5', quantity: 1 });
  enquiryList.change('sigma-system500-5', { quantity: 5, note: 'two villas' });
  render(<AddCounted localised={localised} proposal={proposal} links={links} />);
  fireEvent.click(screen.getByRole('button', { name: /^In your enquiry: 5\. Change to 2/ }));
  expect(enquiryList.get()).toMatchObject([{ quantity: 2, note: 'two villas' }]);
  expect(screen.getByRole('link')).toBeVisible();
});
