import { cardPicture, cardWords, shelfRow } from './product-card';

// More than the widest page shows; the rest is cut off.
const PLACES = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Sand courses of tiles at the size of the cards to come, so that nothing moves when they arrive. */
export function ShelfGround() {
  return (
    <div aria-hidden data-ground className={`${shelfRow} overflow-hidden`}>
      {PLACES.map((place) => (
        <div key={place}>
          <div className={`${cardPicture} bg-sand!`}>
            <div className="size-full animate-pulse bg-hairline [mask:var(--profile)_0_0/3.5rem_1.625rem_round]" />
          </div>
          <div className={cardWords}>
            <div className="h-5 w-3/4 bg-sand" />
          </div>
        </div>
      ))}
    </div>
  );
}
