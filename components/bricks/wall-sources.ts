import { pictureSources } from '@/components/pictures/picture-sources';
import type { PictureSources } from '@/components/ui/picture/picture-candidates';
import { LA_PALOMA, type LaPalomaColour, type LaPalomaView } from '@/content/catalogue/la-paloma';
import type { Lang } from '@/content/lang';
import { laPalomaPage } from '@/content/pages/catalogue/la-paloma';
import { fill } from '@/lib/site/fill';

/** What a view of a colour is called. */
export const wallTitle = (colour: LaPalomaColour, view: LaPalomaView, lang: Lang): string =>
  fill(laPalomaPage[lang].galleries.views[view], { name: LA_PALOMA[colour].name });

/** The picture of a colour of La Paloma in one of its views. */
export const wallSources = (colour: LaPalomaColour, view: LaPalomaView, lang: Lang): PictureSources => ({
  ...pictureSources(`la-paloma/${colour}-${view}`, lang),
  alt: wallTitle(colour, view, lang),
});
