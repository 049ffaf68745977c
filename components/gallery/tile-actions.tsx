import { AddToEnquiry } from '@/components/enquiry-list/add-to-enquiry';
import { TextLink } from '@/components/links/text-link';
import { usePageLang } from '@/components/links/page-lang';
import type { AddWords } from '@/content/forms/enquiry-words';
import type { GalleryWords } from '@/content/pages/catalogue/gallery';
import { compareAddress } from '@/content/products/compare-address';
import type { ShownTile } from './gallery-shelf';

interface Props {
  tile: ShownTile;
  words: Pick<GalleryWords, 'try' | 'page' | 'compare'>;
  add: AddWords;
}

/** Who makes the tile that is open large, and what can be done with it. */
export function TileActions({ tile, words, add }: Props) {
  const lang = usePageLang();
  return (
    <div className="flex flex-wrap items-center gap-x-6">
      <span className="t-small">{tile.manufacturer}</span>
      <AddToEnquiry id={tile.product} name={tile.name} words={add} />
      {tile.page && (
        <TextLink href={tile.page} about={tile.title}>
          {words.page}
        </TextLink>
      )}
      {tile.simulator && (
        <>
          <TextLink href={compareAddress([tile.product], lang)} about={tile.title}>
            {words.compare}
          </TextLink>
          <TextLink href={tile.simulator} about={tile.title}>
            {words.try}
          </TextLink>
        </>
      )}
    </div>
  );
}
