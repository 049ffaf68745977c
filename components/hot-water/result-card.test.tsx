/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { SIZING } from '@/content/solar/sizing';
import { hotWaterPage } from '@/content/pages/tools/hot-water';
import { FORCED_SYSTEMS, NATURAL_MODELS } from '@/content/solar/systems';
import { calculate } from '@/lib/hot-water/calculation';
import { entriesOf } from '@/lib/hot-water/entries';
import { ResultCard } from './result-card';
import type { SystemLinks } from './result-system';

const localised = { lang: 'en', words: hotWaterPage.en.calculator } as const;
const range = { forced: FORCED_SYSTEMS, natural: NATURAL_MODELS };
const camp = '?mode=laborCamp&laborCount=100&centralKitchen=1&ablution=1';

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
