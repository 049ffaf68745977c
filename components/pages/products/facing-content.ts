import {
  ISIKLAR_GROUP_IDS,
  ISIKLAR_ITEM_IDS,
  ISIKLAR_TONES,
  isiklarNames,
  type IsiklarId,
} from '@/content/catalogue/isiklar';
import {
  LA_PALOMA,
  LA_PALOMA_COLOURS,
  LA_PALOMA_VIEWS,
  type LaPalomaColour,
} from '@/content/catalogue/la-paloma';
import { inOneLine } from '@/content/format-list';
import type { Lang } from '@/content/lang';
import { isiklarShelves } from '@/content/pages/catalogue/isiklar';
import { laPalomaPage } from '@/content/pages/catalogue/la-paloma';
import { compareAddress } from '@/content/products/compare-address';
import { addressOf } from '@/content/products/addresses';
import { productWords } from '@/content/products/page-words';
import { near, nearest, reflectance } from '@/content/products/tones';
import { routeName } from '@/content/route-names';
import { path } from '@/content/routes';
import { countryName, supplierLabel, supplierName } from '@/content/suppliers/names';
import { fill } from '@/lib/site/fill';
import { roofPairings } from './pairings';
import { description, fitting, type Card, type Figure, type ProductContent } from './product-content';
import { toneSentence } from './tone-sentence';

const MAX_NEAR = 8;

interface Given {
  lang: Lang;
  supplier: 'la-paloma' | 'isiklar';
  colours: readonly string[];
  /** Between manufacturer and size. */
  own: readonly Figure[];
}

function figuresOf({ lang, supplier, colours, own }: Given): readonly Figure[] {
  const { rows, onRequest } = productWords[lang].sheet;
  return [
    { label: rows.manufacturer, value: supplierName(supplier), source: 'manufacturer' },
    { label: rows.country, value: countryName(supplier, lang), source: 'manufacturer' },
    ...own,
    {
      label: rows.reflectance,
      value: `${reflectance(colours)}%`,
      source: 'indicative',
    },
    { label: rows.size, value: onRequest, source: 'ask' },
    { label: rows.weight, value: onRequest, source: 'ask' },
  ];
}

const colourCard = (colour: LaPalomaColour, lang: Lang): Card => ({
  href: addressOf(`la-paloma-${colour}`, lang, path('laPaloma', lang)),
  title: LA_PALOMA[colour].name,
  note: supplierLabel('la-paloma', lang),
  picture: `la-paloma/${colour}-wall`,
});

const ALL_COLOURS = LA_PALOMA_COLOURS.map((id) => ({ id, colours: LA_PALOMA[id].hex as readonly string[] }));

/** A colour of La Paloma. */
export function laPalomaContent(colour: LaPalomaColour, lang: Lang): ProductContent {
  const said = productWords[lang];
  const { rows, matt, gloss } = said.sheet;
  const { name, hex, surface } = LA_PALOMA[colour];
  const manufacturer = supplierName('la-paloma');
  const by = supplierLabel('la-paloma', lang);
  const others = ALL_COLOURS.filter(({ id }) => id !== colour);
  const [next] = near(hex, others, 1);
  const tone = toneSentence(hex, lang);
  const { description: about } = laPalomaPage[lang];
  const face = surface === 'gloss' ? gloss : matt;
  const values = { name, by, manufacturer, country: countryName('la-paloma', lang) };
  return {
    name,
    by,
    brand: manufacturer,
    variantOf: routeName('laPaloma', lang),
    title: fitting(said.meta.colour.map((form) => fill(form, values))),
    description: description([`${inOneLine([name, by], lang)}.`, tone, about.lead, said.meta.more]),
    // A corner shows the brick as a body, a wall straight on only a pattern.
    opening: { picture: `la-paloma/${colour}-corner`, fit: 'cover' },
    // What is so of every facing brick stands among the questions.
    lead: fill(said.facing, { surface: face, tone }),
    text: [
      next
        ? fill(said.nearest, { name: LA_PALOMA[next.id].name, by })
        : fill(said.alone.colour, { manufacturer }),
      said.indicative,
    ],
    tones: hex,
    views: LA_PALOMA_VIEWS.map((view) => ({
      title: said.views.names[view],
      picture: `la-paloma/${colour}-${view}` as const,
    })),
    figures: figuresOf({
      lang,
      supplier: 'la-paloma',
      colours: hex,
      own: [
        { label: rows.colour, value: name, source: 'manufacturer' },
        { label: rows.surface, value: face, source: 'indicative' },
      ],
    }),
    note: said.sheet.note.colour,
    pairings: roofPairings({ colours: hex, picture: `la-paloma/${colour}-wall` }, lang),
    beside: [
      {
        title: fill(said.beside.items, { manufacturer }),
        items: nearest(hex, others, MAX_NEAR).map(({ id }) => colourCard(id, lang)),
      },
    ],
    questions: [...Object.values(said.questions.facing), said.questions.care],
    ways: [
      {
        text: fill(said.ways.colour, { manufacturer }),
        href: `${path('laPaloma', lang)}?a=${colour}#compare`,
        // The comparison there needs scripts; this one does not.
        plain: compareAddress(
          [colour, nearest(hex, others, 1)[0]!.id].map((id) => `la-paloma-${id}`),
          lang,
        ),
      },
    ],
  };
}

/** Elements on a frame, which are planned with the facade. */
const isSystem = (item: IsiklarId) => /-facade$|^panel/.test(item);

const itemCard = (item: IsiklarId, lang: Lang): Card => ({
  href: addressOf(`isiklar-${item}`, lang, path('isiklar', lang)),
  title: isiklarNames[lang][item],
  picture: `isiklar/${item}`,
});

/** A product group of Isiklar, or one of the items it features. */
export function isiklarContent(item: IsiklarId, lang: Lang): ProductContent {
  const said = productWords[lang];
  const { groups, featured } = isiklarShelves(lang);
  const shown = [...groups.items, ...featured.items].find(({ id }) => id === item)!;
  const manufacturer = supplierName('isiklar');
  const by = supplierLabel('isiklar', lang);
  const tones = ISIKLAR_TONES[item];
  const tone = toneSentence(tones, lang);
  const others = [...ISIKLAR_GROUP_IDS, ...ISIKLAR_ITEM_IDS].filter((id) => id !== item);
  const name = shown.title;
  const { finish, colour, sizes } = said.questions.facing;
  const { care } = said.questions;
  return {
    name,
    by,
    brand: manufacturer,
    title: fitting(said.meta.isiklar.map((form) => fill(form, { name }))),
    description: description([`${inOneLine([name, by], lang)}.`, shown.text, tone, said.meta.more]),
    opening: { picture: `isiklar/${item}`, fit: 'cover' },
    lead: shown.text,
    text: [tone, said.indicative],
    tones,
    views: [],
    figures: figuresOf({
      lang,
      supplier: 'isiklar',
      colours: tones,
      own: [{ label: said.sheet.rows.sort, value: name, source: 'manufacturer' }],
    }),
    note: said.sheet.note.colour,
    ...(item !== 'paving-brick' && {
      pairings: roofPairings({ colours: tones, picture: `isiklar/${item}` }, lang),
    }),
    beside: [
      { title: fill(said.beside.items, { manufacturer }), items: others.map((id) => itemCard(id, lang)) },
    ],
    questions: isSystem(item)
      ? [sizes, care]
      : [...(item === 'facing-brick' ? [finish] : []), colour, sizes, care],
    ways: [{ text: fill(said.ways.all, { manufacturer }), href: path('isiklar', lang) }],
  };
}
