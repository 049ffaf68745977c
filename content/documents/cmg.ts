import { company } from '@/content/company';
import type { CmgSystem } from '@/content/pages/cmg';
import { words } from '@/content/words';

const { brand, legalName } = company;

const rendered = 'Pictures are computer renderings.';

/** What the three CMG brochures say, and their pages on the site do not. Printed by `npm run documents`. */
export const brochureWords = words({
  title: `${brand}: {name}`,
  covers: {
    condensation: 'By condensation',
    natural: 'Natural circulation',
    forced: 'Forced circulation',
  } satisfies Record<CmgSystem, string>,
  features: 'As the manufacturer states them.',
  sides: {
    heading: 'From both sides',
    lead: 'From the front only the collector is seen; the tank is behind it.',
    note: rendered,
  },
  roof: {
    heading: 'On your roof',
    lead: 'A villa needs 50 L of hot water a day for each full bathroom, 30 L for one without shower and 80 L for the kitchen.',
  },
  kit: 'For houses in which the tank is to be indoors.',
  parts: { lead: 'Six components, and how long each is guaranteed.', nth: '{nth} {title}' },
  /** The rule of the calculator: specification 2, section 9. */
  litres: {
    heading: 'How many litres',
    lead: 'Count the rooms, or the people of a camp, and add up: these are the litres of hot water a day.',
    rows: [
      ['Villa, each full bathroom', '50 L a day'],
      ['Villa, each bathroom without shower', '30 L a day'],
      ['Villa, kitchen', '80 L a day'],
      ['Labour camp, each labourer', '20 L a day'],
      ['Labour camp, central kitchen', '1,000 L a day'],
      ['Labour camp, each ablution', '600 L a day'],
      ['Hot water recirculation, where installed', '50 to 100 L a day more'],
    ],
    note: `Example: a villa with four full bathrooms, one bathroom without shower and a kitchen needs 4 × 50 + 30 + 80 = 310 L a day. The solar water heater calculator on the site of ${brand} does the same.`,
  },
  ask: {
    heading: 'Ask us',
    lead: 'Send the counts and a picture of the roof. You get the system that fits, its sheet and a price.',
    note: `${legalName}. All products are approved by the Dubai central laboratory; ask for the certificate of your system. Sizes and collector area on request. ${rendered}`,
  },
});
