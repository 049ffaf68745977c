import type { CSSProperties, Ref } from 'react';
import { FetchEarly } from '@/components/ui/loading/fetch-early';
import { mediaUrl } from '@/lib/settings/media';
import { isPlate, layerPath, type FileKind, type PlannedLayer } from '@/lib/simulator/layer-plan';

export const PHONE = '(max-width: 47.99em)';
const WIDE = '(min-width: 48em)';

export const addressOf = (file: string, kind: FileKind): string => mediaUrl(layerPath(file, kind));

/** Where a layer lies on its picture, whose own direction is always from left to right. */
export const placeOf = ({ left, top, width, height }: PlannedLayer): CSSProperties => ({
  insetInlineStart: `${left}%`,
  insetBlockStart: `${top}%`,
  inlineSize: `${width}%`,
  blockSize: `${height}%`,
});

interface Props {
  layer: PlannedLayer;
  /** Half as wide at most, also on large screens. */
  small?: boolean;
  /** Largest picture of the first view: fetched at once. */
  first?: boolean;
  ref?: Ref<HTMLImageElement>;
}

/** One layer of a design in the HTML: the browser takes the width and type that suit it. */
export function LayerPicture({ layer, small = false, first = false, ref }: Props) {
  const half = addressOf(layer.file, '960.avif');
  const whole = small ? half : addressOf(layer.file, '1920.avif');
  const webp = addressOf(layer.file, '960.webp');
  const phone = isPlate(layer.file)
    ? `${addressOf(layer.file, '750.avif')} 750w, ${half} 960w`
    : `${half} 960w`;
  return (
    <picture className="contents">
      {first && <FetchEarly webp={webp} avif={phone} sizes="100vw" media={PHONE} />}
      {first && <FetchEarly webp={webp} avif={`${whole} 1920w`} sizes="100vw" media={WIDE} />}
      <source type="image/avif" media={PHONE} srcSet={phone} sizes="100vw" />
      <source type="image/avif" srcSet={whole} />
      <img
        ref={ref}
        src={webp}
        alt=""
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding={first ? 'sync' : 'async'}
        draggable={false}
        className="absolute max-w-none"
        style={placeOf(layer)}
      />
    </picture>
  );
}
