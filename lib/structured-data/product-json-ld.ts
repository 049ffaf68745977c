import type { Lang } from '@/content/lang';
import { imageObject, type GalleryPicture } from './media-json-ld';
import { CONTEXT, ourSite, type JsonLdNode } from './nodes';

/** Another thing that a product belongs to. */
export interface Kin {
  name: string;
  /** Absolute address of the page that shows it. */
  url: string;
}

interface ShownProduct {
  name: string;
  /** Title of the page. */
  title: string;
  description: string;
  url: string;
  /** Who makes it, where one is named. */
  brand?: string;
  picture: GalleryPicture;
  /** What the page says of it that is known; the unit as it stands there. */
  figures: readonly { name: string; value: string; unit?: string; source?: string }[];
  variantOf?: Kin;
  accessoryTo?: Kin;
}

const model = ({ name, url }: Kin) => ({ '@type': 'ProductModel', name, url });

/**
 * The page of one product, told as the model that a specification describes: search consoles take a `Product` without
 * an offer for a fault, and nothing of an offer is known (docs/decisions/174 and 311).
 */
export function productPageJsonLd(shown: ShownProduct, lang: Lang): JsonLdNode {
  const { name, title, description, url, brand, picture, figures, variantOf, accessoryTo } = shown;
  return {
    '@context': CONTEXT,
    '@type': 'ItemPage',
    '@id': url,
    url,
    name: title,
    description,
    isPartOf: ourSite(lang),
    inLanguage: lang,
    primaryImageOfPage: imageObject(picture, lang),
    mainEntity: {
      ...model({ name, url }),
      '@id': `${url}#product`,
      description,
      image: new URL(picture.file, url).href,
      ...(brand && { brand: { '@type': 'Brand', name: brand } }),
      ...(variantOf && { isVariantOf: model(variantOf) }),
      ...(accessoryTo && { isAccessoryOrSparePartFor: model(accessoryTo) }),
      additionalProperty: figures.map(({ name: property, value, unit, source }) => ({
        '@type': 'PropertyValue',
        name: property,
        value,
        ...(unit && { unitText: unit }),
        ...(source && { description: source }),
      })),
    },
  };
}
