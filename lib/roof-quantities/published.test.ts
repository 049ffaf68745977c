import { ROOF_FIGURES } from '@/content/roof-quantities/figures';
import { roofResultWords } from '@/content/roof-quantities/result-words';
import { PUBLISHED, roofTiles } from '@/content/roof-quantities/tiles';
import { unitWords } from '@/content/units';
import { entriesOf } from './entries/entries-schema';
import { readEntries } from './entries/read-entries';
import { rowsOf } from './format-quantities';
import { pitchAdvice } from './parts/not-counted';
import { takeOff } from './parts/take-off';

/* What the owner fills in of a manufacturer's sheet (docs/owner.md): spacing of the battens and least pitch. */

const ID = 'bmi-portoghese';
const localised = { lang: 'en', words: roofResultWords.en, units: unitWords.en } as const;

function battensRow(tiles: ReturnType<typeof roofTiles>) {
  const entries = entriesOf({ shape: 'gable', length: '10', width: '6', pitch: '35', tile: ID });
  const { roof, options } = readEntries(entries, { figures: ROOF_FIGURES, tiles }).job!;
  const { lines } = takeOff(roof, options, ROOF_FIGURES);
  const [, , quantity, , source] = rowsOf(localised, lines, options.tile).find(
    ([part]) => part === 'Battens',
  )!;
  return [quantity, source];
}

afterEach(() => delete PUBLISHED[ID]);

test('nothing is filled in that is not offered', () => {
  const offered = roofTiles('en').map(({ id }) => id);
  expect(Object.keys(PUBLISHED).filter((id) => !offered.includes(id))).toEqual([]);
});

test('a published spacing is counted with and said with its source, without “about”', () => {
  expect(battensRow(roofTiles('en'))[0]).toContain('about');
  PUBLISHED[ID] = { gauge: { value: 350, source: 'BMI, sheet of 2026' } };
  expect(battensRow(roofTiles('en'))).toEqual(['210', 'BMI, sheet of 2026 (manufacturer’s figure)']);
});

test('a published least pitch is held against the roof, of that tile alone', () => {
  PUBLISHED[ID] = { minPitch: { value: 17, source: 'BMI, sheet of 2026' } };
  const advice = (of: string, pitch: number) =>
    pitchAdvice(pitch, roofTiles('en').find(({ id }) => id === of)!.minPitch);
  expect([advice(ID, 16), advice(ID, 17), advice('bmi-marsigliese', 16)]).toEqual(['below', 'enough', 'ask']);
});
