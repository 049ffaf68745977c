import type { CSSProperties, Ref } from 'react';
import { JointLine } from '@/components/ui/picture/joint';
import type { Design } from '@/lib/simulator/design';
import { planOf, type FileKind, type Sheets } from '@/lib/simulator/layer-plan';
import { addressOf, LayerPicture, placeOf } from './layer-picture';

interface StackProps {
  design: Design;
  sheets: Sheets;
  kind: FileKind;
}

/** The layers of a design whose files are decoded already. */
function Stack({ design, sheets, kind }: StackProps) {
  return planOf(design, sheets).map((layer) => (
    <picture key={layer.file} className="contents">
      <img
        src={addressOf(layer.file, kind)}
        alt=""
        decoding="sync"
        draggable={false}
        data-layer={layer.file}
        className="absolute max-w-none"
        style={placeOf(layer)}
      />
    </picture>
  ));
}

interface Props extends Omit<StackProps, 'design'> {
  /** What the page came with. */
  opening: Design;
  shown: Design | null;
  /** A design to compare with: it covers the picture up to the share. */
  kept: Design | null;
  /** Percent from the start. */
  share: number;
  label: string;
  plate: Ref<HTMLImageElement>;
  words: { kept: string; now: string };
}

/** The picture: what the page came with, and over it what is chosen; two designs cut by a straight joint. */
export function Stage({ opening, shown, kept, share, label, plate, words, ...files }: Props) {
  const [base] = planOf(opening, files.sheets);
  return (
    <div
      role="img"
      aria-label={label}
      dir="ltr"
      className="relative aspect-video w-full overflow-hidden bg-sand-deep contain-strict forced-color-adjust-none"
    >
      {base && <LayerPicture layer={base} first ref={plate} />}
      {shown && <Stack design={shown} {...files} />}
      {kept && (
        <>
          <div
            className="absolute inset-0 [clip-path:inset(0_calc(100%-var(--share))_0_0)] rtl:[clip-path:inset(0_0_0_calc(100%-var(--share)))]"
            style={{ '--share': `${share}%` } as CSSProperties}
          >
            <Stack design={kept} {...files} />
          </div>
          <JointLine share={share} before={words.kept} after={words.now} />
        </>
      )}
    </div>
  );
}
