import { dryFixWords, type GuidePageId } from '../../content/documents/dry-fix';
import { documentWords } from '../../content/documents/shared';
import type { Lang } from '../../content/lang';
import { componentsPage } from '../../content/pages/catalogue/components';
import { coolRoof } from '../../content/pages/company/home';
import type { PictureId } from '../../content/pictures/library';
import { fill } from '../../lib/site/fill';
import { addresses } from './addresses';

export interface GuidePage {
  heading: string;
  lead: string;
  /** The section through the build-up takes the place of a picture. */
  picture: PictureId | 'section';
  /** Read from the top; numbered where the order matters. */
  points: readonly string[];
  numbered?: true;
  /** Set small at the foot of the page. */
  note?: string;
}

/** Details where water gathers. */
const WET = ['valley', 'chimney', 'wakaflex'];

/** The pages of the guide after its cover, in order. */
export function guidePages(lang: Lang) {
  const { pages } = dryFixWords[lang];
  const { text, layers } = coolRoof[lang];
  const { part } = documentWords[lang];
  const details = componentsPage[lang].diagram.parts.filter(({ id }) => WET.includes(id));
  return {
    ...pages,
    why: { ...pages.why, lead: text },
    layers: { ...pages.layers, points: layers },
    water: {
      ...pages.water,
      points: details.map(({ label, text: said }) => fill(part, { label, text: said })),
    },
    ask: { ...pages.ask, points: addresses(lang) },
  } satisfies Record<GuidePageId, GuidePage>;
}

/** The dry-fix installation guide, page by page. */
export function dryFixGuide(lang: Lang) {
  const { title, footer, cover } = dryFixWords[lang];
  const pages: readonly GuidePage[] = Object.values(guidePages(lang));
  return { title, footer, cover, pages };
}
