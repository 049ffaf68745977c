import type { PictureFiles } from '@/components/ui/picture/picture-candidates';
import type { ShownTile } from './gallery-shelf';

/** What a page says of each of its 112 tiles: nothing that another part of it says already. */
export interface SentTile extends Pick<ShownTile, 'id' | 'title' | 'supplier' | 'profile' | 'product'> {
  /** On the enquiry list; where it is not the title. */
  name?: string;
  simulator?: ShownTile['simulator'];
  page?: ShownTile['page'];
  alt: string;
  tone: string;
}

/** The files of a tile, with `{id}` in place of its own. */
export type FilesOfTiles = Omit<PictureFiles, 'tone'>;

export type Options = readonly { value: string; label: string }[];

interface Known {
  category: string;
  files: FilesOfTiles;
  suppliers: Options;
  profiles: Options;
}

const labelOf = (options: Options, of: string) => options.find(({ value }) => value === of)?.label ?? '';

/** A tile as it is shown, from what was sent of it and what the page knows of all. */
export function shownTile(sent: SentTile, { category, files, suppliers, profiles }: Known): ShownTile {
  const { alt, tone, name, ...tile } = sent;
  const own = (address: string) => address.replaceAll('{id}', tile.id);
  return {
    ...tile,
    category,
    name: name ?? tile.title,
    manufacturer: labelOf(suppliers, tile.supplier),
    label: labelOf(profiles, tile.profile),
    picture: { ...files, avif: own(files.avif), webp: own(files.webp), alt, tone },
  };
}
