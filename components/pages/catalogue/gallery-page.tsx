import type { Lang } from '@/content/lang';
import { EarlyNarrowing } from '@/components/gallery/early-narrowing';
import type { FilesOfTiles, SentTile } from '@/components/gallery/sent-tile';
import { TileGallery } from '@/components/gallery/tile-gallery';
import type { SentShelf } from '@/components/gallery/use-shelves';
import { Breadcrumbs } from '@/components/links/breadcrumbs';
import { ButtonLink } from '@/components/links/button-link';
import { JsonLd } from '@/components/structured-data/json-ld';
import { Onward } from '@/components/ui/layout/onward';
import { SplitHead } from '@/components/pictures/split-head';
import { galleryPictures, pictureSources } from '@/components/pictures/picture-sources';
import { TextLink } from '@/components/links/text-link';
import { enquiryWords } from '@/content/forms/enquiry-words';
import { lightboxWords } from '@/content/shell/lightbox';
import {
  galleryFilters,
  galleryOptions,
  galleryPage,
  galleryTiles,
  type GalleryTile,
} from '@/content/pages/catalogue/gallery';
import { path } from '@/content/routes';
import { imageGalleryJsonLd } from '@/lib/structured-data/media-json-ld';
import { breadcrumbJsonLd } from '@/lib/structured-data/page-json-ld';

function sentTile(tile: GalleryTile, lang: Lang): SentTile {
  const { id, title, supplier, profile, product, name, simulator, picture } = tile;
  const { alt, tone } = pictureSources(picture, lang);
  return {
    ...{ id, title, supplier, profile, product, alt, tone },
    ...(name !== title && { name }),
    ...(simulator && { simulator }),
  };
}

/** All pictures of tiles are of one size, and named by their tile. */
function filesOfTiles(tiles: readonly GalleryTile[], lang: Lang): FilesOfTiles {
  const [files, ...others] = new Set(
    tiles.map(({ id, picture }) => {
      const { avif, webp, width, height } = pictureSources(picture, lang);
      return JSON.stringify({ avif, webp, width, height }).replaceAll(id, '{id}');
    }),
  );
  if (!files || others.length > 0)
    throw new Error(`the gallery has pictures of another kind: ${others.join()}`);
  return JSON.parse(files) as FilesOfTiles;
}

const shelfOf = (
  filter: ReturnType<typeof galleryFilters>[number],
  all: readonly GalleryTile[],
  lang: Lang,
): SentShelf => {
  const tiles = all.filter(({ category }) => category === filter.value);
  return { ...filter, colours: tiles[0]?.colours ?? [], tiles: tiles.map((tile) => sentTile(tile, lang)) };
};

export function GalleryPage({ lang }: { lang: Lang }) {
  const { title, lead, picture, breadcrumbs, words, note, next } = galleryPage[lang];
  const { suppliers, profiles } = galleryOptions(lang);
  const tiles = galleryTiles(lang);
  const [all, ...filters] = galleryFilters(lang);

  return (
    <>
      <JsonLd
        data={[
          breadcrumbJsonLd('gallery', lang),
          imageGalleryJsonLd('gallery', lang, galleryPictures(tiles, lang)),
        ]}
      />
      <SplitHead
        title={title}
        picture={picture}
        trail={<Breadcrumbs of="gallery" label={breadcrumbs} lang={lang} />}
        lang={lang}
      >
        <p className="t-lead text-bitumen-soft">{lead}</p>
      </SplitHead>
      <div className="wrap pt-8 pb-section">
        <TileGallery
          lang={lang}
          all={{ ...all!, colours: [] }}
          shelves={filters.map((filter) => shelfOf(filter, tiles, lang))}
          files={filesOfTiles(tiles, lang)}
          suppliers={suppliers}
          profiles={profiles}
          words={words}
          lightbox={lightboxWords[lang]}
          add={enquiryWords[lang].add}
          early={<EarlyNarrowing />}
        />
        <p className="t-note max-w-measure pt-6 text-bitumen-soft">{note}</p>
      </div>
      <Onward title={next.title} text={next.text}>
        <ButtonLink href={path('cart', lang)}>{next.ask}</ButtonLink>
        <TextLink href={path('roofTiles', lang)}>{next.manufacturers}</TextLink>
      </Onward>
    </>
  );
}
