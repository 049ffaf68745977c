import { usePathname } from 'next/navigation';
import { useDeferredValue, useMemo, useState } from 'react';
import { useHydrated } from '@/components/ui/hydration/use-hydrated';

/** Tiles that fill more than the first screen: two rows of a desk, five of a telephone. */
export const FIRST_TILES = 15;

/**
 * Whether the router puts this page in anew: it writes the address together with the page. Of a page that is come back to
 * the address stands already, and its place further down needs the whole height at once.
 */
function usePutIn(): boolean {
  const isHydrated = useHydrated();
  const pathname = usePathname();
  const [isPutIn] = useState(() => isHydrated && window.location.pathname !== pathname);
  return isPutIn;
}

/** The first of all tiles of the shelves, shelf by shelf. */
export function firstTiles<Shelf extends { tiles: readonly unknown[] }>(
  shelves: readonly Shelf[],
  count = FIRST_TILES,
): Shelf[] {
  let left = count;
  return shelves.map((shelf) => {
    const tiles = shelf.tiles.slice(0, left);
    left -= tiles.length;
    return tiles.length === shelf.tiles.length ? shelf : { ...shelf, tiles };
  });
}

/**
 * The shelves as they are laid: where the router puts the page in, what is seen of it comes with the first frame and the
 * other tiles with the next (docs/decisions/346-a-gallery-that-comes-in-two-frames.md). Whole in the HTML.
 */
export function useFirstTiles<Shelf extends { tiles: readonly unknown[] }>(
  shelves: readonly Shelf[],
): readonly Shelf[] {
  const isPutIn = usePutIn();
  const isWhole = useDeferredValue(true, !isPutIn);
  return useMemo(() => (isWhole ? shelves : firstTiles(shelves)), [isWhole, shelves]);
}
