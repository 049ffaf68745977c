/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lineNames } from '@/content/catalogue/listed/line-names';
import { enquiryList } from '@/lib/enquiry-list/enquiry-list';
import { readLines } from '@/lib/enquiry-list/read-line';
import { loadNames } from '@/lib/enquiry-list/load-names';
import { sendQuoteAction, sendSampleAction } from '@/lib/enquiry/actions';
import type { FormState } from '@/lib/forms/form-state';
import { fill } from '@/lib/site/fill';
import {
  box,
  line,
  press,
  put,
  quantity,
  remove,
  rows,
  show,
  store,
  words,
} from '@/tests/helpers/jest/shown-list';

jest.mock('next/navigation', () => ({ usePathname: () => '/cart' }));
jest.mock('@/lib/enquiry-list/load-names', () => ({ loadNames: jest.fn() }));
jest.mock('@/lib/enquiry/actions', () => ({ sendQuoteAction: jest.fn(), sendSampleAction: jest.fn() }));
const { fields, submit } = words.form;

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

test('what is put on or changed while the list is under way stays on it', async () => {
  let answer: (state: FormState) => void = () => {};
  jest.mocked(sendQuoteAction).mockReturnValue(new Promise((resolve) => (answer = resolve)));
  await show([line('a'), line('b')]);
  await typePerson();
  await press(submit.quote);
  await waitFor(() => expect(sendQuoteAction).toHaveBeenCalled());
  await userEvent.type(box(fill(words.of.note, { name: 'Tile b' })), 'N');
  store([...enquiryList.get(), { id: 'c', quantity: 1 }]);
  answer({ status: 'done' });
  expect(await screen.findByRole('heading', { name: words.form.done.title })).toHaveFocus();
  expect(enquiryList.get()).toMatchObject([{ id: 'b', note: 'N' }, { id: 'c' }]);
});

test('a change of mind after a failure takes the focus nowhere else', async () => {
  const failed = { status: 'failed', code: 'not-saved', fieldErrors: {}, values: {} } as const;
  jest.mocked(sendQuoteAction).mockResolvedValue(failed);
  await show([line('a')]);
  await typePerson();
  await press(submit.quote);
  expect(await screen.findByRole('alert')).toHaveFocus();
  await userEvent.click(screen.getByLabelText(words.wants.sample));
  expect(screen.getByLabelText(words.wants.sample)).toHaveFocus();
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

test('the place for samples is told to the browser, which may know it', async () => {
  await show([line('a')]);
  await userEvent.click(screen.getByLabelText(words.wants.sample));
  expect(box(words.form.fields.address)).toHaveAttribute('autocomplete', 'street-address');
});
