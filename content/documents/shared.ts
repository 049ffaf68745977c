import { words } from '@/content/words';

/** Words that several documents share. */
export const documentWords = words({
  foot: '{page} of {pages}',
  /** A place of the company in one line, and with its city apart. */
  place: '{title}: {line}. {phone}',
  address: '{title}: {street}, {city}. {phone}',
  reached: '{phone}, {email}',
  /** Begins a paragraph. */
  step: '{title}.',
  part: '{label}. {text}',
});
