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
  const { name, supplier, country, image, url } = product;
  return (
    <li className={`snap-start ${shelfCard}`}>
      <PictureLink
        href={url as PageHref}
        title={name}
        note={[supplier, country].filter(Boolean).join(COMMA[usePageLang()])}
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
