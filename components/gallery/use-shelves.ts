import { useMemo } from 'react';
import type { GalleryFilter } from './gallery-chips';
import { shownTile, type FilesOfTiles, type Options, type SentTile } from './sent-tile';

export interface SentShelf extends GalleryFilter {
  tiles: readonly SentTile[];
}

interface Of {
  files: FilesOfTiles;
  suppliers: Options;
  profiles: Options;
}

/** The shelves with all that is shown of their tiles. */
export function useShelves(sent: readonly SentShelf[], { files, suppliers, profiles }: Of) {
  return useMemo(
    () =>
      sent.map(({ tiles, ...shelf }) => {
        const known = { category: shelf.value, files, suppliers, profiles };
        return { ...shelf, tiles: tiles.map((tile) => shownTile(tile, known)) };
      }),
    [sent, files, suppliers, profiles],
  );
}
