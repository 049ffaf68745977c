import { brickPicture } from '@/components/bricks/brick-picture';
import { SizeDrawing } from '@/components/bricks/size-drawing';
import { brickColour, brickForm, brickKind, brickName, brickSize } from '@/content/catalogue/brick-names';
import { BRICKS, type Brick } from '@/content/catalogue/bricks';
import { leftToRight, type Lang } from '@/content/lang';
import { yamamaBricksPage } from '@/content/pages/catalogue/yamama-bricks';
import { addressOf } from '@/content/products/addresses';
import { brickWords } from '@/content/products/brick-words';
import { productWords } from '@/content/products/page-words';
import { path } from '@/content/routes';
import { countryName, supplierLabel, supplierName } from '@/content/suppliers/names';
import { faceOf, unitsPerSquareMetre } from '@/lib/bricks/units-per-square-metre';
import { unitsSaid } from '@/lib/bricks/units-said';
import { fill, plural } from '@/lib/site/fill';
import { figureIn } from '@/lib/site/format';
import { FILLS_HALF, widthOf } from './sections/opening-picture';
import { description, fitting, type Card, type Figure, type ProductContent } from './product-content';

const manufacturer = supplierName('yamama');
/** One row of what it is chosen from, and one of what closes its wall: more blocks of one grey tell nobody more. */
const IN_A_ROW = 4;
/** Cubic millimetres in a cubic metre. */
const CUBIC_METRE = 1_000_000_000;

const cardOf = (brick: Brick, lang: Lang): Card => ({
  href: addressOf(`yamama-${brick.id}`, lang, path('yamamaBricks', lang)),
  title: brickKind(brick, lang),
  note: brickSize(brick, lang),
  picture: brickPicture(brick),
});

/** What the shape of an item is, each thing that is so in a sentence. */
function shapeSentences({ shape }: Brick, lang: Lang): string[] {
  const said = brickWords[lang];
  const when = (isSo: unknown, sentence: string) => (isSo ? [sentence] : []);
  switch (shape.form) {
    case 'block': {
      const { voids } = shape;
      const cores = () =>
        voids!.shape === 'slot'
          ? fill(said.slots, { count: voids!.rows })
          : plural(lang, voids!.along * voids!.rows, said.cores);
      return [
        voids ? cores() : said.solid,
        ...when(shape.top === 'closed', said.closed),
        ...when(shape.foam, said.foam),
        ...when(shape.light, said.light),
        ...when(shape.face, fill(said.face, { face: said.faces[shape.face ?? 'smooth'] })),
      ];
    }
    case 'trough':
      return [fill(said.trough, { wall: shape.wall })];
    case 'facing':
      return [fill(said.face, { face: said.faces[shape.face] })];
    case 'paver':
      return [
        ...when(shape.openings, said.openings),
        ...when(shape.top === 'exposed', said.exposed),
        ...when(shape.top === 'domes' || shape.top === 'bars', said.tactile),
      ];
    case 'lintel':
      return [fill(said.bars, { count: shape.bars })];
    case 'screen':
      return [];
  }
}

function figuresOf(brick: Brick, lang: Lang): readonly Figure[] {
  const { rows, units, onRequest } = productWords[lang].sheet;
  const { width, height, length, overall, shape, category } = brick;
  const isPaver = shape.form === 'paver';
  const count = unitsPerSquareMetre(brick);
  const joint = faceOf(brick)?.joint ?? 0;
  const size = (label: string, value: number): Figure => ({
    label,
    value: figureIn(lang, value),
    unit: units.mm,
    source: 'indicative',
  });
  return [
    { label: rows.manufacturer, value: manufacturer, source: 'manufacturer' },
    { label: rows.country, value: countryName('yamama', lang), source: 'manufacturer' },
    // Names, groups and sizes are nominal alike: no list of the manufacturer is at hand.
    { label: rows.sort, value: brickForm(brick, lang), source: 'indicative' },
    { label: rows.category, value: yamamaBricksPage[lang].categories[category], source: 'indicative' },
    { label: rows.colour, value: brickColour(brick, lang), source: 'indicative' },
    size(isPaver ? rows.length : rows.width, isPaver ? overall.length : width),
    size(isPaver ? rows.width : rows.height, isPaver ? overall.width : height),
    size(isPaver ? rows.thickness : rows.length, isPaver ? height : length),
    ...(overall.length === length && overall.width === width
      ? []
      : [
          {
            label: rows.covers,
            value: leftToRight(`${figureIn(lang, length)} × ${figureIn(lang, width)}`, lang),
            unit: units.mm,
            source: 'indicative' as const,
          },
        ]),
    {
      label: rows.volume,
      value: figureIn(lang, (width * height * length) / CUBIC_METRE, 4),
      unit: units.m3,
      source: 'computed',
    },
    ...(count === null
      ? []
      : [
          {
            label: isPaver ? fill(rows.units, { joint }) : rows.unitsBothWays,
            // By both readings of a nominal size: docs/decisions/366-a-nominal-size-is-counted-both-ways.md.
            value: isPaver ? figureIn(lang, count) : unitsSaid(brick, lang)!,
            unit: units.each,
            source: 'computed' as const,
          },
        ]),
    { label: rows.weight, value: onRequest, source: 'ask' },
  ];
}

/** What closes a wall of such blocks: halves, ends, bond beams and lintels of the same width. */
const CLOSING: readonly Brick['kind'][] = [
  ...(['hollow-one', 'insulated-one', 'open-end', 'sash', 'bullnose', 'bond-beam'] as const),
  ...(['pilaster', 'lintel', 'lintel-wide', 'lintel-trough'] as const),
];

function fitsOf(brick: Brick, lang: Lang): ProductContent['fits'] {
  if (brick.shape.form !== 'block') return undefined;
  const cards = BRICKS.filter(
    (one) =>
      one !== brick &&
      one.width === brick.width &&
      CLOSING.includes(one.kind) &&
      // A half of an insulated block closes a wall of those.
      (one.kind !== 'insulated-one' || brick.kind.startsWith('insulated')),
  )
    .slice(0, IN_A_ROW)
    .map((one) => cardOf(one, lang));
  return cards.length > 0 ? { lead: productWords[lang].fits.block, cards } : undefined;
}

function besideOf(brick: Brick, lang: Lang): ProductContent['beside'] {
  const { beside } = productWords[lang];
  const others = BRICKS.filter((one) => one !== brick);
  const kind = others.filter((one) => one.kind === brick.kind);
  const family = others.filter((one) => one.category === brick.category && one.kind !== brick.kind);
  // The nearest by number: shapes that are alike stand beside each other.
  const near = [...family].sort((p, q) => Math.abs(p.id - brick.id) - Math.abs(q.id - brick.id));
  const cards = (bricks: readonly Brick[]) => bricks.map((one) => cardOf(one, lang));
  // Too few of its kind for a shelf of their own stand first among the others.
  if (kind.length < IN_A_ROW)
    return [{ title: beside.family, items: cards([...kind, ...near].slice(0, IN_A_ROW)) }];
  return [{ title: beside.sizes, items: cards(kind.slice(0, IN_A_ROW)) }];
}

/** Only what the plain outline shows truly is drawn; the others are seen on their picture. */
const isDrawn = ({ shape }: Brick) =>
  shape.form === 'paver'
    ? shape.outline === 'rectangle' && !shape.openings
    : shape.form !== 'screen' && !(shape.form === 'block' && shape.voids?.shape === 'round');

/** An item of concrete by Yamama. */
export function brickContent(brick: Brick, lang: Lang): ProductContent {
  const said = productWords[lang];
  const words = brickWords[lang];
  const { wall, paver } = words.drawing;
  const name = brickName(brick, lang);
  const by = supplierLabel('yamama', lang);
  const count = unitsPerSquareMetre(brick);
  const lead = fill(words.lead, {
    kind: brickKind(brick, lang),
    size: brickSize(brick, lang),
    by,
    use: words.uses[brick.shape.form],
  });
  const sentences = shapeSentences(brick, lang);
  const { units, sizes, weight } = said.questions.brick;
  const counted = {
    ...units,
    answer: fill(units.answer, { units: figureIn(lang, count ?? 0), joint: faceOf(brick)?.joint ?? 0 }),
  };
  return {
    name,
    by,
    brand: manufacturer,
    variantOf: brickForm(brick, lang),
    title: fitting(
      said.meta.brick.map((form) =>
        fill(form, { name, by, manufacturer, country: countryName('yamama', lang) }),
      ),
    ),
    description: description([lead, ...sentences, said.meta.more]),
    opening: {
      picture: brickPicture(brick),
      fit: widthOf(brickPicture(brick)) >= FILLS_HALF ? 'cover' : 'contain',
    },
    lead: [words.uses[brick.shape.form], ...sentences].join(' '),
    text: [`${fill(words.colour, { colour: brickColour(brick, lang) })} ${said.indicative}`],
    views: [],
    figures: figuresOf(brick, lang),
    note: [said.sheet.note.brick, ...(count === null ? [] : [said.sheet.note.units])].join(' '),
    drawing: isDrawn(brick) ? (
      <SizeDrawing alt={fill(brick.shape.form === 'paver' ? paver : wall, { name })} of={brick} inNumbers />
    ) : undefined,
    beside: besideOf(brick, lang),
    fits: fitsOf(brick, lang),
    questions: count === null ? [sizes, weight] : [counted, sizes, weight],
    ways: [{ text: fill(said.ways.all, { manufacturer }), href: path('yamamaBricks', lang) }],
  };
}
