import type { Lang } from '@/content/lang';
import { tileOfRoof, type Roof } from '@/content/catalogue/roofs';
import { PrefetchLink } from './prefetch-link';

/** From an illustrated building to the tile on its roof. */
export function RoofLink({ lang, roof }: { lang: Lang; roof: Roof }) {
  const { label, text, href } = tileOfRoof(roof, lang);
  return (
    <PrefetchLink
      href={href}
      className="t-small -mt-1.5 inline-flex min-h-tap items-start pt-0.5 text-bitumen-soft in-[dialog]:mt-0 in-[dialog]:items-center in-[dialog]:pt-0 in-[dialog]:text-ash"
    >
      <span>
        {label} <span className="underline decoration-1 underline-offset-4">{text}</span>
      </span>
    </PrefetchLink>
  );
}
