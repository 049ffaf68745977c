import { words } from '@/content/words';

/**
 * What a quantity of the enquiry list is counted in, by id; devices and stored enquiries hold the ids. `name` stands
 * by itself, in a field or a column; `counted` is said with a number.
 */
export const unitWords = words(
  {
    pieces: { name: 'pieces', counted: { one: '{count} piece', other: '{count} pieces' } },
    'm²': { name: 'm²', counted: { one: '{count} m²', other: '{count} m²' } },
    metres: { name: 'metres', counted: { one: '{count} metre', other: '{count} metres' } },
    sets: { name: 'sets', counted: { one: '{count} set', other: '{count} sets' } },
    rolls: { name: 'rolls', counted: { one: '{count} roll', other: '{count} rolls' } },
    boxes: { name: 'boxes', counted: { one: '{count} box', other: '{count} boxes' } },
    pallets: { name: 'pallets', counted: { one: '{count} pallet', other: '{count} pallets' } },
    'sq ft': { name: 'sq ft', counted: { one: '{count} sq ft', other: '{count} sq ft' } },
  },
  {
    ar: {
      pieces: {
        name: 'قطعة',
        counted: {
          zero: '{count}\u00a0قطعة',
          one: 'قطعة\u00a0واحدة',
          two: 'قطعتان',
          few: '{count}\u00a0قطع',
          many: '{count}\u00a0قطعة',
          other: '{count}\u00a0قطعة',
        },
      },
      'm²': {
        name: 'م²',
        counted: {
          zero: '{count}\u00a0م²',
          one: '{count}\u00a0م²',
          two: '{count}\u00a0م²',
          few: '{count}\u00a0م²',
          many: '{count}\u00a0م²',
          other: '{count}\u00a0م²',
        },
      },
      metres: {
        name: 'متر',
        counted: {
          zero: '{count}\u00a0متر',
          one: 'متر\u00a0واحد',
          two: 'متران',
          few: '{count}\u00a0أمتار',
          many: '{count}\u00a0مترًا',
          other: '{count}\u00a0متر',
        },
      },
      sets: {
        name: 'طقم',
        counted: {
          zero: '{count}\u00a0طقم',
          one: 'طقم\u00a0واحد',
          two: 'طقمان',
          few: '{count}\u00a0أطقم',
          many: '{count}\u00a0طقمًا',
          other: '{count}\u00a0طقم',
        },
      },
      rolls: {
        name: 'لفة',
        counted: {
          zero: '{count}\u00a0لفة',
          one: 'لفة\u00a0واحدة',
          two: 'لفتان',
          few: '{count}\u00a0لفات',
          many: '{count}\u00a0لفة',
          other: '{count}\u00a0لفة',
        },
      },
      boxes: {
        name: 'صندوق',
        counted: {
          zero: '{count}\u00a0صندوق',
          one: 'صندوق\u00a0واحد',
          two: 'صندوقان',
          few: '{count}\u00a0صناديق',
          many: '{count}\u00a0صندوقًا',
          other: '{count}\u00a0صندوق',
        },
      },
      pallets: {
        name: 'طبلية',
        counted: {
          zero: '{count}\u00a0طبلية',
          one: 'طبلية\u00a0واحدة',
          two: 'طبليتان',
          few: '{count}\u00a0طبليات',
          many: '{count}\u00a0طبلية',
          other: '{count}\u00a0طبلية',
        },
      },
      'sq ft': {
        name: 'قدم²',
        counted: {
          zero: '{count}\u00a0قدم²',
          one: '{count}\u00a0قدم²',
          two: '{count}\u00a0قدم²',
          few: '{count}\u00a0قدم²',
          many: '{count}\u00a0قدم²',
          other: '{count}\u00a0قدم²',
        },
      },
    },
  },
);

export type UnitWords = (typeof unitWords)['en'];
export type UnitId = keyof UnitWords;
