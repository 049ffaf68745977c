/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { simulatorPage } from '@/content/pages/tools/simulator';
import { enquiryList } from '@/lib/enquiry-list/enquiry-list';
import { codeOf } from '@/lib/simulator/design-address';
import { openingOf } from '@/lib/simulator/design';
import { Advice } from './advice';
import { toolData } from './tool-data';

jest.mock('next/navigation', () => ({ usePathname: () => '/roof-simulator' }));

test('a tile that is on the list already comes to stand for the design of now, and keeps what was said of it', () => {
  const data = toolData('en')!;
  const words = simulatorPage.en;
  const design = openingOf(data.catalogue);
  const { product } = data.options[design.option]!;
  enquiryList.add({ id: product, quantity: 1 });
  enquiryList.change(product, { quantity: 420, note: 'north side' });
  render(<Advice design={design} data={data} words={words} />);
  fireEvent.click(screen.getByRole('link', { name: words.advice.list }));
  expect(enquiryList.get()).toEqual([
    { id: product, quantity: 420, note: 'north side', design: codeOf(design) },
  ]);
});
