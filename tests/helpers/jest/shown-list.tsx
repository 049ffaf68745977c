import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EmptyWords } from '@/components/enquiry-list/empty/empty-words';
import { EnquiryList } from '@/components/enquiry-list/enquiry-list';
import { enquiryCommon } from '@/content/forms/common';
import { enquiryListWords } from '@/content/forms/enquiry-list';
import { unitWords } from '@/content/units';
import { enquiryList } from '@/lib/enquiry-list/enquiry-list';
import { fill } from '@/lib/site/fill';

/* The enquiry list as a test shows it. What it fetches and where it sends is for the test to mock. */

export const words = enquiryListWords.en;
/** Lines of an earlier time, whose ids are none of ours: they keep the words they were stored with. */
const LOCALISED = { words, units: unitWords.en, common: enquiryCommon('en') };

export const line = (id: string, more = {}) => ({
  id,
  name: `Tile ${id}`,
  variant: 'BMI, Italy',
  quantity: 420,
  unit: 'm²',
  note: '',
  url: '/galleryFilter',
  ...more,
});

export const store = (lines: object[]) => localStorage.setItem('enquiryList', JSON.stringify(lines));
export const show = async (lines: object[]) => {
  store(lines);
  enquiryList.catchUp();
  const shown = render(
    <EnquiryList localised={LOCALISED} whatsapp="">
      <EmptyWords empty={words.empty} />
    </EnquiryList>,
  );
  if (lines.length > 0) await screen.findAllByRole('listitem');
  return shown;
};
export const rows = () => screen.queryAllByRole('listitem');
export const box = (label: string) => screen.getByRole('textbox', { name: label });
export const quantity = (id = 'a') => box(fill(words.of.quantity, { name: `Tile ${id}` }));
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
export const remove = (id: string) => press(fill(words.of.remove, { name: `Tile ${id}` }));
/** In one go: letter by letter is typed where the letters matter. */
export const put = async (label: string, text: string) => {
  await userEvent.click(box(label));
  await userEvent.paste(text);
};
