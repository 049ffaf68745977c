/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { searchWords } from '@/content/search/words';
import { siteIndex } from '@/lib/search/site-index';
import { SearchForm } from './search-form';
import { Suggest } from './suggest';

const field = () => screen.getByLabelText<HTMLInputElement>('Search the site');
const type = (value: string) => fireEvent.input(field(), { target: { value } });
const loaded = () => act(async () => void (await import('./suggestions')));
const options = () => screen.queryAllByRole('option').map((one) => one.textContent);

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
  const file = siteIndex('en');
  globalThis.fetch = () => Promise.resolve({ ok: true, json: () => Promise.resolve(file) } as Response);
});

const show = () =>
  render(
    <Suggest lang="en" offline={searchWords.en.offline}>
      <SearchForm lang="en" id="field" />
    </Suggest>,
  );

test('is a form and no more until its field has the focus', async () => {
  show();
  await loaded();
  expect(field()).not.toHaveAttribute('role');
  expect(field().form).toHaveAttribute('action', '/search');
  expect(field().name).toBe('q');
  act(() => field().focus());
  await loaded();
  expect(field()).toHaveAttribute('role', 'combobox');
  expect(options()).toHaveLength(8);
  expect(document.getElementById(field().getAttribute('aria-controls')!)).toHaveAttribute('role', 'listbox');
});

test('what is typed while it is on its way counts, to the last letter', async () => {
  show();
  act(() => field().focus());
  field().value = 'roj';
  const arriving = loaded();
  field().value = 'rojo';
  await arriving;
  await loaded();
  expect(options()).toEqual([expect.stringContaining('Rojo')]);
});

test('an unfinished word of an input method chooses nothing', async () => {
  show();
  act(() => field().focus());
  await loaded();
  type('duna');
  fireEvent.keyDown(field(), { key: 'ArrowDown', isComposing: true });
  expect(field()).not.toHaveAttribute('aria-activedescendant');
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  expect(field()).toHaveAttribute('aria-activedescendant');
});

test('leaving the field closes the list', async () => {
  show();
  act(() => field().focus());
  await loaded();
  type('duna');
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  fireEvent.pointerDown(document.body);
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  expect(field()).not.toHaveAttribute('aria-controls');
});

test('a field that was left while the list was on its way stays without it, until it has the focus again', async () => {
  show();
  act(() => field().focus());
  act(() => field().blur());
  await loaded();
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  act(() => field().focus());
  expect(field()).toHaveAttribute('aria-expanded', 'true');
});
