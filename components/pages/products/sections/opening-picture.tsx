import { Picture } from '@/components/pictures/picture';
import { pictureFiles } from '@/components/pictures/picture-sources';
import { candidates } from '@/components/ui/picture/picture-candidates';
import type { Lang } from '@/content/lang';
import type { ProductContent } from '@/components/pages/products/product-content';

/** Pixels of a picture that fills its half of a desk, 45rem: enlarged by a twentieth at most. */
export const FILLS_HALF = 680;
/** The same of a narrower half, 35rem. */
const FILLS_NARROW = 530;

/** Pixels a picture is wide at most. */
export const widthOf = (id: ProductContent['opening']['picture']) =>
  candidates(pictureFiles(id)).at(-1)!.width;

/** How wide the half of a desk is that a picture opens. */
export const halfOf = (id: ProductContent['opening']['picture']) =>
  widthOf(id) >= FILLS_HALF ? '45rem' : '35rem';

/** Whether it is large enough to go to the edges there. */
export const fillsHalf = (id: ProductContent['opening']['picture']) => widthOf(id) >= FILLS_NARROW;

interface Props {
  id: ProductContent['opening']['picture'];
  first?: boolean;
  className?: string;
  /** None where words beside it say what it shows. */
  lang?: Lang;
}

/** A picture that is smaller than its frame: as large as it is, in the middle. */
export function SmallPicture({ id, first, className = '', lang }: Props) {
  const width = widthOf(id);
  return (
    <div className="flex size-full grow items-center">
      <div className="mx-auto w-full" style={{ maxWidth: width }}>
        <Picture
          id={id}
          first={first}
          {...(lang ? { lang } : { alt: '' as const })}
          sizes={`min(98vw, ${width}px)`}
          className={`bg-transparent! ${className}`}
        />
      </div>
    </div>
  );
}
