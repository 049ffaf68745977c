import { AddToEnquiry } from '@/components/enquiry-list/add-to-enquiry';
import { pictureSources } from '@/components/pictures/picture-sources';
import type { LightboxItem } from '@/components/ui/lightbox/lightbox-item';
import { familyNames, isCode, isCodedBlend } from '@/content/catalogue/colours';
import { rangeTitle, type RangeCard as Card } from '@/content/catalogue/ranges';
import { enquiryWords } from '@/content/forms/enquiry-words';
import type { Lang } from '@/content/lang';
import { lightboxWords } from '@/content/lightbox';
import { supplierPage } from '@/content/pages/supplier';
import { Swatch } from '@/components/ui/control/swatch';
import { PictureCarousel } from '@/components/ui/carousel/picture-carousel';
import { TextLink } from '@/components/links/text-link';
import { fill } from '@/lib/site/fill';
import { tryAddress } from '@/content/simulator/try-address';

interface Props {
  card: Card;
  /** Who makes it, and the address of the tab it stands in. */
  manufacturer: string;
  url: string;
  /** How wide its pictures are shown; a third of the window where it is not said. */
  sizes?: string;
  lang: Lang;
}

/** A card of a manufacturer's range, with its nominal colours. */
export function RangeCard({ card, manufacturer, url, sizes, lang }: Props) {
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
        <div className="flex items-center gap-x-4">
          {texture && <Swatch colours={texture.colours} />}
          <h4 className="t-head">
            {title}
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
          <AddToEnquiry
            words={enquiryWords[lang].add}
            article={{
              id: texture?.key ?? card.pictures[0]!,
              name: title,
              variant: manufacturer,
              unit: (texture ? words.tile : words.fitting).countedIn,
              url,
              picture: card.pictures[0]!,
            }}
          />
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
