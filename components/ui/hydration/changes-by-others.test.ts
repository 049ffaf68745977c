/** @jest-environment jsdom */
import { leaveChanges, makeChangesAgain, takeBackChanges } from './changes-by-others';
import { standTranslation } from './translated-texts';

const SENT = '<form><label>Name<!-- --> <b>first</b></label><input name="a"><p>text</p></form>';
const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;

beforeEach(() => {
  document.body.innerHTML = SENT;
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => changes.push(...records));
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    characterData: true,
    characterDataOldValue: true,
  });
  Object.assign(window, { pageRecord: { changes, observer, typed: new Map(), focused: null, place: -1 } });
});
afterEach(leaveChanges);

const box = () => document.createElement('div');

const CHANGES: Record<string, () => void> = {
  'a box after a field': () => find('input').after(box()),
  'a comment taken out': () => find('label').childNodes[1]!.remove(),
  'another text': () => ((find('p').firstChild as Text).data = 'نص'),
  'a text in two elements': () => {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = 'نص';
    outer.append(inner);
    find('p').firstChild!.replaceWith(outer);
  },
  'a field in a wrapper': () => {
    const [field, wrapper] = [find('input'), box()];
    field.before(wrapper);
    wrapper.append(field);
  },
  'everything, one after the other': () => {
    for (const name of Object.keys(CHANGES).slice(0, 5)) CHANGES[name]!();
  },
};

test.each(Object.keys(CHANGES))('%s is taken back, and made again after React', (name) => {
  const field = find('input');
  CHANGES[name]!();
  field.focus();
  const changed = document.body.innerHTML;
  expect(changed).not.toBe(SENT);
  takeBackChanges();
  expect(document.body.innerHTML).toBe(SENT);
  expect(find('input')).toBe(field);
  leaveChanges();
  makeChangesAgain();
  expect(document.body.innerHTML).toBe(changed);
  expect(document.activeElement).toBe(field);
});

test.each([
  [
    'the browser still reads the page',
    () => jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading'),
  ],
  ['the page is an answer to a form without scripts', () => Object.assign(window, { pageRecord: undefined })],
])('while %s, what comes is the page and stays', async (_, arrange) => {
  arrange();
  takeBackChanges();
  document.body.append(box());
  await new Promise((done) => setTimeout(done));
  expect(document.body.lastElementChild?.localName).toBe('div');
  jest.restoreAllMocks();
});

test('what comes while React reads is taken back at once, but not for ever', async () => {
  takeBackChanges();
  find('input').after(box());
  await Promise.resolve();
  expect(document.body.innerHTML).toBe(SENT);
  for (let times = 0; times < 60; times++) {
    find('input').after(box());
    await Promise.resolve();
  }
  expect(document.querySelectorAll('div').length).toBeGreaterThan(0);
});

test('where React has changed the place meanwhile its words stay', () => {
  CHANGES['a text in two elements']!();
  takeBackChanges();
  leaveChanges();
  find('p').firstChild!.nodeValue = 'newer';
  makeChangesAgain();
  expect(find('p')).toHaveTextContent('newer');
});

test('what React writes into a text that was translated before it came is seen', async () => {
  const text = find('p').firstChild!;
  CHANGES['a text in two elements']!();
  standTranslation();
  takeBackChanges();
  leaveChanges();
  makeChangesAgain();
  await Promise.resolve();
  expect(find('p')).toHaveTextContent('نص');
  text.nodeValue = 'newer';
  await Promise.resolve();
  expect(find('p')).toHaveTextContent('newer');
});
