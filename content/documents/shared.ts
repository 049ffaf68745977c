import { words } from '@/content/words';

/** Words that several documents share. */
export const documentWords = words(
  {
    foot: '{page} of {pages}',
    /** A place of the company in one line. */
    place: '{title}: {line}. {phone}',
    reached: '{phone}, {email}',
    /** Begins a paragraph. */
    step: '{title}.',
    part: '{label}. {text}',
  },
  {
    ar: {
      foot: '{page} من {pages}',
      place: '{title}: {line}. {phone}',
      reached: '{phone}، {email}',
      step: '{title}.',
      part: '{label}. {text}',
    },
  },
);
