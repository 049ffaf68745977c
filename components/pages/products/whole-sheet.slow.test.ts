import { productWords } from '@/content/products/page-words';
import { leftOutOfAll } from '@/tests/helpers/data/left-out';

jest.mock('sharp', () => jest.requireActual<object>('@/tests/helpers/pictures/grey-sharp'));

const { ask, answer } = productWords.ar.questions.care;

test.each([
  ['en', []],
  // The longest table and notes: the last of five questions has no room, and the foot says where more answers are.
  [
    'ar',
    [
      ['cobert-collado-natural', [ask, answer]],
      ['cobert-collado-special', [ask, answer]],
    ],
  ],
] as const)(
  'every sheet says every sentence, figure and question of its product: %s',
  async (lang, without) => {
    expect(await leftOutOfAll(lang)).toEqual(without);
  },
);
