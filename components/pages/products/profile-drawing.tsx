import type { ProfileId } from '@/content/catalogue/textures';
import type { Lang } from '@/content/lang';
import { supplierPage } from '@/content/pages/supplier';
import { mediaUrl } from '@/lib/settings/media';
import { profileDrawing } from '@/lib/suppliers/profile-drawings';

/** The drawing of a profile, which opens by itself. */
export function ProfileDrawing({ profile, lang }: { profile: ProfileId; lang: Lang }) {
  const { src, width, height, alt } = profileDrawing(profile, lang);
  const { title, note } = supplierPage[lang].drawing;
  return (
    <figure>
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
      <figcaption className="t-note pt-3 text-bitumen-soft">{note}</figcaption>
    </figure>
  );
}
