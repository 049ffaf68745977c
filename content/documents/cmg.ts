import { company } from '@/content/company';
import { cmgKit, cmgPages, type CmgSystem } from '@/content/pages/cmg';
import { solarFeaturesPage } from '@/content/pages/solar-features';
import type { PictureId } from '@/content/pictures/library';
import { forcedParts, principles } from '@/content/solar/principles';

const { brand, legalName, locations, email, phone } = company;

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
  /** A list; numbered where the order matters. */
  points?: readonly string[];
  steps?: readonly { title: string; text: string }[];
  /** Label and value. */
  rows?: readonly (readonly [string, string])[];
  table?: { head: readonly string[]; rows: readonly (readonly string[])[] };
  /** Set small at the foot of the page. */
  note?: string;
}

export interface Brochure {
  title: string;
  language: 'en';
  footer: string;
  of: string;
  cover: { heading: string; lead: string; top: PictureId | Drawn; ends: readonly string[] };
  pages: readonly BrochurePage[];
}

const rendered = 'Pictures are computer renderings.';

const principlePage = (of: CmgSystem): BrochurePage => ({
  heading: principles.en[of].title,
  lead: principles.en[of].lead,
  top: { drawing: of },
  steps: principles.en[of].steps,
  note: 'Principle only, not to scale.',
});

/** The rule of the calculator: specification 2, section 9. */
const litres: readonly (readonly [string, string])[] = [
  ['Villa, each full bathroom', '50 L a day'],
  ['Villa, each bathroom without shower', '30 L a day'],
  ['Villa, kitchen', '80 L a day'],
  ['Labour camp, each labourer', '20 L a day'],
  ['Labour camp, central kitchen', '1000 L a day'],
  ['Labour camp, each ablution', '600 L a day'],
  ['Hot water recirculation, where installed', '50 to 100 L a day more'],
];

const litresPage: BrochurePage = {
  heading: 'How many litres',
  lead: 'Count the rooms, or the people of a camp, and add up: these are the litres of hot water a day.',
  rows: litres,
  note: `Example: a villa with four full bathrooms, one bathroom without shower and a kitchen needs 4 × 50 + 30 + 80 = 310 L a day. The solar water heater calculator on the site of ${brand} does the same.`,
};

const addresses = [
  ...locations.map(({ title, street, city, phone: number }) => `${title}: ${street}, ${city}. ${number}`),
  `${phone}, ${email}`,
];

const askPage: BrochurePage = {
  heading: 'Ask us',
  lead: 'Send the counts and a picture of the roof. You get the system that fits, its sheet and a price.',
  top: 'about/showroom',
  points: addresses,
  note: `${legalName}. All products are approved by the Dubai central laboratory; ask for the certificate of your system. Sizes and collector area on request. ${rendered}`,
};

const brochure = (
  of: CmgSystem,
  { heading, top }: { heading: string; top: PictureId | Drawn },
  pages: readonly BrochurePage[],
): Brochure => ({
  title: `${brand}: ${cmgPages.en[of].name}`,
  language: 'en',
  footer: cmgPages.en[of].name,
  of: 'of',
  cover: { heading, lead: cmgPages.en[of].lead, top, ends: ['CMG', brand] },
  pages,
});

/** The words of the three CMG brochures, page by page after their covers. Printed by `npm run documents`. */
export const BROCHURES: Readonly<Record<CmgSystem, Brochure>> = {
  condensation: brochure('condensation', { heading: 'By condensation', top: 'solar/turn-02' }, [
    principlePage('condensation'),
    {
      heading: solarFeaturesPage.en.features.title,
      lead: 'As the manufacturer states them.',
      points: solarFeaturesPage.en.features.items,
    },
    {
      heading: 'From both sides',
      lead: 'From the front only the collector is seen; the tank is behind it.',
      top: ['solar/turn-00', 'solar/turn-09'],
      rows: cmgPages.en.condensation.facts,
      note: rendered,
    },
    litresPage,
    askPage,
  ]),
  natural: brochure('natural', { heading: 'Natural circulation', top: 'family/solar-water' }, [
    principlePage('natural'),
    {
      heading: 'On your roof',
      lead: 'A villa needs 50 L of hot water a day for each full bathroom, 30 L for one without shower and 80 L for the kitchen.',
      top: ['tool/hot-water', 'news/solar-target'],
      points: addresses,
      note: askPage.note,
    },
  ]),
  forced: brochure('forced', { heading: 'Forced circulation', top: { drawing: 'forced' } }, [
    principlePage('forced'),
    {
      heading: cmgKit.en.features.title,
      lead: 'For houses in which the tank is to be indoors.',
      points: cmgKit.en.features.items,
    },
    {
      heading: cmgKit.en.parts.title,
      top: { drawing: 'forced', parts: true },
      lead: 'Six components, and how long each is guaranteed.',
      table: {
        head: cmgKit.en.parts.head,
        rows: forcedParts.en.map(({ title, text, guarantee }, index) => [
          `${index + 1} ${title}`,
          text,
          guarantee,
        ]),
      },
    },
    litresPage,
    askPage,
  ]),
};

/** Pages of each brochure, its cover counted: specification 2, section 2. */
export const BROCHURE_LENGTHS = { condensation: 6, natural: 3, forced: 6 } as const;
