// More than the widest page shows; the rest is cut off.
const PLACES = ['a', 'b', 'c', 'd', 'e', 'f'];

/** One measure for the cards, in a row that runs to the edge of the page, of the shelf and for the ground that keeps their place: two lines of name, two of manufacturer. */
export const shelfRow = '-me-margin grid grid-flow-col auto-cols-[min(17rem,76vw)] gap-x-gutter pb-4';
export const shelfCard = 'min-h-78';
export const shelfPicture = 'h-51';

/** Sand courses of tiles at the size of the cards to come, so that nothing moves when they arrive. */
export function ShelfGround() {
  return (
    <div aria-hidden data-ground className={`${shelfRow} overflow-hidden`}>
      {PLACES.map((place) => (
        <div key={place} className={shelfCard}>
          <div className={`overflow-hidden bg-sand ${shelfPicture}`}>
            <div className="size-full animate-pulse bg-hairline [mask:var(--profile)_0_0/3.5rem_1.625rem_round]" />
          </div>
          <div className="mt-3 h-5 w-3/4 bg-sand" />
        </div>
      ))}
    </div>
  );
}
