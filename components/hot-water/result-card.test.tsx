/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { enquiryWords } from '@/content/forms/enquiry-words';
import { SIZING } from '@/content/solar/sizing';
import { hotWaterPage } from '@/content/pages/tools/hot-water';
import { FORCED_SYSTEMS, NATURAL_MODELS } from '@/content/solar/systems';
import { calculate } from '@/lib/hot-water/calculation';
import { entriesOf } from '@/lib/hot-water/entries';
import { ResultCard } from './result-card';
import type { SystemLinks } from './result-system';

jest.mock('next/navigation', () => ({ usePathname: () => '/solar-water-heater-calculator' }));

const localised = { lang: 'en', words: hotWaterPage.en.calculator } as const;
const range = { forced: FORCED_SYSTEMS, natural: NATURAL_MODELS };
const camp = '?mode=laborCamp&laborCount=100&centralKitchen=1&ablution=1';

const villa = '?fullBathrooms=4&bathroomsWithoutShower=1&centralKitchen=1';
const shown = (search: string) =>
  render(
    <ResultCard
      localised={localised}
      data={SIZING}
      made={calculate(SIZING, range, entriesOf(SIZING, search))}
      mode="privateVilla"
      links={{ pictures: {}, add: enquiryWords.en.add } as unknown as SystemLinks}
    >
      ways
    </ResultCard>,
  );

test('the chart says what it measures and how high its highest bar is', () => {
  shown(villa);
  const { load } = highest();
  const chart = screen.getByRole('img', { name: /by month/ });
  expect(within(chart).getByText(String(Math.round(load)))).toBeInTheDocument();
  expect(screen.getAllByText(/Month by month \(kWh\)/)[0]).toBeInTheDocument();
});

function highest() {
  const found = calculate(SIZING, range, entriesOf(SIZING, villa)).recommendation;
  if (found.kind !== 'system') throw new Error('no system');
  return found.best.span.central.months.reduce((most, one) => (one.load > most.load ? one : most));
}

test('the recommended system is put on the list by the one solid button; the others are links', () => {
  const { container } = shown(villa);
  const solid = [...container.querySelectorAll('.button-solid')];
  expect(solid.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Add to enquiry.*System 500\/5/),
  ]);
});

test('the example of an empty result is right', () => {
  const { litres } = calculate(SIZING, range, entriesOf(SIZING, '?fullBathrooms=4&centralKitchen=1'));
  expect(localised.words.empty.privateVilla).toContain(
    `four full bathrooms and a kitchen need ${litres} litres`,
  );
});

test('no line of a sentence ends inside a span of two figures', () => {
  render(
    <ResultCard
      localised={localised}
      data={SIZING}
      made={calculate(SIZING, range, entriesOf(SIZING, camp))}
      mode="laborCamp"
      links={{} as SystemLinks}
    >
      ways
    </ResultCard>,
  );
  expect(screen.getByText(/central plant/)).toHaveTextContent(/needs 46\.7–\u206052\.6\s?m²/);
});
