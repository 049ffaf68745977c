/** @jest-environment jsdom */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enquiryCommon } from '@/content/forms/common';
import { enquiryListWords } from '@/content/forms/enquiry-list';
import { unitWords } from '@/content/units';
import { fill } from '@/lib/site/fill';
import { lineNames } from '@/content/catalogue/listed/line-names';
import { enquiryList, parseList } from '@/lib/enquiry-list/enquiry-list';
import { readLines } from '@/lib/enquiry-list/read-line';
import { loadNames } from '@/lib/enquiry-list/load-names';
import { sendQuoteAction, sendSampleAction } from '@/lib/enquiry/actions';
import { EnquiryList } from './enquiry-list';

const words = enquiryListWords.en;

jest.mock('next/navigation', () => ({ usePathname: () => '/cart' }));
jest.mock('@/lib/enquiry-list/load-names', () => ({ loadNames: jest.fn() }));
jest.mock('@/lib/enquiry/actions', () => ({ sendQuoteAction: jest.fn(), sendSampleAction: jest.fn() }));
const { fields, submit } = words.form;
/** Lines of an earlier time, whose ids are none of ours: they keep the words they were stored with. */
const LOCALISED = { words, units: unitWords.en, common: enquiryCommon('en') };

const line = (id: string, more = {}) => ({
  id,
  name: `Tile ${id}`,
  variant: 'BMI, Italy',
  quantity: 420,
  unit: 'm²',
  note: '',
  url: '/galleryFilter',
  ...more,
});

const store = (lines: object[]) => localStorage.setItem('enquiryList', JSON.stringify(lines));
const show = async (lines: object[]) => {
  store(lines);
  enquiryList.catchUp();
  const shown = render(<EnquiryList localised={LOCALISED} whatsapp="" />);
  if (lines.length > 0) await screen.findAllByRole('listitem');
  return shown;
};
const rows = () => screen.queryAllByRole('listitem');
const box = (label: string) => screen.getByRole('textbox', { name: label });
const quantity = (id = 'a') => box(fill(words.of.quantity, { name: `Tile ${id}` }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const remove = (id: string) => press(fill(words.of.remove, { name: `Tile ${id}` }));
/** In one go: letter by letter is typed where the letters matter. */
const put = async (label: string, text: string) => {
  await userEvent.click(box(label));
  await userEvent.paste(text);
};
const typePerson = async () => {
  await put(fields.name, 'Mariam');
  await put(fields.email, 'm@villa.example');
  await put(fields.message, 'By May');
};
const person = () =>
  [box(fields.name), box(fields.email), box(fields.message)].map((one) => (one as HTMLInputElement).value);
const TYPED = ['Mariam', 'm@villa.example', 'By May'];

beforeEach(() => {
  sessionStorage.clear();
  jest.mocked(loadNames).mockReset().mockResolvedValue(lineNames('en'));
  jest.mocked(sendQuoteAction).mockReset().mockResolvedValue({ status: 'done' });
  jest.mocked(sendSampleAction).mockReset().mockResolvedValue({ status: 'done' });
  jest.spyOn(console, 'log').mockReturnValue();
});

describe('what is typed stays', () => {
  test('when samples are asked for instead of a price, and back', async () => {
    await show([line('a')]);
    await typePerson();
    await userEvent.click(screen.getByLabelText(words.wants.sample));
    expect(person()).toEqual(TYPED);
    await put(fields.address, 'Villa 7');
    await userEvent.click(screen.getByLabelText(words.wants.quote));
    expect(screen.queryByRole('textbox', { name: fields.address })).toBeNull();
    await userEvent.click(screen.getByLabelText(words.wants.sample));
    expect(person()).toEqual(TYPED);
    expect(box(fields.address)).toHaveValue('Villa 7');
  });

  test('when more lines are on the list than samples go out of', async () => {
    await show(['a', 'b', 'c', 'd', 'e', 'f'].map((id) => line(id)));
    await typePerson();
    await userEvent.click(screen.getByLabelText(words.wants.sample));
    expect(screen.getByText(fill(words.wants.tooMany, { count: 6 }))).toBeVisible();
    await remove('f');
    expect(person()).toEqual(TYPED);
  });

  test('when the last line is taken off and brought back', async () => {
    await show([line('a', { note: 'north side' })]);
    await typePerson();
    await remove('a');
    expect(rows()).toHaveLength(0);
    await press(words.undo);
    expect(person()).toEqual(TYPED);
    expect(quantity()).toHaveValue('420');
    expect(box(fill(words.of.note, { name: 'Tile a' }))).toHaveValue('north side');
  });

  test('when another tab sends the list, and that is said', async () => {
    await show([line('a')]);
    await typePerson();
    store([]);
    act(() => enquiryList.catchUp());
    expect(screen.getByText(words.emptiedElsewhere)).toBeVisible();
    store([line('b')]);
    act(() => enquiryList.catchUp());
    expect(person()).toEqual(TYPED);
  });

  test('when the visitor goes to look for one more tile', async () => {
    const { unmount } = await show([line('a')]);
    await typePerson();
    unmount();
    await show([line('a'), line('b')]);
    expect(person()).toEqual(TYPED);
  });

  test('until it is sent', async () => {
    const { unmount } = await show([line('a')]);
    await typePerson();
    await press(submit.quote);
    expect(await screen.findByRole('heading', { name: words.form.done.title })).toHaveFocus();
    expect(Object.fromEntries(jest.mocked(sendQuoteAction).mock.calls[0]![1])).toMatchObject({
      name: 'Mariam',
      page: '/cart',
    });
    unmount();
    await show([line('a')]);
    expect(person()).toEqual(['', '', '']);
  });
});

test('each kind is sent by its own action, with its own fields', async () => {
  await show([line('a')]);
  await typePerson();
  await userEvent.click(screen.getByLabelText(words.wants.sample));
  await press(submit.sample);
  expect(box(fields.phone)).toHaveFocus();
  expect(sendSampleAction).not.toHaveBeenCalled();
  await put(fields.phone, '050 123 4567');
  await put(fields.address, 'Villa 7');
  await userEvent.click(screen.getByLabelText(words.wants.quote));
  await press(submit.quote);
  const sent = Object.fromEntries(jest.mocked(sendQuoteAction).mock.calls[0]![1]);
  expect(sent).not.toHaveProperty('address');
  expect(sendSampleAction).not.toHaveBeenCalled();
});

describe('lines taken off', () => {
  test('all come back, each where it stood, with everything', async () => {
    const all = [line('a', { note: 'north' }), line('b', { quantity: 12.5 }), line('c')];
    await show(all);
    await remove('b');
    await remove('a');
    expect(screen.getByRole('button', { name: words.undo })).toHaveFocus();
    await press(fill(words.undoAll, { count: 2 }));
    expect(enquiryList.get()).toEqual(readLines(all));
  });

  test('come back one by one, the focus never lost', async () => {
    await show([line('a'), line('b')]);
    await remove('a');
    await remove('b');
    await press(words.undo);
    expect(rows()).toHaveLength(1);
    expect(screen.getByRole('button', { name: words.undo })).toHaveFocus();
    await press(words.undo);
    expect(rows()).toHaveLength(2);
    expect(screen.getByRole('button', { name: fill(words.of.remove, { name: 'Tile a' }) })).toHaveFocus();
  });
});

describe('a quantity', () => {
  const settle = async (text: string) => {
    await userEvent.clear(quantity());
    if (text) await userEvent.type(quantity(), text);
    await userEvent.tab();
  };
  test.each([
    ['12,5', '12.5', ''],
    ['١٢٫٥', '12.5', ''],
    ['0', '420', fill(words.changed.low, { typed: '0', kept: '420' })],
    ['-1', '420', fill(words.changed.low, { typed: '-1', kept: '420' })],
    ['1000000000', '999999', fill(words.changed.high, { typed: '1000000000', kept: '999999' })],
    ['12.3456', '12.35', fill(words.changed.decimals, { typed: '12.3456', kept: '12.35' })],
  ])('typed as %s becomes %s, and what was changed is said beside it', async (typed, kept, said) => {
    await show([line('a')]);
    await settle(typed);
    expect(quantity()).toHaveValue(kept);
    expect(quantity()).toHaveAccessibleDescription(said);
    expect(String(enquiryList.get()[0]!.quantity)).toBe(kept);
    if (said) expect(within(rows()[0]!).getByText(said)).toHaveAttribute('role', 'status');
  });

  test('takes a unit along, asks about a point before three digits, and sends as typed what it cannot read', async () => {
    await show([line('a', { quantity: 1, unit: 'pieces' })]);
    await settle('380 m2');
    expect(enquiryList.get()[0]).toMatchObject({ quantity: 380, unit: 'm²' });
    expect(quantity()).toHaveAccessibleDescription(fill(words.changed.unit, { unit: 'm²' }));
    await settle('1.250');
    expect(enquiryList.get()[0]).toMatchObject({ quantity: 1250 });
    await press(fill(words.changed.other, { other: '1.25 m²' }));
    expect(enquiryList.get()[0]).toMatchObject({ quantity: 1.25 });
    expect(quantity()).toHaveFocus();
    await settle('20-30');
    expect(quantity()).toHaveValue('20-30');
    // On an Arabic page it would be turned round.
    expect(quantity()).toHaveAttribute('dir', 'auto');
    expect(quantity()).toHaveAccessibleDescription(fill(words.changed.unread, { typed: '20-30' }));
    expect(enquiryList.get()[0]).toMatchObject({ typed: '20-30' });
    await settle('42');
    expect(quantity()).not.toHaveAttribute('dir');
    expect(parseList(localStorage.getItem('enquiryList'))[0]).not.toHaveProperty('typed');
  });

  test('left empty stays as it was', async () => {
    await show([line('a')]);
    await settle('');
    expect(quantity()).toHaveValue('420');
    expect(quantity()).toHaveAccessibleDescription(fill(words.changed.missing, { typed: '', kept: '420' }));
  });

  test('half typed is not yet a fault, and a right one says no more', async () => {
    await show([line('a')]);
    await settle('0');
    await userEvent.clear(quantity());
    await userEvent.type(quantity(), '0.');
    expect(quantity()).toHaveAccessibleDescription('');
    await userEvent.type(quantity(), '5');
    await userEvent.tab();
    expect(quantity()).toHaveValue('0.5');
    expect(quantity()).toHaveAccessibleDescription('');
  });

  test('of m² counted in pieces from now on becomes whole, and that is said', async () => {
    await show([line('a', { quantity: 12.5 })]);
    await userEvent.selectOptions(screen.getByRole('combobox'), 'pieces');
    expect(quantity()).toHaveValue('13');
    expect(quantity()).toHaveAccessibleDescription(fill(words.changed.whole, { typed: '12.5', kept: '13' }));
  });
});

describe('what lines are called', () => {
  const DUNA = { id: 'cobert-duna-natural', quantity: 3 };

  test('a product has its name of today, and an earlier list gives up its own', async () => {
    await show([line('cobert-duna-natural', { name: 'دونا' })]);
    expect(screen.getByRole('link', { name: 'Duna Natural' })).toBeVisible();
    expect(enquiryList.get()[0]).not.toHaveProperty('words');
    await typePerson();
    await press(submit.quote);
    const sent = jest.mocked(sendQuoteAction).mock.calls[0]![1].get('lines') as string;
    expect(JSON.parse(sent)).toEqual([{ id: DUNA.id, quantity: 420, unit: 'm²', note: '' }]);
  });

  test('names that do not come hold nothing up, and come once the device is connected', async () => {
    jest.mocked(loadNames).mockRejectedValueOnce(new Error('offline'));
    await show([DUNA]);
    expect(screen.getByText(words.namesMissing)).toHaveAttribute('role', 'status');
    await typePerson();
    fireEvent(window, new Event('online'));
    expect(await screen.findByRole('link', { name: 'Duna Natural' })).toBeVisible();
    expect(screen.queryByText(words.namesMissing)).toBeNull();
    expect(person()).toEqual(TYPED);
  });

  test('an empty list asks for no names', async () => {
    await show([]);
    expect(screen.getByText(words.empty.title)).toBeVisible();
    expect(loadNames).not.toHaveBeenCalled();
  });
});
