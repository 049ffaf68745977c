/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lineNames } from '@/content/catalogue/listed/line-names';
import { enquiryList, parseList } from '@/lib/enquiry-list/enquiry-list';
import { loadNames } from '@/lib/enquiry-list/load-names';
import { fill } from '@/lib/site/fill';
import { box, line, press, quantity, rows, show, words } from '@/tests/helpers/jest/shown-list';

jest.mock('next/navigation', () => ({ usePathname: () => '/cart' }));
jest.mock('@/lib/enquiry-list/load-names', () => ({ loadNames: jest.fn() }));
jest.mock('@/lib/enquiry/actions', () => ({ sendQuoteAction: jest.fn(), sendSampleAction: jest.fn() }));

beforeEach(() => {
  jest.mocked(loadNames).mockReset().mockResolvedValue(lineNames('en'));
});

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
  ['1000000000', '999999999', fill(words.changed.high, { typed: '1000000000', kept: '999999999' })],
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

test('the boxes of a line say what they hold, also once they are filled; a list has no sum', async () => {
  await show([line('a', { note: 'north side' }), line('b', { quantity: 2, unit: 'pieces' })]);
  const { quantity: much, unit, note } = words.columns;
  for (const row of rows())
    for (const name of [much, unit, note]) expect(within(row).getByText(name)).toBeVisible();
  expect(screen.getAllByRole('status')[0]).toHaveTextContent(/^2 products$/);
  expect(screen.getByRole('link', { name: words.more })).toHaveAttribute('href', '/product');
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

test('that was calculated and is another now no longer says that it was calculated alone', async () => {
  const roof = {
    ...{ part: 'caps', tile: '', query: '', about: false, version: '1.0', form: 'hip' },
    values: { length: 12, width: 8, pitch: 25 },
  };
  await show([{ id: 'roof-1-caps', quantity: 69, unit: 'pieces', roof }]);
  const name = 'Ridge and hip tiles';
  const note = () => box(fill(words.of.note, { name }));
  expect(note()).toHaveValue('Calculated: hip roof 12 × 8 m, 25°, v1.0');
  await userEvent.type(box(fill(words.of.quantity, { name })), '{Control>}a{/Control}80');
  await userEvent.tab();
  expect(note()).toHaveValue('Changed from 69 pieces. Calculated: hip roof 12 × 8 m, 25°, v1.0');
});
