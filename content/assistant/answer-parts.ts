import { routeName } from '@/content/route-names';
import type { RouteKey } from '@/content/routes';
import type { AnswerPart, Line } from './answer-words';
import type { QuickWords } from './words';

/* What the answers are put together from. */

/** A line that leads to a page of ours, by its name unless another text is given. */
export const page = (to: RouteKey, text: string = routeName(to, 'en')): Line => ({ text, to });

export const part = (lines: readonly Line[], title?: string): AnswerPart => ({
  lines,
  ...(title && { title }),
});

/** Replies that can be pressed below an answer. */
export const ask = {
  price: { text: 'Prices and quotes', to: 'price' },
  samples: { text: 'Samples', to: 'samples' },
  products: { text: 'Products & Brands', to: 'products' },
  brands: { text: 'All brands', to: 'brands' },
  contact: { text: 'Contact Info', to: 'contact' },
  locations: { text: 'Locations', to: 'locations' },
  services: { text: 'Services', to: 'services' },
  volumes: { text: 'Sales volumes', to: 'volumes' },
  app: { text: 'Mobile app', to: 'app' },
  hours: { text: 'Opening hours', to: 'hours' },
  delivery: { text: 'Delivery and export', to: 'delivery' },
  quantity: { text: 'How many tiles?', to: 'quantity' },
  simulator: { text: 'Roof tile simulator', to: 'simulator' },
  warranty: { text: 'Warranty', to: 'warranty' },
} as const satisfies Record<string, QuickWords>;
