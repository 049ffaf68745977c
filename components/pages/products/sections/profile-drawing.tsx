import { DrawingLink } from '@/components/suppliers/drawing-link';
import type { ProfileId } from '@/content/catalogue/textures';
import type { Lang } from '@/content/lang';
import { supplierPage } from '@/content/pages/catalogue/supplier';
import { profileDrawing } from '@/lib/suppliers/profile-drawings';

/** The drawing of a profile, and what is said of it. */
export function ProfileDrawing({ profile, lang }: { profile: ProfileId; lang: Lang }) {
  const { title, note } = supplierPage[lang].drawing;
  return (
    <figure>
      <DrawingLink drawing={profileDrawing({ profile }, lang)} title={title} />
      <figcaption className="t-note pt-3 text-bitumen-soft">{note}</figcaption>
    </figure>
  );
}
