import { words } from '@/content/words';

/** What stands where a part of a page should be whose code could not be had. */
export const lostPart = words(
  { text: 'This part could not be loaded. Check your connection and try again.', again: 'Try again' },
  {
    ar: { text: 'تعذّر تحميل هذا الجزء. يُرجى التحقق من الاتصال والمحاولة من جديد.', again: 'إعادة المحاولة' },
  },
);

export type LostWords = (typeof lostPart)['en'];
