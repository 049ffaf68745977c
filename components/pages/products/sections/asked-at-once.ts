import type { Figure } from '@/components/pages/products/product-content';
import type { Lang } from '@/content/lang';
import { productWords } from '@/content/products/page-words';

/** Figures that are all on request stand in one row, at the end: `Sizes · Weight`. */
export function askedAtOnce(figures: readonly Figure[], lang: Lang): readonly Figure[] {
  const { onRequest } = productWords[lang].sheet;
  const isAsked = ({ value, source }: Figure) => source === 'ask' && value === onRequest;
  const [first, ...others] = figures.filter(isAsked);
  if (!first || others.length === 0) return figures;
  const label = [first, ...others].map((figure) => figure.label).join(' · ');
  return [...figures.filter((figure) => !isAsked(figure)), { ...first, label }];
}
