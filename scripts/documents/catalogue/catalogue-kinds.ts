import type { Hotspot } from '../../../content/catalogue/diagram';
import type { PictureId } from '../../../content/pictures/library';

/** A word of the trade, or a part, with what it means. */
export type Entry = readonly [term: string, meaning: string];

interface Head {
  lead?: string;
}

export interface ColourCard {
  title: string;
  /** Family of the gallery's filter; what to type there. */
  family: string;
  colours: readonly string[];
  slope: PictureId;
  tile: PictureId;
}

/** What stands on a page of the roofing catalogue, under its heading. */
export type CataloguePage =
  | ({ kind: 'cover'; pictures: readonly PictureId[]; ends: readonly string[] } & Required<Head>)
  | ({ kind: 'contents'; note: string } & Head)
  | ({
      kind: 'words';
      picture?: PictureId;
      paragraphs?: readonly string[];
      rows?: readonly Entry[];
      note?: string;
    } & Head)
  | ({
      kind: 'profiles';
      rows: readonly { name: string; text: string; picture: PictureId }[];
      note: string;
    } & Head)
  | ({
      kind: 'table';
      head: readonly string[];
      rows: readonly (readonly string[])[];
      notes: readonly string[];
      pictures: readonly PictureId[];
    } & Head)
  | ({
      kind: 'families';
      rows: readonly { name: string; titles: string; colours: readonly string[] }[];
      note: string;
    } & Head)
  | ({ kind: 'manufacturer'; pictures: readonly PictureId[]; text: string; facts: readonly Entry[] } & Head)
  | ({ kind: 'colours'; groups: readonly { title?: string; cards: readonly ColourCard[] }[] } & Head)
  | ({ kind: 'diagram'; picture: PictureId; parts: readonly Hotspot[] } & Head)
  | ({
      kind: 'fittings';
      cards: readonly { title: string; text: string; pictures: readonly PictureId[] }[];
      note?: string;
    } & Head)
  | ({ kind: 'section'; layers: readonly string[]; text: string } & Head)
  | ({
      kind: 'steps';
      steps: readonly { title: string; text: string; picture: PictureId; points: readonly string[] }[];
    } & Head)
  | ({
      kind: 'measure';
      steps: readonly string[];
      head: readonly string[];
      rows: readonly (readonly string[])[];
      example: readonly string[];
    } & Head)
  | ({ kind: 'plates'; plates: readonly { title: string; picture: PictureId }[]; note: string } & Head)
  | ({
      kind: 'contact';
      picture: PictureId;
      head: readonly string[];
      rows: readonly (readonly string[])[];
      email: string;
      legal: string;
    } & Head);
