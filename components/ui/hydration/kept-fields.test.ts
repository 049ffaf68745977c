/** @jest-environment jsdom */
import { findFields, giveFieldsBack, keepFields } from './kept-fields';

const PAGE = `
  <form><input name="q"></form>
  <form>
    <input name="name"><input name="email" type="email"><textarea name="message"></textarea>
    <input name="agree" type="checkbox"><input name="from" type="hidden" value="here">
    <input name="size" type="radio" value="s" checked><input name="size" type="radio" value="l">
    <select name="kind"><option value="a">A</option><option value="b">B</option></select>
  </form>
  <input id="count"><button>Send</button>`;
const find = <T extends HTMLElement = HTMLInputElement>(selector: string) =>
  document.querySelector<T>(selector)!;
const record = () => ({ changes: [], observer: null, typed: new Map(), focused: null, place: -1 });

/** What a program of the browser does: no event tells of it. */
function fillIn() {
  find('[name=q]').value = 'duna';
  find('[name=name]').value = 'Mariam';
  find('[name=email]').value = 'm@villa.example';
  find('[name=message]').value = 'Two roofs';
  find('[name=agree]').checked = true;
  find('[value=l]').checked = true;
  find('[name=kind]').value = 'b';
  find('#count').value = '4';
}
const filled = () => ({
  q: find('[name=q]').value,
  name: find('[name=name]').value,
  email: find('[name=email]').value,
  message: find('[name=message]').value,
  agree: find('[name=agree]').checked,
  large: find('[value=l]').checked,
  kind: find('[name=kind]').value,
  count: find('#count').value,
  from: find('[name=from]').value,
});
const FILLED = {
  q: 'duna',
  name: 'Mariam',
  email: 'm@villa.example',
  message: 'Two roofs',
  agree: true,
  large: true,
  kind: 'b',
  count: '4',
  from: 'here',
};
const drawAnew = () => void (document.body.innerHTML = PAGE.replaceAll('><', '><i></i><'));

let told: string[];
beforeEach(() => {
  Object.assign(window, { pageRecord: record() });
  document.body.innerHTML = PAGE;
  told = [];
  document.body.oninput = ({ target }) => void told.push((target as HTMLInputElement).name);
});

test('fields of a page that is drawn anew have what the old ones had', () => {
  findFields();
  fillIn();
  drawAnew();
  keepFields();
  giveFieldsBack();
  expect(filled()).toEqual(FILLED);
  expect(told).toEqual(expect.arrayContaining(['q', 'name', 'email', 'message', 'agree', 'size', 'kind']));
});

test('in a page that stays, what was filled in without an event is told', () => {
  findFields();
  fillIn();
  keepFields();
  giveFieldsBack();
  expect(filled()).toEqual(FILLED);
  expect(told).toEqual(expect.arrayContaining(['name', 'agree', 'size', 'kind']));
});

test('of what nobody touched nothing is told', () => {
  findFields();
  keepFields();
  giveFieldsBack();
  expect(told).toEqual([]);
});

test('the focus and the mark in a field are put back, and the focus of a button', () => {
  for (const selector of ['[name=name]', 'button']) {
    document.body.innerHTML = PAGE;
    findFields();
    find('[name=name]').value = 'Mariam';
    find(selector).focus();
    find('[name=name]').setSelectionRange(2, 3);
    const { localName } = find(selector);
    const place = [...document.querySelectorAll(localName)].indexOf(find(selector));
    Object.assign(window, { pageRecord: { ...record(), focused: find(selector), place } });
    drawAnew();
    keepFields();
    giveFieldsBack();
    expect(find(selector)).toHaveFocus();
  }
  document.body.focus();
});

test('the mark stays where React wrote its own value before it was told', () => {
  findFields();
  const field = find('#count');
  field.focus();
  field.value = '12';
  field.setSelectionRange(1, 1);
  keepFields();
  field.value = '';
  giveFieldsBack();
  expect([field.value, field.selectionStart]).toEqual(['12', 1]);
});

test('a focus that has moved on is left where it is', () => {
  findFields();
  Object.assign(window, { pageRecord: { ...record(), focused: find('[name=name]'), place: 1 } });
  drawAnew();
  keepFields();
  find('[name=email]').focus();
  giveFieldsBack();
  expect(find('[name=email]')).toHaveFocus();
});

test('the last word counts: a program’s over what was typed, and what is typed while the page is drawn', () => {
  const { typed } = (window as unknown as { pageRecord: ReturnType<typeof record> }).pageRecord;
  findFields();
  typed.set(find('[name=name]'), { value: 'M', checked: false });
  find('[name=name]').value = 'Mariam';
  find('[name=message]').value = 'Two';
  keepFields();
  typed.set(find('[name=message]'), { value: 'Two roofs', checked: false });
  giveFieldsBack();
  expect([find('[name=name]').value, find('[name=message]').value]).toEqual(['Mariam', 'Two roofs']);
});

test('of several choices in a group the last one counts, told or not', () => {
  const { typed } = (window as unknown as { pageRecord: ReturnType<typeof record> }).pageRecord;
  findFields();
  typed.set(find('[value=s]'), { value: 's', checked: true });
  find('[value=l]').checked = true;
  keepFields();
  giveFieldsBack();
  expect(find('[value=l]').checked).toBe(true);
});
