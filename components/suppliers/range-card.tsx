import { AddProduct } from '@/components/enquiry-list/add-product';
import { pictureSources } from '@/components/pictures/picture-sources';
import type { LightboxItem } from '@/components/ui/lightbox/lightbox-item';
import { familyNames, isCode, isCodedBlend } from '@/content/catalogue/colours';
import { rangeTitle, type RangeCard as Card } from '@/content/catalogue/ranges';
import type { Lang } from '@/content/lang';
import { lightboxWords } from '@/content/shell/lightbox';
import { supplierPage } from '@/content/pages/catalogue/supplier';
import { Swatch } from '@/components/ui/control/swatch';
import { PictureCarousel } from '@/components/ui/carousel/picture-carousel';
import { ProductTitle } from '@/components/links/product-title';
import { TextLink } from '@/components/links/text-link';
import { fill } from '@/lib/site/fill';
import { tryAddress } from '@/content/simulator/try-address';

interface Props {
  card: Card;
  /** How wide its pictures are shown; a third of the window where it is not said. */
  sizes?: string;
  lang: Lang;
}

/** A card of a manufacturer's range, with its nominal colours. */
export function RangeCard({ card, sizes, lang }: Props) {
  const { card: words } = supplierPage[lang];

  const title = rangeTitle(card, lang);
  const texture = 'texture' in card.of ? card.of.texture : undefined;
  const [first, ...rest] = card.pictures.map((picture): LightboxItem => ({
    id: picture,
    title,
    picture: pictureSources(picture, lang),
  }));
  if (!first) return null;
  return (
    <PictureCarousel
      title={title}
      items={[first, ...rest]}
      words={words}
      lightbox={lightboxWords[lang]}
      sizes={sizes}
    >
      <div className="grid gap-y-1 py-3">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {texture && <Swatch colours={texture.colours} />}
          <h4 className="t-head">
            {texture ? (
              <ProductTitle id={texture.key} lang={lang}>
                {title}
              </ProductTitle>
            ) : (
              title
            )}
            {texture && isCode(texture.colour) && (
              <span className="t-small block font-normal text-bitumen-soft">
                {fill(isCodedBlend(texture.colour) ? words.coded.blend : words.coded.plain, {
                  colour: familyNames[lang][texture.category].head,
                })}
              </span>
            )}
          </h4>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <AddProduct id={texture?.key ?? card.pictures[0]!} lang={lang} />
          {texture && (
            <TextLink href={tryAddress(texture, lang)} about={title}>
              {words.try}
            </TextLink>
          )}
        </div>
      </div>
    </PictureCarousel>
  );
}
