import { words } from '@/content/words';

/** What the short messages at the top of a page are called, for those who hear it. */
export const toastWords = words(
  { region: 'Messages', close: 'Close message' },
  { ar: { region: 'الرسائل', close: 'إغلاق الرسالة' } },
);
