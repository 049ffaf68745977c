import { words } from '@/content/words';

/** What a line of the enquiry list says of a calculated part whose quantity the visitor changed; `{note}` is its roof. */
export const changedNotes = words(
  { changed: 'Changed from {amount}. {note}' },
  { ar: { changed: 'الكمية معدّلة، والمحسوبة: {amount}. {note}' } },
);
