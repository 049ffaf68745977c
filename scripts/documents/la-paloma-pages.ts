import { LA_PALOMA, LA_PALOMA_COLOURS, type LaPalomaColour } from '../../content/catalogue/la-paloma';
import { companyWords } from '../../content/company-words';
import { laPalomaCatalogueWords } from '../../content/documents/la-paloma';
import type { Lang } from '../../content/lang';
import { laPalomaPage } from '../../content/pages/catalogue/la-paloma';
import { countryName, supplierName } from '../../content/suppliers/names';
import { fill } from '../../lib/site/fill';
import { numberIn } from '../../lib/site/format';
import { addresses } from './addresses';

const nameOf = (id: LaPalomaColour | undefined) => (id ? LA_PALOMA[id].name : '');

/** The catalogue of La Paloma, page by page; what its page on the site says too is said there. */
export function laPalomaCatalogue(lang: Lang) {
  const { title, footer, brick, facts, colours, pages, ask, note } = laPalomaCatalogueWords[lang];
  const page = laPalomaPage[lang];
  const { description } = page;
  const country = countryName('la-paloma', lang);
  return {
    title,
    footer,
    cover: {
      heading: footer,
      lead: page.lead,
      top: 'hero/bricks',
      ends: [country, companyWords[lang].brand],
    },
    brick: {
      heading: brick,
      top: ['la-paloma/alicante-corner', 'la-paloma/rojo-corner'],
      lead: description.lead,
      text: description.text,
      rows: [
        [facts.manufacturer, supplierName('la-paloma')],
        [facts.country, country],
        [facts.colours, numberIn(lang, LA_PALOMA_COLOURS.length)],
        [facts.sizes, facts.onRequest],
      ],
    },
    /** Heading of a page of colours. */
    colours: (ids: readonly LaPalomaColour[]) =>
      fill(colours, { first: nameOf(ids[0]), last: nameOf(ids.at(-1)) }),
    ask: {
      ...ask,
      top: 'about/showroom',
      pages,
      points: addresses(lang),
      note: fill(note, { note: page.note }),
    },
  } as const;
}
