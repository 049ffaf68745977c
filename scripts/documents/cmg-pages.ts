import { companyWords } from '../../content/company-words';
import { brochureWords } from '../../content/documents/cmg';
import { documentWords } from '../../content/documents/shared';
import type { Lang } from '../../content/lang';
import { cmgKit, cmgPages, type CmgSystem } from '../../content/pages/catalogue/cmg';
import { solarFeaturesPage } from '../../content/pages/catalogue/solar-features';
import { solarShared } from '../../content/pages/catalogue/solar-shared';
import type { PictureId } from '../../content/pictures/library';
import { forcedParts, principles } from '../../content/solar/principles';
import { supplierName } from '../../content/suppliers/names';
import { fill } from '../../lib/site/fill';
import { addresses } from './addresses';

/** The drawing of a circulation; that of forced circulation numbers its steps or its parts. */
export interface Drawn {
  drawing: CmgSystem;
  parts?: true;
}

/** What stands at the head of a page, and what follows its words. */
export interface BrochurePage {
  heading: string;
  lead: string;
  /** One picture over the width of the page, two beside each other, or the drawing of the circulation. */
  top?: PictureId | readonly [PictureId, PictureId] | Drawn;
  /** The picture is lower, for more rows than five or six. */
  low?: true;
  /** A list; numbered where the order matters. */
  points?: readonly string[];
  steps?: readonly { title: string; text: string }[];
  /** Label and value. */
  rows?: readonly (readonly [string, string])[];
  table?: { head: readonly string[]; rows: readonly (readonly string[])[] };
  /** Set small at the foot of the page. */
  note?: string;
}

interface Brochure {
  title: string;
  footer: string;
  cover: { heading: string; lead: string; top: PictureId | Drawn; ends: readonly string[] };
  pages: readonly BrochurePage[];
}

function principlePage(of: CmgSystem, lang: Lang): BrochurePage {
  const { title: heading, lead, steps } = principles[lang][of];
  const { step } = documentWords[lang];
  return {
    heading,
    lead,
    top: { drawing: of },
    steps: steps.map(({ title, text }) => ({ title: fill(step, { title }), text })),
    note: solarShared[lang].drawn,
  };
}

const askPage = (lang: Lang): BrochurePage => ({
  ...brochureWords[lang].ask,
  top: 'about/showroom',
  points: addresses(lang),
});

/** What the kit contains, numbered as the drawing is. */
function partsPage(lang: Lang): BrochurePage {
  const { lead, nth } = brochureWords[lang].parts;
  const { title: heading, head } = cmgKit[lang].parts;
  const rows = forcedParts[lang].map(({ title, text, guarantee }, index) => [
    fill(nth, { nth: index + 1, title }),
    text,
    guarantee,
  ]);
  return { heading, top: { drawing: 'forced', parts: true }, lead, table: { head, rows } };
}

const COVERS: Record<CmgSystem, PictureId | Drawn> = {
  condensation: 'solar/turn-02',
  natural: 'family/solar-water',
  forced: { drawing: 'forced' },
};

const PAGES: Record<CmgSystem, (lang: Lang) => readonly BrochurePage[]> = {
  condensation(lang) {
    const { features: lead, sides, litres } = brochureWords[lang];
    const { title: heading, items: points } = solarFeaturesPage[lang].features;
    return [
      principlePage('condensation', lang),
      { heading, lead, top: 'solar/install-condensation-1', points },
      { ...sides, top: ['solar/turn-00', 'solar/turn-09'], rows: cmgPages[lang].condensation.facts },
      { ...litres, top: 'solar/install-condensation-5', low: true },
      askPage(lang),
    ];
  },
  natural(lang) {
    const { points, note } = askPage(lang);
    return [
      principlePage('natural', lang),
      { ...brochureWords[lang].roof, top: ['tool/hot-water', 'news/solar-target'], points, note },
    ];
  },
  forced(lang) {
    const { kit: lead, litres } = brochureWords[lang];
    const { title: heading, items, guarantees } = cmgKit[lang].features;
    return [
      principlePage('forced', lang),
      { heading, lead, top: 'solar/forced-kit', points: [...items, ...guarantees] },
      partsPage(lang),
      { ...litres, top: 'solar/install-forced-1', low: true },
      askPage(lang),
    ];
  },
};

/** The brochure of a CMG system, page by page after its cover. */
export function brochure(of: CmgSystem, lang: Lang): Brochure {
  const { title, covers } = brochureWords[lang];
  const { name, lead } = cmgPages[lang][of];
  const ends = [supplierName('cmg'), companyWords[lang].brand];
  return {
    title: fill(title, { name }),
    footer: name,
    cover: { heading: covers[of], lead, top: COVERS[of], ends },
    pages: PAGES[of](lang),
  };
}
