import type { PageHref } from '@/content/routes';
import type { PictureFiles } from '@/components/ui/picture/picture-candidates';
import type { ShownTile } from './gallery-shelf';

/** What a page says of each of its 112 tiles: nothing that another part of it says already. */
export interface SentTile extends Pick<ShownTile, 'id' | 'title' | 'supplier' | 'profile' | 'product'> {
  /** On the enquiry list; where it is not the title. */
  name?: string;
  simulator?: ShownTile['simulator'];
  alt: string;
  tone: string;
}

/** The files of a tile, with `{id}` in place of its own. */
export type FilesOfTiles = Omit<PictureFiles, 'tone'>;

interface Option {
  value: string;
  label: string;
  /** Of a manufacturer: below which page its tiles have theirs, each at the id it has on the enquiry list. */
  pages?: PageHref;
  /** Of a fitting: the page of that part. */
  page?: PageHref;
}

export type Options = readonly Option[];

interface Known {
  category: string;
  files: FilesOfTiles;
  suppliers: Options;
  profiles: Options;
}

const optionOf = (options: Options, of: string) => options.find(({ value }) => value === of);

/** A tile as it is shown, from what was sent of it and what the page knows of all. */
export function shownTile(sent: SentTile, { category, files, suppliers, profiles }: Known): ShownTile {
  const { alt, tone, name, ...tile } = sent;
  const supplier = optionOf(suppliers, tile.supplier);
  const profile = optionOf(profiles, tile.profile);
  const page = profile?.page ?? (supplier?.pages && (`${supplier.pages}/${tile.product}` as PageHref));
  const own = (address: string) => address.replaceAll('{id}', tile.id);
  return {
    ...tile,
    category,
    name: name ?? tile.title,
    manufacturer: supplier?.label ?? '',
    label: profile?.label ?? '',
    ...(page && { page }),
    picture: { ...files, avif: own(files.avif), webp: own(files.webp), alt, tone },
  };
}
