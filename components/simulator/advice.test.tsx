/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { simulatorPage } from '@/content/pages/tools/simulator';
import { enquiryList } from '@/lib/enquiry-list/enquiry-list';
import { codeOf } from '@/lib/simulator/design-address';
import { openingOf } from '@/lib/simulator/design';
import { Advice } from './advice';
import { toolData } from './tool-data';

jest.mock('next/navigation', () => ({ usePathname: () => '/roof-simulator' }));

beforeEach(() => {
  for (const { id } of enquiryList.get()) enquiryList.remove(id);
});

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

test('a middle click takes the design along as a click does; a press beside the links and a menu take nothing', () => {
  const data = toolData('en')!;
  const words = simulatorPage.en;
  const design = openingOf(data.catalogue);
  render(<Advice design={design} data={data} words={words} />);
  const link = screen.getByRole('link', { name: words.advice.list });
  const aside = (button: number) =>
    fireEvent(link, new MouseEvent('auxclick', { bubbles: true, cancelable: true, button }));
  fireEvent.click(link.parentElement!);
  aside(2);
  expect(enquiryList.get()).toEqual([]);
  aside(1);
  expect(enquiryList.get()).toMatchObject([
    { id: data.options[design.option]!.product, design: codeOf(design) },
  ]);
});
