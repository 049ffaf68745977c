/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { enquiryListWords } from '@/content/forms/enquiry-list';
import { ROOF_FIGURES } from '@/content/roof-quantities/figures';
import { roofFaults, roofInputWords } from '@/content/roof-quantities/input-words';
import { roofPageWords } from '@/content/roof-quantities/page-words';
import { roofResultWords } from '@/content/roof-quantities/result-words';
import { roofTiles } from '@/content/roof-quantities/tiles';
import { lostPart } from '@/content/shell/lost-part';
import { unitWords } from '@/content/units';
import { entriesOf } from '@/lib/roof-quantities/entries/entries-schema';
import { readEntries } from '@/lib/roof-quantities/entries/read-entries';
import { takeOff } from '@/lib/roof-quantities/parts/take-off';
import { RoofWays } from './roof-ways';

const query = 'length=10&width=6&pitch=35';
const entries = entriesOf(Object.fromEntries(new URLSearchParams(query)));
const { roof, options } = readEntries(entries, { figures: ROOF_FIGURES, tiles: roofTiles('en') }).job!;
const made = takeOff(roof, options, ROOF_FIGURES);
const page = roofPageWords.en;

test('where a program may save no file that a page makes, it is said; elsewhere nothing is', () => {
  const agent = jest.spyOn(navigator, 'userAgent', 'get');
  Object.assign(URL, { createObjectURL: () => 'blob:file' });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  render(
    <RoofWays
      report={{ made, tile: options.tile, path: '/tile-calculator', query, version: ROOF_FIGURES.version }}
      figures={ROOF_FIGURES}
      localised={{
        ...{ lang: 'en', units: unitWords.en, words: roofResultWords.en, faults: roofFaults.en },
        ...{ page, input: roofInputWords.en, lost: lostPart.en },
      }}
      whatsapp=""
      line={enquiryListWords.en.line}
      origin=""
    />,
  );
  const save = () => fireEvent.click(screen.getByText(page.ways.csv));
  agent.mockReturnValue('Mozilla/5.0 (Linux; Android 14; wv)');
  save();
  expect(screen.getByRole('alert')).toHaveTextContent(page.ways.csvUnsure);
  agent.mockReturnValue('Mozilla/5.0 (Linux; Android 14) Chrome/140');
  save();
  expect(screen.queryByRole('alert')).toBeNull();
});
