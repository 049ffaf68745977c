import { company } from '@/content/company';
import { LA_PALOMA, LA_PALOMA_COLOURS, type LaPalomaColour } from '@/content/catalogue/la-paloma';
import { laPalomaPage } from '@/content/pages/la-paloma';
import type { PictureId } from '@/content/pictures/library';
import { countryName, supplierName } from '@/content/suppliers/names';

const { brand, legalName, locations, email, phone } = company;
const { description, sheet, lead, note } = laPalomaPage.en;

const maker = supplierName('la-paloma');

const nameOf = (id: LaPalomaColour | undefined) => (id ? LA_PALOMA[id].name : '');

/** The catalogue of La Paloma, page by page after its cover. Printed by `npm run documents`. */
export const laPalomaCatalogue = {
  title: `${brand}: ${maker} facing brick`,
  language: 'en',
  footer: `${maker} facing brick`,
  of: 'of',
  cover: {
    heading: `${maker} facing brick`,
    lead,
    top: 'hero/bricks' as PictureId,
    ends: [countryName('la-paloma', 'en'), brand],
  },
  brick: {
    heading: 'The finished surface of a wall',
    top: ['la-paloma/alicante-corner', 'la-paloma/rojo-corner'] as const,
    lead: description.lead,
    text: description.text,
    rows: [
      [sheet.manufacturer, maker],
      [sheet.country, countryName('la-paloma', 'en')],
      [sheet.colours, String(LA_PALOMA_COLOURS.length)],
      [sheet.catalogue, sheet.onRequest],
    ] as const,
  },
  /** Heading of a page of colours: its first and last. */
  colours: (ids: readonly LaPalomaColour[]) => `${nameOf(ids[0])} to ${nameOf(ids.at(-1))}`,
  ask: {
    heading: laPalomaPage.en.next.title,
    top: 'about/showroom' as PictureId,
    lead: laPalomaPage.en.next.text,
    points: [
      ...locations.map(({ title, street, city, phone: number }) => `${title}: ${street}, ${city}. ${number}`),
      `${phone}, ${email}`,
    ],
    note: `${legalName}. ${note}`,
  },
} as const;
