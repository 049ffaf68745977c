import type { ReactNode } from 'react';
import { PictureLink } from '@/components/links/picture-link';
import { Picture } from '@/components/pictures/picture';
import { Step } from './next-steps';
import { SectionHead } from '@/components/ui/layout/section-head';
import { swipeRow } from '@/components/ui/layout/swipe-row';
import { cardZoom } from '@/components/ui/picture/picture-card';
import type { Card } from '@/components/pages/products/product-content';

interface Props {
  id: string;
  title: string;
  lead?: string;
  cards: readonly Card[];
  /** Three in a row, as pictures of buildings are wide; otherwise four. */
  wide?: boolean;
  /** A way to all of them. */
  children?: ReactNode;
}

const IN_A_ROW = {
  wide: {
    grid: 'sm:grid-cols-2 lg:grid-cols-3 max-sm:auto-cols-[78%]',
    sizes: '(min-width: 64em) 32vw, (min-width: 40em) 47vw, 74vw',
  },
  // As wide as the longest name on the narrowest telephones: it is not to be broken, nor by its sign on tablets. In
  // large letters no wider than its row shows of it.
  small: {
    grid: 'sm:grid-cols-2 md:max-lg:[&_.flip]:hidden max-sm:auto-cols-[clamp(42%,10rem,78%)]',
    sizes: '(min-width: 48em) 31vw, (min-width: 40em) 46vw, 42vw',
  },
} as const;

/** How they stand beside each other on a desk, so that no row has a hole: five in two and three, seven in three and four. */
const COLUMNS: Readonly<Record<number, string>> = {
  2: 'md:grid-cols-2',
  3: 'md:grid-cols-3',
  5: 'md:grid-cols-6 md:*:col-span-2 md:*:nth-[-n+2]:col-span-3',
  6: 'md:grid-cols-3',
  7: 'md:grid-cols-12 md:*:col-span-3 md:*:nth-[-n+3]:col-span-4',
};

/** Several that share a picture are told apart by their names alone. */
const isShared = (cards: readonly Card[]) => new Set(cards.map(({ picture }) => picture)).size < cards.length;

/** Other products or places, each with its picture. Nothing, where there are none. */
export function CardShelf({ id, title, lead, cards, wide = false, children }: Props) {
  if (cards.length === 0) return null;
  const { grid, sizes } = IN_A_ROW[wide ? 'wide' : 'small'];
  return (
    <section className="border-t border-hairline py-section" aria-labelledby={id}>
      <div className="wrap">
        <SectionHead id={id} title={title} lead={lead} />
        {isShared(cards) ? (
          <Names id={id} cards={cards} />
        ) : (
          <ul
            aria-labelledby={id}
            className={`grid gap-x-gutter gap-y-8 ${grid} ${wide ? '' : (COLUMNS[cards.length] ?? 'md:grid-cols-4')} ${swipeRow}`}
          >
            {cards.map(({ href, title: name, note, picture }) => (
              <li key={`${href} ${name}`}>
                <PictureLink href={href} title={name} note={note}>
                  <Picture id={picture} alt="" sizes={sizes} className={`aspect-landscape ${cardZoom}`} />
                </PictureLink>
              </li>
            ))}
          </ul>
        )}
        {children && <div className="pt-6">{children}</div>}
      </div>
    </section>
  );
}

const Names = ({ id, cards }: Pick<Props, 'id' | 'cards'>) => (
  <ul aria-labelledby={id} className="grid gap-x-gutter border-b border-hairline sm:grid-cols-2">
    {cards.map(({ href, title }) => (
      <li key={href} className="border-t border-hairline">
        <Step href={href} text={title} />
      </li>
    ))}
  </ul>
);
