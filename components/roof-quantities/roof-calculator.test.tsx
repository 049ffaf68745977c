/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { enquiryListWords } from '@/content/forms/enquiry-list';
import { ROOF_FIGURES } from '@/content/roof-quantities/figures';
import { roofFaults, roofInputWords } from '@/content/roof-quantities/input-words';
import { roofPageWords } from '@/content/roof-quantities/page-words';
import { roofResultWords } from '@/content/roof-quantities/result-words';
import { roofTiles } from '@/content/roof-quantities/tiles';
import { lostPart } from '@/content/shell/lost-part';
import { unitWords } from '@/content/units';
import { enquiryList } from '@/lib/enquiry-list/enquiry-list';
import { namingIn } from '@/lib/enquiry-list/naming';
import { shownLine } from '@/lib/enquiry-list/shown-line';
import { entriesOf } from '@/lib/roof-quantities/entries/entries-schema';
import { RoofCalculator } from './roof-calculator';

// What is sent later is there at once.
jest.mock('@/components/ui/loading/late', () => ({
  late: (load: () => unknown) => {
    const [file] = /plane-rows|outcome-in-\w+/.exec(String(load))!;
    return Object.values(jest.requireActual<Record<string, unknown>>(`./${file}`))[0];
  },
}));

const localised = {
  lang: 'en',
  units: unitWords.en,
  page: roofPageWords.en,
  input: roofInputWords.en,
  faults: roofFaults.en,
  lost: lostPart.en,
} as const;
const { page, input } = localised;

const calculator = (search: string) => (
  <RoofCalculator
    first={entriesOf(Object.fromEntries(new URLSearchParams(search)))}
    figures={ROOF_FIGURES}
    tiles={roofTiles('en')}
    localised={localised}
    path="/tile-calculator"
    whatsapp="971500000000"
    line={enquiryListWords.en.line}
  />
);
const HIP = 'shape=hip&tile=cobert-portugal-lusa&length=12&width=8&pitch=25';
// By name and place: roles are looked for where they are what is tested, for that takes its time on a page like this.
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name='${name}']`)!;
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const result = () => document.querySelector<HTMLElement>('#quantities')!;
const said = () => result().querySelector('[role=status]')!;
/** Quantities by the names of their parts. */
const rows = () =>
  Object.fromEntries(
    [...result().querySelectorAll('tbody tr')].map((row) => [
      row.querySelector('th')!.firstChild!.textContent,
      row.querySelector('b')!.textContent,
    ]),
  );

beforeEach(() => {
  enquiryList.clear();
  window.history.replaceState(null, '', '/');
});

test('what was filled in before the scripts and is told at once is all kept', async () => {
  const filled = { length: '12', width: '8', pitch: '25', pieces: '12' };
  // As components/ui/hydration/kept-fields.ts does: within one drawing of React.
  function FieldsGivenBack() {
    useLayoutEffect(() => {
      for (const [name, value] of Object.entries(filled)) {
        const given = field(name);
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(given, value);
        given.dispatchEvent(new Event('input', { bubbles: true }));
      }
    }, []);
    return null;
  }
  await act(async () =>
    render(
      <>
        {calculator('')}
        <FieldsGivenBack />
      </>,
    ),
  );
  expect(['length', 'width', 'pitch', 'pieces'].map((name) => field(name).value)).toEqual([
    '12',
    '8',
    '25',
    '12',
  ]);
  expect(said()).toHaveTextContent('1,373 roof tiles');
});

test('going back brings the roof of the address, though the router knows the page as it was first', () => {
  jest.useFakeTimers();
  const { unmount } = render(calculator(''));
  fireEvent.change(field('length'), { target: { value: '١٢' } });
  fireEvent.click(screen.getByLabelText(input.shape.names.planes));
  fireEvent.change(field('area1'), { target: { value: '32.5' } });
  act(() => jest.advanceTimersByTime(400));
  jest.useRealTimers();
  unmount();
  render(calculator(''));
  expect(field('area1')).toHaveValue('32.5');
  fireEvent.click(screen.getByLabelText(input.shape.names.gable));
  expect(field('length')).toHaveValue('١٢');
});

test('a page that was sent is read as the server read it', async () => {
  window.history.replaceState(null, '', '/tile-calculator?length=%20%2012&from=news');
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(calculator('length=12'));
  const { unmount } = render(calculator('length=12'), { container: place, hydrate: true });
  expect(field('length')).toHaveValue('12');
  unmount();
  place.remove();
});

test('without scripts the page of an address is whole: figure, drawing, table, working, and a form that asks again', () => {
  document.body.innerHTML = renderToStaticMarkup(calculator(`${HIP}&wingWidth=4&area2=30`));
  const form = document.querySelector('form')!;
  expect([form.getAttribute('method'), form.getAttribute('action')]).toEqual(['get', '/tile-calculator']);
  const named = [...form.querySelectorAll('[name]')].map((input_) => input_.getAttribute('name'));
  expect(named).toEqual(expect.arrayContaining(['shape', 'length', 'width', 'pitch', 'in', 'tile', 'lap']));
  expect(form.querySelector('[name=shape][checked]')?.getAttribute('value')).toBe('hip');
  expect(form.querySelector('[name=length]')?.getAttribute('value')).toBe('12');
  // What another shape was given goes along.
  const hidden = [...form.querySelectorAll('[type=hidden]')];
  expect(hidden.map((kept) => [kept.getAttribute('name'), kept.getAttribute('value')])).toEqual([
    ['wingWidth', '4'],
    ['area2', '30'],
  ]);
  const text = document.querySelector('#quantities')!.textContent;
  expect(text).toContain('1,399roof tiles');
  expect(text).toContain('105.92 m² × 12 per m² + 10% = 1,398.2, rounded up to 1,399');
  expect(text).toContain('Edge 5: ridge, 4\u00a0m');
  expect(document.querySelector('svg[role=img]')?.getAttribute('aria-label')).toBe(
    'Plan to scale: hip roof 12 × 8 m, 25°',
  );
  document.body.innerHTML = '';
});

test('what is typed is reckoned at once, in digits of any script, and the address follows', () => {
  jest.useFakeTimers();
  render(calculator(''));
  expect(said()).toHaveTextContent(page.blank);
  expect(result().querySelector('svg')).toHaveAccessibleName(page.example);
  type('length', '١٠');
  // Still typing: what is missing is told when the result is asked for.
  expect(said()).toHaveTextContent(page.blank);
  expect(field('width')).toBeValid();
  fireEvent.click(screen.getByText(page.submit));
  expect(said()).toHaveTextContent(page.faulty);
  expect(field('width')).toHaveFocus();
  expect(field('width')).toHaveAccessibleDescription(expect.stringContaining(roofFaults.en.missing));
  type('width', '6,0');
  type('pitch', '35');
  expect(said()).toHaveTextContent('73.25 m² of roof');
  expect(rows()['Roof tiles']).toBe(roofResultWords.en.unknown);
  type('pieces', '12');
  expect(said()).toHaveTextContent('950 roof tiles');
  type('waste', '10');
  expect(rows()).toMatchObject({ 'Roof tiles': '967', 'Ridge and hip tiles': 'about 25' });
  fireEvent.click(screen.getByText(page.submit));
  expect(result()).toHaveFocus();
  jest.advanceTimersByTime(500);
  expect(window.location.search).toBe('?length=10&width=6%2C0&pitch=35&pieces=12&waste=10');
  jest.useRealTimers();
});

test('a roof that cannot be is told at its field, and nothing typed is lost', () => {
  render(calculator('shape=hip&length=8&width=12&pitch=25'));
  expect(field('width')).toHaveAccessibleName(`${input.fields.width} (m)`);
  expect(field('width')).toHaveAccessibleDescription(
    expect.stringContaining('at most as wide as it is long: 8 m'),
  );
  expect(field('width')).toBeInvalid();
  fireEvent.click(screen.getByLabelText(input.shape.names.pyramid));
  expect(field('width')).toBeValid();
  expect(field('width')).toHaveValue('12');
  fireEvent.click(screen.getByLabelText(`Less: ${input.fields.width}`));
  expect(field('width')).toHaveValue('11.5');
  fireEvent.change(screen.getByLabelText(page.slider), { target: { value: '30' } });
  expect(field('pitch')).toHaveValue('30');
});

test('a tile without a published figure is counted by our drawing, says so, and shows where a data sheet’s goes', () => {
  render(calculator('tile=bmi-marsigliese&length=10&width=8&pitch=25'));
  const source =
    'about 13.8 per m² by our indicative drawing (cover width 210 × gauge 345 mm); check the manufacturer’s data sheet';
  expect(said()).toHaveTextContent('about 1,316 roof tiles');
  expect(screen.getAllByText(source)).toHaveLength(2);
  expect(screen.getByText(page.ask)).toHaveAttribute('href', '/contact-us');
  expect(field('pieces')).toHaveAttribute('placeholder', '13.8');
  expect(field('pieces')).toHaveAccessibleDescription(expect.stringContaining('manufacturer’s data sheet'));
  expect(rows()['Marsigliese roof tiles']).toBe('about 1,316');
  type('pieces', '14');
  expect(said()).toHaveTextContent(/^1,335 roof tiles$/);
  expect(screen.queryByText(source)).not.toBeInTheDocument();
  expect(screen.queryByText(page.ask)).not.toBeInTheDocument();
  type('pieces', '');
  fireEvent.change(screen.getByLabelText(input.tile.label), { target: { value: 'cobert-portugal-lusa' } });
  expect(said()).toHaveTextContent(/^1,144 roof tiles$/);
  expect(field('pieces')).toHaveAttribute('placeholder', '12');
});

test('whole courses say what is added to them, and a step from an empty field leaves the figure of the drawing', () => {
  render(calculator('tile=bmi-marsigliese&length=12&width=8&pitch=25'));
  type('cover', '215');
  expect(result()).toHaveTextContent('105.92 m² of roof, counted in whole courses + 3% for breakage');
  type('waste', '20');
  expect(result()).toHaveTextContent('counted in whole courses + 20% for breakage');
  type('cover', '');
  type('waste', '');
  fireEvent.click(screen.getByLabelText(`More: ${input.fields.pieces}`));
  expect(field('pieces')).toHaveValue('14.3');
  expect(said()).toHaveTextContent(/^1,636 roof tiles$/);
});

test('a faulty field behind a line that is shut is opened, and takes the focus', () => {
  render(calculator(HIP));
  type('lap', 'x');
  fireEvent.click(screen.getByText(page.submit));
  expect(field('lap').closest('details')).toHaveAttribute('open');
  expect(field('lap')).toHaveFocus();
});

test('slopes one by one, with a row more', () => {
  render(calculator('shape=planes&area1=32.5&area2=32.5&area3=18&pieces=14.6&waste=10'));
  expect(rows()['Roof tiles']).toBe('1,333');
  expect(result()).toHaveTextContent(roofResultWords.en.notCounted.hip);
  expect(result().querySelector('[role=img]')).toBeNull();
  fireEvent.click(screen.getByText(page.planes.add));
  type('eaves5', '4');
  fireEvent.click(screen.getByText(page.submit));
  expect(field('slope5')).toHaveAccessibleName('Slope E, from eaves to top (m)');
  expect(field('slope5')).toHaveAccessibleDescription(roofFaults.en.missing);
});

test('every part goes to the enquiry list in one press, and a changed roof is another list', () => {
  render(calculator(HIP));
  fireEvent.click(screen.getByText(page.ways.list));
  expect(screen.getByText(page.ways.listed)).toHaveAttribute('role', 'status');
  expect(screen.getByText(page.ways.seeList)).toHaveAttribute('href', '/cart');
  expect(screen.getByText(page.ways.seeList)).toHaveFocus();
  expect(fireEvent.click(screen.getByText(page.ways.seeList))).toBe(false);
  const lines = enquiryList.get().map((line) => shownLine(line, namingIn('en'), 'en'));
  const named = lines.map(({ quantity, name }) => `${quantity} ${name}`);
  for (const part of ['1399 LogicaLusa roof tiles', '70 Ridge and hip tiles', '2 Three-way ridge tiles'])
    expect(named).toContain(part);
  expect(lines[0]!.note).toBe('Calculated: hip roof 12 × 8 m, 25°, v1.2');
  type('length', '13');
  expect(screen.getByText(page.ways.list)).toBeInTheDocument();
  const chat = screen.getByText(page.ways.whatsapp).getAttribute('href')!;
  expect(decodeURIComponent(chat)).toContain('hip roof 13 × 8 m, 25°');
});

test('how much it takes is told in a place that was there before it', () => {
  const holder = document.createElement('div');
  holder.innerHTML = renderToString(calculator(HIP));
  document.body.append(holder);
  expect(said()).toBeEmptyDOMElement();
  holder.remove();
  render(calculator(HIP));
  expect(said()).toHaveTextContent(/roof tiles$/);
});
