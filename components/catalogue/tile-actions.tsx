import type { Route } from 'next';
import { TextLink } from '@/components/ui/text-link';
import type { SitePath } from '@/content/routes';
import type { GalleryWords } from '@/content/pages/gallery';
import type { ShownTile } from './gallery-shelf';

interface Props {
  tile: ShownTile;
  words: Pick<GalleryWords, 'try'>;
}

/** Who makes the tile that is open large, and what can be done with it. */
export function TileActions({ tile, words }: Props) {
  return (
    <p className="flex flex-wrap items-center gap-x-6">
      <span className="t-small">{tile.maker}</span>
      {tile.simulator && (
        <TextLink href={tile.simulator as Route<SitePath>} about={tile.title}>
          {words.try}
        </TextLink>
      )}
    </p>
  );
}
