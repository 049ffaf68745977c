import { useState } from 'react';
import type { TileFact } from '@/components/your-roof/tile-data';
import type { Laid, RoofState } from '@/components/your-roof/use-roof';

/** The tile that others are compared with, as it was laid: of one that is still being laid, as soon as it is. */
export function usePinned({ tile, looked, laid }: RoofState) {
  const [pin, setPin] = useState<{ tile: TileFact; laid: Laid | null } | null>(null);
  const now = laid?.tile === tile && laid.looked === looked ? laid : null;
  if (pin && !pin.laid && pin.tile !== tile) setPin(null);
  else if (pin && !pin.laid && now) setPin({ tile, laid: now });
  // What was pinned before the roof was marked otherwise shows another roof.
  const isPinned = pin !== null && (pin.laid === null || pin.laid.looked === looked);
  return {
    isPinned,
    pinned: isPinned ? pin.laid : null,
    onPin: () => setPin(isPinned ? null : { tile, laid: now }),
  };
}
