/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enquiryWords } from '@/content/forms/enquiry-words';
import { enquiryList } from '@/lib/enquiry-list/enquiry-list';
import { AddToEnquiry } from './add-to-enquiry';

const words = enquiryWords.en.add;
const product = { id: 'a', name: 'Duna' };
const add = () => screen.getByRole('button', { name: `${words.add} : Duna` });
const listed = () => screen.getByRole('link', { name: new RegExp(words.added) });

/** The last to hear of a press: tells whether it was to lead away, and stays on the page. */
const heard = jest.fn();
const hear = (event: Event) => {
  heard(event.defaultPrevented ? 'stays' : 'leaves');
  event.preventDefault();
};

beforeEach(() => {
  enquiryList.clear();
  heard.mockClear();
  window.addEventListener('click', hear);
});
afterEach(() => window.removeEventListener('click', hear));

test('puts the product on the list once, however fast it is pressed again, and keeps the focus', async () => {
  render(<AddToEnquiry {...product} words={words} />);
  await userEvent.dblClick(add());
  expect(enquiryList.get()).toHaveLength(1);
  expect(listed()).toHaveFocus();
});

test('leads to the list once the product is on it, and never takes anything off', async () => {
  enquiryList.add({ id: 'a', quantity: 1 });
  enquiryList.change('a', { quantity: 420, note: 'north side' });
  render(<AddToEnquiry {...product} words={words} />);
  expect(listed()).toHaveAttribute('href', '/cart');
  expect(listed()).toHaveAccessibleName(expect.stringContaining(words.goThere));
  await userEvent.click(listed());
  expect(heard).toHaveBeenLastCalledWith('leaves');
  expect(enquiryList.get()).toMatchObject([{ id: 'a', quantity: 420, note: 'north side' }]);
});

test('a second press at once does not lead away', async () => {
  render(<AddToEnquiry {...product} words={words} />);
  await userEvent.click(add());
  await userEvent.click(listed());
  expect(heard).toHaveBeenLastCalledWith('stays');
});

test('a number that was worked out is on the list only where its line says the same; a press puts it there', async () => {
  enquiryList.add({ id: 'a', quantity: 1 });
  enquiryList.change('a', { typed: '20-30', note: 'north side' });
  const shown = (quantity: number) => <AddToEnquiry {...product} quantity={quantity} words={words} />;
  const { rerender } = render(shown(1));
  await userEvent.click(add());
  expect(listed()).toHaveFocus();
  rerender(shown(3));
  await userEvent.click(add());
  expect(enquiryList.get()).toEqual([{ id: 'a', quantity: 3, typed: undefined, note: 'north side' }]);
  expect(listed()).toHaveFocus();
});

test('what comes to be on the list without a press takes no focus', async () => {
  const shown = (quantity: number) => (
    <>
      <input aria-label="count" />
      <AddToEnquiry {...product} quantity={quantity} words={words} />
    </>
  );
  const { rerender } = render(shown(2));
  await userEvent.click(add());
  rerender(shown(3));
  act(() => screen.getByLabelText('count').focus());
  rerender(shown(2));
  expect(listed()).toBeInTheDocument();
  expect(screen.getByLabelText('count')).toHaveFocus();
});
