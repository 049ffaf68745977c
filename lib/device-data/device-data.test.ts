/** @jest-environment jsdom */
import { deviceDataWords } from '@/content/pages/company/device-data';
import { enquiryList } from '@/lib/enquiry-list/enquiry-list';
import { textOf, matches, sources } from '@/tests/helpers/source/tree';
import { eraseAllStored, eraseStored, kindOf, readable, storedEntries } from './device-data';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('shows what both storages hold, also what it has no name for', () => {
  localStorage.setItem('userContactInfo', '{"fullName":"A"}');
  sessionStorage.setItem('keptWords:contact', '{}');
  sessionStorage.setItem('unheard-of', '1');
  expect(storedEntries().map(({ place, name }) => [place, name, kindOf(name)])).toEqual([
    ['device', 'userContactInfo', 'userContactInfo'],
    ['tab', 'keptWords:contact', 'keptWords'],
    ['tab', 'unheard-of', 'other'],
  ]);
});

test('erases one entry and leaves the others', () => {
  localStorage.setItem('savedDesigns', '[]');
  localStorage.setItem('enquiryList', '[]');
  eraseStored({ place: 'device', name: 'savedDesigns', value: '[]' });
  expect(storedEntries().map(({ name }) => name)).toEqual(['enquiryList']);
});

test('with the mark of a kept roof photo the photo goes too, also when everything goes', () => {
  const deleteDatabase = jest.fn();
  Object.assign(window, { indexedDB: { deleteDatabase } });
  localStorage.setItem('roofPhotoKept', '1');
  sessionStorage.setItem('roofPhotoKept', '1');
  eraseStored({ place: 'tab', name: 'roofPhotoKept', value: '1' });
  expect(storedEntries()).toEqual([]);
  expect(deleteDatabase.mock.calls).toEqual([['roof-photo']]);
  eraseAllStored();
  // The photograph of the visitor's own roof as well.
  expect(deleteDatabase.mock.calls.slice(1)).toEqual([['roof-photo'], ['your-roof']]);
});

test('erases everything, and the list of the open page is empty too', () => {
  enquiryList.add({ id: 't', quantity: 1 });
  sessionStorage.setItem('visitSource', '{}');
  expect(enquiryList.get()).toHaveLength(1);
  eraseAllStored();
  expect(storedEntries()).toEqual([]);
  expect(enquiryList.get()).toEqual([]);
});

test('reads JSON out over lines, and leaves other texts alone', () => {
  expect(readable('{"a":1}')).toBe('{\n  "a": 1\n}');
  expect(readable('not json {')).toBe('not json {');
});

test('every name under which the site stores something has words on the page about privacy', () => {
  const files = [
    ...new Set(
      matches(
        sources().filter((file) => !file.startsWith('lib/device-data/')),
        /(local|session)Storage\b/,
      ).map((found) => found.split(':')[0]!),
    ),
  ].filter((file) => !/\.test\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(5);
  const names = files.flatMap((file) =>
    [...textOf(file).matchAll(/^(?:export )?const (?:KEY|OWED|DISMISSED\w*) = '(\w+)'/gm)].map(
      ([, name]) => name!,
    ),
  );
  expect(names.length).toBeGreaterThan(7);
  expect(names.filter((name) => kindOf(name) === 'other')).toEqual([]);
  expect(names.filter((name) => !(name in deviceDataWords.en.entries))).toEqual([]);
  // A file that stores something under a name that is not called KEY would slip through.
  const unnamed = files.filter((file) => !/const (KEY|OWED|DISMISSED\w*|keyOf) = /.test(textOf(file)));
  expect(unnamed).toEqual([]);
});
