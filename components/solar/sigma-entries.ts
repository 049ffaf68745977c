import type { Lang } from '@/content/lang';
import type { PictureId } from '@/content/pictures/library';
import { sigmaForcedPage, sigmaNaturalPage } from '@/content/pages/catalogue/sigma';
import { MODEL_PICTURES, SYSTEM_PICTURES } from '@/content/solar/pictures';
import { MODEL_SHEETS, SYSTEM_SHEETS, type Figure, type SheetId } from '@/content/solar/sheets';
import { fill } from '@/lib/site/fill';

/** One model or system as its page shows it. */
export interface SheetEntry {
  /** Stands behind # in the address. */
  id: SheetId;
  /** On its button. */
  name: string;
  caption: string;
  /** What the document is called while it is chosen. */
  document: string;
  description: string;
  figures: readonly Figure[];
  picture: PictureId;
}

type EntryWords = Record<'name' | 'caption' | 'document' | 'description', string>;

/** What an entry is called and says, with the name of its model or system in it. */
const wordsOf = (
  { name, caption, document, description }: EntryWords,
  values: Parameters<typeof fill>[1],
) => ({
  name: fill(name, values),
  caption: fill(caption, values),
  document: fill(document, values),
  description: fill(description, values),
});

/** The four natural circulation models. */
export const modelEntries = (lang: Lang): SheetEntry[] =>
  MODEL_SHEETS.map(({ id, model, figures }) => ({
    id,
    ...wordsOf(sigmaNaturalPage[lang].models, { model }),
    figures,
    picture: MODEL_PICTURES[id],
  }));

/** The five forced circulation systems. */
export const systemEntries = (lang: Lang): SheetEntry[] =>
  SYSTEM_SHEETS.map(({ id, label, figures }) => ({
    id,
    ...wordsOf(sigmaForcedPage[lang].systems, { label }),
    figures,
    picture: SYSTEM_PICTURES[id],
  }));
