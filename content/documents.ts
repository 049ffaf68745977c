import { company } from './company';
import { documentKey, type DocumentKey } from './document-key';
import manifest from './documents/manifest.json';
import { LANGS, type Lang } from './lang';

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

const IDS = [
  'profile',
  'dry-fix',
  'catalogue',
  'la-paloma',
  'cmg-condensation',
  'cmg-natural',
  'cmg-forced',
] as const;

type DocumentId = (typeof IDS)[number];

const PRINTED: Readonly<Record<DocumentKey<DocumentId>, { pages: number; bytes: number }>> = manifest;

function entry(id: DocumentId, lang: Lang): CompanyDocument {
  const key = documentKey(id, lang);
  const name = `${company.slug}-${key}.pdf`;
  const { pages, bytes } = PRINTED[key];
  return { file: `/documents/${key}.pdf`, name, address: `/documents/${name}`, pages, bytes, lang };
}

const documentsIn = (lang: Lang) =>
  Object.fromEntries(IDS.map((id) => [id, entry(id, lang)])) as Record<DocumentId, CompanyDocument>;

/** Documents laid out by scripts/documents and printed by `npm run documents`, in each language. */
export const DOCUMENTS = Object.fromEntries(LANGS.map((lang) => [lang, documentsIn(lang)])) as Record<
  Lang,
  ReturnType<typeof documentsIn>
>;

/** All of them, in every language. */
export const ALL_DOCUMENTS: readonly CompanyDocument[] = LANGS.flatMap((lang) =>
  Object.values(DOCUMENTS[lang]),
);
