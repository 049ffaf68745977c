import { PRODUCTS } from '@/content/catalogue/products';
import manifest from '@/content/pictures/manifest.json';
import type { PictureId } from '@/content/pictures/library';
import { mediaUrl } from '@/lib/settings/media';

/** Address of the smallest file of a picture. */
export function thumbnail(id: PictureId): string | undefined {
  const measured = (manifest as Record<string, { widths: number[] }>)[id];
  return measured && mediaUrl(`/img/${id}-${measured.widths[0]!}.avif`);
}

/** The same for the picture under which a product stands in the list of products. */
export function pictureOfProduct(id: string): string | undefined {
  const product = PRODUCTS.find((one) => one.id === id);
  return product && thumbnail(product.image.slice('/img/'.length, -'.webp'.length) as PictureId);
}
