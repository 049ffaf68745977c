'use client';

import { useEffect, useRef, useSyncExternalStore, type ReactNode, type RefObject } from 'react';
import { StepButtons } from '@/components/ui/carousel/step-buttons';
import { whenNear } from '@/components/ui/loading/when-near';
import { isRightToLeft } from '@/components/ui/carousel/reading-direction';
import { fill } from '@/lib/site/fill';
import { IDLE, productStore, type LoadFault, type ProductStore } from '@/lib/products/product-store';
import { ShelfCard } from './shelf-card';
import { ShelfFault } from './shelf-fault';
import { ShelfGround, shelfRow } from './shelf-ground';

interface ShelfWords {
  loading: string;
  failed: string;
  faults: Readonly<Record<LoadFault['code'], string>>;
  again: string;
  scroll: string;
  previous: string;
  next: string;
}

interface Props {
  words: ShelfWords;
  /** The way to all of them, beside the buttons. */
  all?: ReactNode;
  /** Ways into the range that need no list: shown when it is empty or cannot be had. */
  families: ReactNode;
  /** How many of the list stand on the shelf. */
  most: number;
  store?: ProductStore;
}

const faultText = ({ failed, faults }: ShelfWords, error: LoadFault) =>
  fill(failed, { fault: fill(faults[error.code], { ...error }) });

/** Cards in a row that snaps, their place kept while the list is on its way. */
export function ProductShelf({ words, families, all, most, store = productStore }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLUListElement>(null);
  const told = useRef<HTMLParagraphElement>(null);
  const { status, products, error } = useSyncExternalStore(store.subscribe, store.get, () => IDLE);
  useEffect(() => (place.current ? whenNear(place.current, store.load) : undefined), [store]);

  /** The button is gone with the message: the focus goes on to what is said of the load. */
  const again = () => {
    told.current?.focus({ preventScroll: true });
    store.retry();
  };

  return (
    <div ref={place} className="noscript:hidden">
      <div className="mb-6 flex min-h-tap items-center gap-4 md:-mt-19 md:justify-end">
        <p ref={told} tabIndex={-1} role="status" className="t-label empty:sr-only">
          {status === 'loading' && words.loading}
        </p>
        {all && <div className="order-last ms-auto md:order-none md:ms-0">{all}</div>}
        {products.length > 0 && <Arrows words={words} row={row} />}
      </div>
      <div className="min-h-82">
        {(status === 'idle' || status === 'loading') && <ShelfGround />}
        {error && <ShelfFault text={faultText(words, error)} again={words.again} onAgain={again} />}
        {(status === 'failed' || status === 'succeeded') && products.length === 0 && families}
        {products.length > 0 && (
          <ul
            ref={row}
            aria-label={words.scroll}
            className={`${shelfRow} snap-x overflow-x-auto pe-margin [scrollbar-width:thin]`}
          >
            {products.slice(0, most).map((product) => (
              <ShelfCard key={product.id} product={product} />
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

function Arrows({ words, row }: { words: ShelfWords; row: RefObject<HTMLUListElement | null> }) {
  const turn = (sign: 1 | -1) => {
    const list = row.current;
    if (!list) return;
    const along = isRightToLeft(list) ? -sign : sign;
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    list.scrollBy({ left: along * list.clientWidth * 0.9, behavior: still ? 'instant' : 'smooth' });
  };
  return <StepButtons words={words} onStep={turn} />;
}
