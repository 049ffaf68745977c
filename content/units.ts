import { words } from '@/content/words';

/** What a quantity of the enquiry list is counted in, by id; devices and stored enquiries hold the ids. */
export const unitWords = words(
  {
    pieces: 'pieces',
    'm²': 'm²',
    metres: 'metres',
    sets: 'sets',
    rolls: 'rolls',
    boxes: 'boxes',
    pallets: 'pallets',
    'sq ft': 'sq ft',
  },
  {
    ar: {
      pieces: 'قطعة',
      'm²': 'م²',
      metres: 'متر',
      sets: 'طقم',
      rolls: 'لفة',
      boxes: 'صندوق',
      pallets: 'طبلية',
      'sq ft': 'قدم²',
    },
  },
);

export type UnitWords = (typeof unitWords)['en'];
export type UnitId = keyof UnitWords;
