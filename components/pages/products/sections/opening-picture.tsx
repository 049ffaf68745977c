import { Picture } from '@/components/pictures/picture';
import { pictureFiles } from '@/components/pictures/picture-sources';
import { candidates } from '@/components/ui/picture/picture-candidates';
import type { Lang } from '@/content/lang';
import type { ProductContent } from '@/components/pages/products/product-content';

/** Pixels of a picture that fills its half of a desk. */
export const FILLS_HALF = 720;

/** Pixels a picture is wide at most. */
export const widthOf = (id: ProductContent['opening']['picture']) =>
  candidates(pictureFiles(id)).at(-1)!.width;

/** From the light to the shadow of the ground that single pieces stand on; their picture fades into it. */
const STUDIO = {
  ground: 'bg-linear-to-r from-[#dad6cf] to-[#b4b0aa] forced-color-adjust-none',
  fade: '[mask-image:linear-gradient(90deg,transparent,#000_12%,#000_88%,transparent),linear-gradient(transparent,#000_12%,#000_88%,transparent)] [mask-composite:intersect] print:[mask-image:none]',
} as const;

interface Props {
  id: ProductContent['opening']['picture'];
  /** Of a single piece on the ground of the studio. */
  isPiece: boolean;
  first?: boolean;
  className?: string;
  /** None where words beside it say what it shows. */
  lang?: Lang;
}

/** A picture that is smaller than its frame: as large as it is, in the middle. */
export function SmallPicture({ id, isPiece, first, className = '', lang }: Props) {
  const width = widthOf(id);
  return (
    <div className={`flex size-full grow items-center ${isPiece ? STUDIO.ground : ''}`}>
      <div className="mx-auto w-full" style={{ maxWidth: width }}>
        <Picture
          id={id}
          first={first}
          {...(lang ? { lang } : { alt: '' as const })}
          sizes={`min(98vw, ${width}px)`}
          className={`bg-transparent! ${isPiece ? STUDIO.fade : ''} ${className}`}
        />
      </div>
    </div>
  );
}
