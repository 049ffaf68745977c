import { mediaUrl } from '@/lib/settings/media';
import type { profileDrawing } from '@/lib/suppliers/profile-drawings';

interface Props {
  drawing: Pick<ReturnType<typeof profileDrawing>, 'src' | 'width' | 'height' | 'alt'>;
  /** Read out after what the drawing shows: it opens by itself. */
  title: string;
}

/** The drawing of a profile, as lines, which opens by itself. */
export function DrawingLink({ drawing: { src, width, height, alt }, title }: Props) {
  return (
    <a href={mediaUrl(src)} className="block border border-hairline bg-plaster">
      <picture>
        <img
          src={mediaUrl(src)}
          alt={alt}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
          className="mx-auto h-auto w-full max-w-150"
        />
      </picture>
      <span className="sr-only">{title}</span>
    </a>
  );
}
