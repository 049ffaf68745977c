import { PartPlace } from './sections/part-place';
import type { HOTSPOTS } from '@/content/catalogue/diagram';
import { colourNames } from '@/content/catalogue/colours';
import { GALLERY, galleryTitle, partOf, type GalleryItem } from '@/content/catalogue/gallery';
import { PART_PICTURES } from '@/content/catalogue/products';
import type { Lang } from '@/content/lang';
import { componentsPage } from '@/content/pages/catalogue/components';
import { manufacturerOf } from '@/content/pages/catalogue/gallery';
import { tileCalculatorPage } from '@/content/pages/tools/tile-calculator';
import { addressOf } from '@/content/products/addresses';
import { productWords } from '@/content/products/page-words';
import { path } from '@/content/routes';
import { fill } from '@/lib/site/fill';
import { description, fitting, type ProductContent } from './product-content';

type PartId = (typeof HOTSPOTS)[number]['id'];

/** What the quantity calculator lists. */
const COUNTED: readonly PartId[] = ['laterals', 'end-ridge', 'ridge-and-wedges', 'three-way', 'valley'];

/** What buyers ask of a part: of the end cap, the strip, the valley and the chimney something else than of the others. */
function questionsOf(part: PartId, lang: Lang): ProductContent['questions'] {
  const { colour, count, supplied, onRequest } = productWords[lang].questions.part;
  switch (part) {
    case 'chimney':
      return [supplied];
    case 'wakaflex':
      return [
        { ask: colour.ask, answer: onRequest },
        { ask: count.ask, answer: count.strip },
      ];
    case 'end-cap':
      return [colour, { ask: count.ask, answer: count.ends }];
    case 'valley':
      return [colour, { ask: count.ask, answer: count.metres }];
    default:
      return [colour, count];
  }
}

/** What its pieces are shown in, each colour once. */
const coloursOf = (pieces: readonly GalleryItem[], lang: Lang): string =>
  [...new Set(pieces.map(({ colour }) => colourNames[lang][colour].name))].join(' · ');

/** Pieces fit the roofs of several manufacturers; what is made on the roof is of none. */
function figuresOf(part: PartId, pieces: readonly GalleryItem[], lang: Lang): ProductContent['figures'] {
  const { rows, onRequest, built, counts } = productWords[lang].sheet;
  const size = { label: rows.size, value: onRequest, source: 'ask' } as const;
  const weight = { label: rows.weight, value: onRequest, source: 'ask' } as const;
  switch (part) {
    case 'chimney':
      return [
        { label: rows.sort, value: built, source: 'indicative' },
        { label: rows.flashing, value: 'Wakaflex', source: 'indicative' },
        size,
      ];
    case 'wakaflex':
      return [{ label: rows.sort, value: rows.flashing, source: 'indicative' }, size, weight];
    default:
      return [
        { label: rows.code, value: coloursOf(pieces, lang), source: 'indicative' },
        ...(COUNTED.includes(part)
          ? [
              {
                label: rows.counted,
                value: part === 'valley' ? counts.metres : counts.pieces,
                source: 'computed' as const,
              },
            ]
          : []),
        { label: rows.manufacturer, value: manufacturerOf(null, lang).label, source: 'ask' },
        size,
        weight,
      ];
  }
}

/** One of the eight parts that close a roof. */
export function partContent(part: PartId, lang: Lang): ProductContent {
  const said = productWords[lang];
  const { diagram } = componentsPage[lang];
  const { label, text } = diagram.parts.find(({ id }) => id === part)!;
  const pieces = GALLERY.filter(({ profile }) => partOf(profile) === part);
  return {
    name: label,
    title: fitting(said.meta.part.map((form) => fill(form, { name: label }))),
    description: description([text, part === 'chimney' ? said.meta.withoutSample : said.meta.more]),
    opening: { picture: PART_PICTURES[part], fit: 'cover' },
    lead: text,
    text: [said.indicative],
    views: pieces.map((piece) => ({ title: galleryTitle(piece, lang), picture: piece.picture })),
    figures: figuresOf(part, pieces, lang),
    drawing: <PartPlace part={part} lang={lang} />,
    beside: [
      {
        title: said.beside.parts,
        items: diagram.parts
          .filter(({ id }) => id !== part)
          .map(({ id, label: name }) => ({
            href: addressOf(`part-${id}`, lang, path('components', lang)),
            title: name,
            picture: PART_PICTURES[id],
          })),
      },
    ],
    questions: questionsOf(part, lang),
    ways: [
      ...(COUNTED.includes(part)
        ? [{ text: tileCalculatorPage[lang].open, href: path('tileCalculator', lang), about: label }]
        : []),
      { text: componentsPage[lang].next.dryFix, href: path('dryFix', lang) },
      { text: said.ways.parts, href: `${path('components', lang)}#${part}` },
    ],
  };
}
