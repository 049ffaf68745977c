import { usePageLang } from '@/components/links/page-lang';
import { COMMA } from '@/content/lang';
import { cardZoom } from '@/components/ui/picture/picture-card';
import type { PageHref } from '@/content/routes';
import type { Product } from '@/content/catalogue/products';
import { mediaUrl } from '@/lib/settings/media';
import { PictureLink } from '@/components/links/picture-link';
import { shelfCard, shelfPicture } from './shelf-ground';

/** A product of the list as a card of one measure, so that the row keeps its height. */
export function ShelfCard({ product }: { product: Product }) {
  const { name, category, supplier, country, image, url } = product;
  const manufacturer = [supplier, country].filter(Boolean).join(COMMA[usePageLang()]);
  return (
    <li className={`snap-start ${shelfCard}`}>
      <PictureLink
        href={url as PageHref}
        title={name}
        note={[category, manufacturer].filter(Boolean).join(' · ')}
      >
        <picture>
          <img
            src={mediaUrl(image as `/${string}`)}
            alt=""
            loading="lazy"
            decoding="async"
            className={`w-full object-cover ${shelfPicture} ${cardZoom}`}
          />
        </picture>
      </PictureLink>
    </li>
  );
}
