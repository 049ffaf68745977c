import { company } from './company';
import type { Lang } from './lang';
import manifest from './documents/manifest.json';

interface CompanyDocument {
  /** File below public/; neutral, so that another brand needs no other file name. */
  file: `/documents/${string}`;
  /** Name under which it is saved. */
  name: string;
  /** Where the site answers with it: the name is the last part, so it is kept without `download` too. */
  address: `/documents/${string}`;
  pages: number;
  bytes: number;
  /** The language it is printed in. */
  lang: Lang;
}

const entry = (id: keyof typeof manifest): CompanyDocument => {
  const name = `${company.slug}-${id}.pdf`;
  const { pages, bytes } = manifest[id];
  return { file: `/documents/${id}.pdf`, name, address: `/documents/${name}`, pages, bytes, lang: 'en' };
};

/** Documents laid out by scripts/documents and printed by `npm run documents`. */
export const DOCUMENTS = {
  profile: entry('profile'),
  'dry-fix': entry('dry-fix'),
  catalogue: entry('catalogue'),
  'la-paloma': entry('la-paloma'),
  'cmg-condensation': entry('cmg-condensation'),
  'cmg-natural': entry('cmg-natural'),
  'cmg-forced': entry('cmg-forced'),
} as const;
