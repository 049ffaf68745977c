import { brochureWords } from '@/content/documents/cmg';
import type { Lang } from '@/content/lang';
import { cmgKit, type CmgSystem } from '@/content/pages/catalogue/cmg';
import { solarFeaturesPage } from '@/content/pages/catalogue/solar-features';
import { principles } from '@/content/solar/principles';

/** What the pages of a CMG brochure are headed, its cover first: what is said of their pictures reads it. */
export function brochureHeadings(of: CmgSystem, lang: Lang): readonly string[] {
  const { covers, sides, roof, litres, ask } = brochureWords[lang];
  const { features, parts } = cmgKit[lang];
  const after: Record<CmgSystem, readonly { heading: string }[]> = {
    condensation: [{ heading: solarFeaturesPage[lang].features.title }, sides, litres, ask],
    natural: [roof],
    forced: [{ heading: features.title }, { heading: parts.title }, litres, ask],
  };
  return [covers[of], principles[lang][of].title, ...after[of].map(({ heading }) => heading)];
}
