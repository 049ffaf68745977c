import type { RouteKey } from '@/content/routes';

/** One section of a page of rules: a title, sentences, and where it helps a table or a list. */
export interface LegalSection {
  id: string;
  title: string;
  text: readonly string[];
  rows?: readonly (readonly [label: string, value: string])[];
  list?: readonly string[];
  /** Email and telephone number as links. */
  reach?: true;
  /** Ways on, inside the site. */
  links?: readonly { text: string; to: RouteKey }[];
}

/** The words of a page of rules. */
export interface LegalWords {
  title: string;
  lead: string;
  /** When it was last changed, in words. */
  version: string;
  contents: string;
  sections: readonly LegalSection[];
}
