import type { Locator, Page } from '@playwright/test';
import { enquiryListWords } from '../../../content/forms/enquiry-list';
import { enquiryWords } from '../../../content/forms/enquiry-words';
import { fill, plural } from '../../../lib/site/fill';

export const badge = (page: Page, count: number) =>
  page.getByRole('banner').getByRole('link', { name: plural('en', count, enquiryWords.en.link) });
export const lines = (page: Page) =>
  page.getByRole('list', { name: enquiryListWords.en.title }).getByRole('listitem');

/** The boxes of a line. */
export const quantityOf = (line: Locator) =>
  line.getByRole('textbox', { name: fill(enquiryListWords.en.of.quantity, { name: '' }).trim() });
export const noteOf = (line: Locator) =>
  line.getByRole('textbox', { name: fill(enquiryListWords.en.of.note, { name: '' }).trim() });

/** A list as it lies on the device. */
export const keep = (page: Page, count: number) =>
  page.addInitScript(
    (many) =>
      localStorage.setItem(
        'enquiryList',
        JSON.stringify(
          Array.from({ length: many }, (_, at) => ({
            id: `t${at}`,
            name: `Tile ${at}`,
            variant: 'BMI, Italy',
            quantity: 1,
            unit: 'pieces',
            note: '',
            url: '/galleryFilter',
          })),
        ),
      ),
    count,
  );
