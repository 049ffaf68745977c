import type { RouteKey } from '@/content/routes';

/** Words of the strip that the product list fills. */
export const rangeStrip = {
  title: 'From our range',
  loading: 'Loading...',
  failed: 'Error:',
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
} as const;

/** Reasons a load can fail, as the visitor reads them behind `Error: `. */
export const loadFaults = {
  network: 'the product list did not answer',
  status: 'the product list answered with code',
  shape: 'the product list could not be read',
} as const;

/** What the product list says when its table cannot be read. */
export const productListDown = 'The product list is not available at the moment.';
