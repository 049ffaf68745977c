import { pageRecord } from './page-record';

/*
 * What was typed, filled in, ticked, chosen and focused before the page answers, kept by form and name: if React
 * draws the page anew, the fields themselves are gone.
 */

/** An input; a list or a box of several lines, which lack some of it, are asked for what all of them have. */
type Field = HTMLInputElement;

/** How a field stood when React had read the page. */
interface Kept {
  field: Field;
  value: string;
  checked: boolean;
  files: FileList | null;
  /** The mark in its text: React loses it where it writes a value of its own before it is told of this one. */
  selection: [number, number] | null;
}

const NEVER = ['hidden', 'submit', 'button', 'reset', 'image'];

let fields: ReadonlyMap<string, Field> = new Map();
let kept: ReadonlyMap<string, Kept> = new Map();

const isTick = ({ type }: Field) => type === 'checkbox' || type === 'radio';
const asList = (field: Element) => (field instanceof HTMLSelectElement ? field : null);

/** Every field of the page by the place of its form, its name, what it stands for, and its number among equals. */
function fieldsByName(): Map<string, Field> {
  const found = new Map<string, Field>();
  const forms = [...document.forms];
  for (const field of document.querySelectorAll<Field>('input,textarea,select')) {
    if (NEVER.includes(field.type)) continue;
    const form = field.form ? forms.indexOf(field.form) : -1;
    const name = [form, field.name, isTick(field) ? field.value : ''].join('|');
    let nth = 0;
    while (found.has(`${name}|${nth}`)) nth++;
    found.set(`${name}|${nth}`, field);
  }
  return found;
}

const selectionOf = (field: Field): [number, number] | null => {
  try {
    const { selectionStart: start, selectionEnd: end } = field;
    return typeof start === 'number' && typeof end === 'number' ? [start, end] : null;
  } catch {
    return null;
  }
};

const stateOf = (field: Field): Kept => ({
  field,
  value: field.value,
  checked: isTick(field) && field.checked,
  files: field.files ?? null,
  selection: selectionOf(field),
});

/** Whether somebody, or a program of the browser, changed the field; events or not. */
function isChanged(field: Field): boolean {
  const options = asList(field)?.options;
  if (options) {
    return field.value !== ([...options].find((one) => one.defaultSelected) ?? options[0])?.value;
  }
  // Of a group of radio buttons only the one that was chosen tells anything.
  if (field.type === 'radio') return field.checked && !field.defaultChecked;
  if (isTick(field)) return field.checked !== field.defaultChecked;
  if (field.type === 'file') return field.value !== '';
  return field.value !== field.defaultValue;
}

const write = (field: Field, value: string) =>
  // The element's own property: React watches the one it put before it.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as Field, 'value')?.set?.call(field, value);

const tell = (field: Field, name: 'input' | 'change') =>
  field.dispatchEvent(new Event(name, { bubbles: true }));

function giveTick(field: HTMLInputElement, { checked }: Kept): void {
  if (field.type === 'radio' && !checked) return;
  field.checked = !checked;
  field.click();
}

/** Gives a field what it had, in a way that React takes for a change. */
function give(field: Field, was: Kept): void {
  if (isTick(field)) return giveTick(field, was);
  if (field.type === 'file') {
    if (field !== was.field) field.files = was.files;
    tell(field, 'change');
    return;
  }
  const isActive = document.activeElement === field;
  if (!asList(field)) field.value = `${was.value} `;
  write(field, was.value);
  if (isActive && was.selection) field.setSelectionRange(...was.selection);
  tell(field, 'input');
  if (asList(field) || !isActive) tell(field, 'change');
}

/** Focuses again what a page drawn anew took the focus from. */
function giveFocus(now: ReadonlyMap<string, Field>): void {
  const { focused, place = -1 } = pageRecord() ?? {};
  if (!focused || focused.isConnected || document.activeElement !== document.body) return;
  const [key] = [...fields].find(([, field]) => field === focused) ?? [];
  const alike = document.querySelectorAll<HTMLElement>(focused.localName);
  const target = key === undefined ? alike[place] : now.get(key);
  target?.focus({ preventScroll: true });
  const selection = selectionOf(focused as Field);
  if (key !== undefined && selection) now.get(key)?.setSelectionRange(...selection);
}

/** Before React reads the page. */
export function findFields(): void {
  fields = fieldsByName();
}

/** When React has read it: their fields may be gone from the page by now, but still know how they stood. */
export function keepFields(): void {
  const changed = [...fields].filter(([, field]) => isChanged(field));
  kept = new Map(changed.map(([key, field]) => [key, stateOf(field)]));
  // A program may have gone over what was typed.
  const typed = pageRecord()?.typed;
  typed?.forEach((_, field) => {
    if (isTick(field) || isChanged(field)) typed.set(field, stateOf(field));
  });
}

/** When the page answers; with what was typed until now. */
export function giveFieldsBack(): void {
  const now = fieldsByName();
  const states = new Map(kept);
  for (const [field, typed] of pageRecord()?.typed ?? []) {
    const [key] = [...fields, ...now].find(([, one]) => one === field) ?? [];
    if (key) states.set(key, { ...stateOf(field), ...typed });
  }
  for (const [key, was] of states) {
    const field = was.field.isConnected ? was.field : now.get(key);
    if (field) give(field, was);
  }
  giveFocus(now);
  fields = kept = new Map();
}
