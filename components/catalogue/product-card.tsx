import { ApproachLink } from '@/components/ui/approach-link';
import type { Route } from 'next';
import type { Product } from '@/content/catalogue/products';
import { mediaUrl } from '@/lib/core/media';

/** One measure for the cards and for the ground that keeps their place. */
export const shelfRow = 'grid grid-flow-col auto-cols-[min(17rem,76vw)] gap-x-gutter pb-4';
export const cardPicture = 'block h-51 w-full overflow-hidden bg-sand-deep';
export const cardWords = 'block h-24 pt-3';

/** One product: picture, name, who makes it and where. */
export function ProductCard({ product }: { product: Product }) {
  const { name, supplier, country, image, url } = product;
  return (
    <li className="snap-start">
      <ApproachLink href={url as Route} className="group block no-underline">
        <span className={cardPicture}>
          <picture>
            <img
              src={mediaUrl(image as `/${string}`)}
              alt=""
              loading="lazy"
              decoding="async"
              className="size-full object-cover transition-[scale] duration-600 ease-weighted group-hover:scale-[1.025]"
            />
          </picture>
        </span>
        <span className={cardWords}>
          <span className="t-head line-clamp-2 transition-colors duration-fast group-hover:text-kiln">
            {name}
          </span>
          <span className="t-small block truncate text-bitumen-soft">
            {[supplier, country].filter(Boolean).join(', ')}
          </span>
        </span>
      </ApproachLink>
    </li>
  );
}
