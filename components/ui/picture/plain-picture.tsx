import type { Ref } from 'react';
import { FetchEarly } from '@/components/ui/loading/fetch-early';
import type { PictureFiles, PictureSources } from './picture-candidates';

export interface PlainPictureProps {
  sources: PictureSources;
  /** Another crop for screens narrower than 48em. */
  tall?: PictureFiles;
  /** How wide it is shown, as the `sizes` attribute says it. */
  sizes: string;
  className?: string;
  /** The largest picture of the first view: fetched at once. All others wait until they are near. */
  first?: boolean;
  /** Empty when a caption or heading beside it already says the same. */
  alt?: string;
  /** `sync` where one picture takes the place of another without a gap. */
  decoding?: 'sync';
  /** What stays when the picture is cut to its frame, as `object-position` says it; the middle otherwise. */
  focus?: string;
  ref?: Ref<HTMLImageElement>;
}

const PHONE = '(max-width: 47.99em)';
const WIDE = '(min-width: 48em)';

/** A picture at the right size for the screen, its space kept before it arrives. */
export function PlainPicture(props: PlainPictureProps) {
  const { sources, tall, sizes, className, first = false, alt, decoding, focus, ref } = props;
  const { width, height, tone } = sources;
  return (
    <picture className="contents">
      {first && tall && <FetchEarly webp={tall.webp} avif={tall.avif} sizes="100vw" media={PHONE} />}
      {first && <FetchEarly webp={sources.webp} avif={sources.avif} sizes={sizes} media={tall && WIDE} />}
      {tall && <source media={PHONE} type="image/avif" srcSet={tall.avif} sizes="100vw" />}
      {tall && <source media={PHONE} srcSet={`${tall.webp} ${tall.width}w`} sizes="100vw" />}
      <source type="image/avif" srcSet={sources.avif} sizes={sizes} />
      <img
        ref={ref}
        src={sources.webp}
        alt={alt ?? sources.alt}
        width={width}
        height={height}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding={decoding ?? (first ? 'sync' : 'async')}
        className={className ?? 'w-full object-cover'}
        style={{ backgroundColor: tone, objectPosition: focus }}
      />
    </picture>
  );
}
