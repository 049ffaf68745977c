import manifest from '@/content/pictures/manifest.json';
import { PICTURES, type PictureFact, type PictureId } from '@/content/pictures/library';
import { mediaUrl } from '@/lib/core/media';

interface Measured {
  width: number;
  height: number;
  widths: number[];
  tone: string;
}

interface Props {
  id: PictureId;
  /** Another crop for screens narrower than 48em. */
  tall?: PictureId;
  /** How wide it is shown, as the `sizes` attribute says it. */
  sizes: string;
  className?: string;
  /** The largest picture of the first view: fetched at once. All others wait until they are near. */
  first?: boolean;
  /** Empty when a caption or heading beside it already says the same. */
  alt?: string;
}

const measured = (id: PictureId): Measured => (manifest as Record<string, Measured>)[id]!;

const sourceSet = (id: PictureId) =>
  measured(id)
    .widths.map((width) => `${mediaUrl(`/img/${id}-${width}.avif`)} ${width}w`)
    .join(', ');

/** A picture of the library at the right size for the screen, its space kept before it arrives. */
export function Picture({ id, tall, sizes, className = '', first = false, alt }: Props) {
  const fact: PictureFact = PICTURES[id];
  const { width, height, tone } = measured(id);
  const position = fact.focus ? `${fact.focus[0]}% ${fact.focus[1]}%` : undefined;
  return (
    <picture className="contents">
      {tall && <source media="(max-width: 47.99em)" type="image/avif" srcSet={sourceSet(tall)} sizes="100vw" />}
      {tall && <source media="(max-width: 47.99em)" srcSet={mediaUrl(`/img/${tall}.webp`)} />}
      <source type="image/avif" srcSet={sourceSet(id)} sizes={sizes} />
      {/* eslint-disable-next-line @next/next/no-img-element -- sizes are encoded ahead: docs/decisions/pictures-are-encoded-ahead.md */}
      <img
        src={mediaUrl(`/img/${id}.webp`)}
        alt={alt ?? fact.alt}
        width={width}
        height={height}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding={first ? 'sync' : 'async'}
        className={`w-full object-cover ${className}`}
        style={{ backgroundColor: tone, objectPosition: position }}
      />
    </picture>
  );
}
