import { words } from '@/content/words';
import type { RouteKey } from '@/content/routes';

/** Words of the strip that the product list fills. */
export const rangeStrip = words(
  {
    title: 'From our range',
    /** The way on from the home page. */
    all: 'All products',
    loading: 'Loading...',
    failed: 'Error: {fault}',
    /** Reasons a load can fail, by their codes in lib/products/product-store.ts. */
    faults: {
      network: 'the product list did not answer',
      status: 'the product list answered with code {status}',
      shape: 'the product list could not be read',
    },
    again: 'Try again',
    scroll: 'Products, scrolls sideways',
    previous: 'Back along the range',
    next: 'Further along the range',
    /** Shown where the list cannot be: without JavaScript, and after a failure. */
    families: [
      { label: 'Roof tiles', to: 'roofTiles' },
      { label: 'Bricks', to: 'bricks' },
      { label: 'Solar water', to: 'solarWater' },
      { label: 'Roofing components', to: 'components' },
    ] satisfies readonly { label: string; to: RouteKey }[],
  },
  {
    ar: {
      title: 'من منتجاتنا',
      all: 'جميع المنتجات',
      loading: 'جارٍ التحميل…',
      failed: 'خطأ: {fault}',
      faults: {
        network: 'لا رد من قائمة المنتجات',
        status: 'ردّت قائمة المنتجات بالرمز {status}',
        shape: 'تعذّرت قراءة قائمة المنتجات',
      },
      again: 'إعادة المحاولة',
      scroll: 'المنتجات، تُمرَّر أفقيًا',
      previous: 'المنتجات السابقة',
      next: 'المنتجات التالية',
      families: [
        { label: 'القرميد' },
        { label: 'الطوب' },
        { label: 'السخانات الشمسية' },
        { label: 'مكوّنات السقف' },
      ],
    },
  },
);

/** What the product list says when its table cannot be read. */
export const productListWords = words(
  { down: 'The product list is not available at the moment.' },
  { ar: { down: 'قائمة المنتجات غير متاحة حاليًا.' } },
);
