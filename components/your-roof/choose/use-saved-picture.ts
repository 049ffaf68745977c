import { useEffect, useState } from 'react';
import type { Caption } from '@/lib/your-roof/protocol';
import type { RoofEngine } from '@/components/your-roof/engine/start-engine';
import type { TileFact } from '@/components/your-roof/tile-data';
import type { RoofState } from '@/components/your-roof/use-roof';

interface Order {
  /** The roof that is shown: marked otherwise, it is another picture. */
  looked: RoofState['looked'];
  tile: TileFact;
  caption: Omit<Caption, 'direction'>;
}

/** The caption runs as the page does. */
export const directed = (caption: Omit<Caption, 'direction'>): Caption => ({
  ...caption,
  direction: document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr',
});

/**
 * The picture as a file, made as soon as the step is open: a device shares a file only right after the press.
 * `undefined` while it is being made, null where it could not be.
 */
export function useSavedPicture(
  engine: RoofEngine,
  { looked, tile, caption }: Order,
): File | null | undefined {
  const [made, setMade] = useState<Pick<Order, 'looked' | 'tile'> & { file: File | null }>();
  const { title, note, aside } = caption;
  useEffect(() => {
    let left = false;
    const order = { hexes: tile.hexes, caption: directed({ title, note, aside }) };
    const file = (blob: Blob | null) =>
      blob && new File([blob], `my-roof-${tile.key}.jpg`, { type: 'image/jpeg' });
    engine.ask('save', order).then(
      (blob) => left || setMade({ looked, tile, file: file(blob) }),
      () => left || setMade({ looked, tile, file: null }),
    );
    return () => {
      left = true;
    };
  }, [engine, looked, tile, title, note, aside]);
  return made?.looked === looked && made?.tile === tile ? made.file : undefined;
}
