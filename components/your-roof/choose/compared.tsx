import { useState, type CSSProperties } from 'react';
import type { YourRoofSteps } from '@/content/pages/tools/your-roof';
import type { Size } from '@/lib/your-roof/picture/types';
import { JointLine, JointSlider } from '@/components/ui/picture/joint';
import { Bitmap, placeOf } from '@/components/your-roof/stage';
import type { Laid } from '@/components/your-roof/use-roof';

interface Props {
  laid: Laid;
  /** Another tile to compare with; the photograph where there is none. */
  pinned: Laid | null;
  size: Size;
  words: YourRoofSteps['tile'];
}

/** The roof in the tile, cut by a straight joint from what it is compared with. */
export function Compared({ laid, pinned, size, words }: Props) {
  const [share, setShare] = useState(30);
  return (
    <>
      <div className="absolute inset-0" style={{ '--share': `${share}%` } as CSSProperties}>
        {pinned && <Bitmap bitmap={pinned.patch} style={placeOf(pinned.frame, size)} />}
        <div className="absolute inset-0 [clip-path:inset(0_0_0_var(--share))] rtl:[clip-path:inset(0_var(--share)_0_0)]">
          {/* Where the two roofs differ in size, the photograph is what lies under the second. */}
          <Bitmap bitmap={laid.patch} style={placeOf(laid.frame, size)} />
        </div>
        <JointLine
          share={share}
          before={pinned ? pinned.tile.name : words.before}
          after={pinned ? laid.tile.name : words.after}
        />
      </div>
      <JointSlider share={share} label={words.joint} onShare={setShare} />
    </>
  );
}
