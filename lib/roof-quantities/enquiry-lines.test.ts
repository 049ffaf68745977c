import { ROOF_FIGURES } from '@/content/roof-quantities/figures';
import { roofTiles } from '@/content/roof-quantities/tiles';
import { queryOf } from '@/lib/roof-quantities/entries/entries';
import { entriesOf } from '@/lib/roof-quantities/entries/entries-schema';
import { readEntries } from '@/lib/roof-quantities/entries/read-entries';
import { takeOff } from '@/lib/roof-quantities/parts/take-off';
import { enquiryLines } from './outputs';

function linesOf(search: string, lang: 'en' | 'ar' = 'en') {
  const entries = entriesOf(Object.fromEntries(new URLSearchParams(search)));
  const tiles = roofTiles(lang);
  const { roof, options } = readEntries(entries, { figures: ROOF_FIGURES, tiles }).job!;
  const made = takeOff(roof, options, ROOF_FIGURES);
  const { version } = ROOF_FIGURES;
  return enquiryLines({ made, tile: options.tile, path: '/', query: queryOf(entries), version });
}

const HIP = 'shape=hip&tile=cobert-portugal-lusa&length=12&width=8&pitch=25&ends=35';
const idsOf = (search: string, lang: 'en' | 'ar' = 'en') => linesOf(search, lang).map(({ id }) => id);

test('a roof has the same lines however it is typed and in whatever language, and another roof has others', () => {
  for (const same of [HIP.replace('12', '12.0'), HIP.replace('12', '١٢'), `${HIP}&wingLength=4`])
    expect(idsOf(same)).toEqual(idsOf(HIP));
  expect(idsOf(HIP, 'ar')).toEqual(idsOf(HIP));
  for (const other of [HIP.replace('12', '13'), HIP.replace('35', '36'), `${HIP}&waste=11`])
    expect(idsOf(other)[0]).not.toBe(idsOf(HIP)[0]);
  const portoghese = HIP.replace('cobert-portugal-lusa', 'bmi-portoghese');
  expect(idsOf(portoghese)[0]).not.toBe(idsOf(portoghese.replace('bmi', 'ceipo'))[0]);
});

test.each([
  [9.3, 4.4, 40.92],
  [3, 1.1, 3.3],
  [1.11, 1.11, 1.23],
  [12, 8.827, 105.92],
])('%d × %d m are %d m² on the enquiry list, as on the page', (eaves, slope, area) =>
  expect(linesOf(`shape=planes&eaves1=${eaves}&slope1=${slope}`)[0]).toMatchObject({
    quantity: area,
    unit: 'm²',
  }),
);
