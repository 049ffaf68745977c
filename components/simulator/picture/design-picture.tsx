import type { Design } from '@/lib/simulator/design';
import { planOf, type Sheets } from '@/lib/simulator/layer-plan';
import { LayerPicture } from './layer-picture';

interface Props {
  design: Design;
  sheets: Sheets;
  /** What is to be seen, for those who cannot see it. */
  alt: string;
  first?: boolean;
  small?: boolean;
  className?: string;
}

/** A design as the page comes: its layers one over the other, without a script. */
export function DesignPicture({ design, sheets, alt, first, small, className = '' }: Props) {
  return (
    <div
      role="img"
      aria-label={alt}
      dir="ltr"
      className={`relative aspect-video overflow-hidden bg-sand-deep ${className}`}
    >
      {planOf(design, sheets).map((layer) => (
        <LayerPicture key={layer.file} layer={layer} small={small} first={first} />
      ))}
    </div>
  );
}
