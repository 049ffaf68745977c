import type { Lang } from '@/content/lang';

/** A picture of the sheet: its file below public/, and what is to be seen on it. */
export interface SheetPicture {
  file: string;
  alt: string;
}

/** A row of the specification, as it is read. */
export interface SheetFigure {
  label: string;
  value: string;
  unit: string;
  source: string;
}

/** All that the data sheet of a product says. */
export interface DataSheet {
  lang: Lang;
  title: string;
  subject: string;
  /** What kind of sheet this is. */
  kind: string;
  name: string;
  by?: string;
  lead: string;
  /** Beside the picture; what has no room there stands below the table. */
  text: readonly string[];
  /** What is to be confirmed of the figures, below their table. */
  doubts: readonly string[];
  opening: SheetPicture;
  /** Two more at most. */
  pictures: readonly SheetPicture[];
  tones: readonly string[];
  figures: readonly SheetFigure[];
  heads: SheetFigure;
  caption: string;
  note?: string;
  /** What buyers ask, under its title. */
  questions: { title: string; items: readonly { ask: string; answer: string }[] };
  /** An SVG of the studio. */
  drawing?: { svg: string; alt: string };
  company: { brand: string; name: string };
  /** The page of the product, whole. */
  url: string;
  /** Lines at the foot, the first one strong; one of them says the page of the product. */
  foot: readonly string[];
  date: Date;
}
