import type { UnitId } from '@/content/units';

/** How people write a unit behind a number, without blanks and points, in small letters, `²` as 2. */
const WRITTEN: Readonly<Record<UnitId, string>> = {
  pieces:
    'pc pcs pce piece pieces no nos nr unit units ea each tile tiles brick bricks قطعة قطعه قطع حبة حبه حبات قرميدة قرميده قرميد طوبة طوبه طوب طابوقة طابوقه طابوق',
  'm²': 'm2 mt2 mtr2 sqm sqms sqmt sqmtr sqmtrs sqmeter sqmeters sqmetre sqmetres squaremeter squaremeters squaremetre squaremetres م2 متر2 مترا2 مترمربع مترامربعا مترمربعا امتارمربعة امتارمربعه ممربع',
  metres:
    'm mt mtr mtrs meter meters metre metres lm rm rmt lmt linearmeter linearmeters linearmetre linearmetres runningmeter runningmeters runningmetre runningmetres م متر مترا امتار مط مترطولي متراطوليا امتارطولية امتارطوليه',
  sets: 'set sets طقم طقما اطقم',
  rolls: 'roll rolls لفة لفه لفات رول رولات',
  boxes: 'box boxes ctn carton cartons صندوق صندوقا صناديق كرتون كرتونا كرتونة كرتونه كراتين',
  pallets: 'pallet pallets palette palettes plt طبلية طبليه طبليات',
  'sq ft': 'sqft sft ft2 sqfeet squarefoot squarefeet قدم2 قدممربع قدمامربعا قدممربعة قدممربعه',
};

const UNITS = new Map(
  Object.entries(WRITTEN).flatMap(([unit, forms]) => forms.split(' ').map((form) => [form, unit as UnitId])),
);

/** Without the signs in which forms of one word differ: blanks, points, and the hamza and vowel signs of Arabic. */
export const plainUnit = (word: string) =>
  word
    .normalize('NFKD')
    .replace(/[\s.\p{Mn}]/gu, '')
    .toLowerCase();

/** The unit that a word means; null for one that is none. */
export const unitOf = (word: string): UnitId | null => UNITS.get(plainUnit(word)) ?? null;
