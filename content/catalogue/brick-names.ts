import { words } from '@/content/words';
import { leftToRight, type Lang } from '@/content/lang';
import { inOneLine } from '@/content/format-list';
import type { Brick } from './bricks';

const NAMES = words(
  {
    kinds: {
      'hollow-one': 'Hollow block, one core',
      'hollow-two': 'Hollow block',
      'hollow-three': 'Hollow block, three cores',
      'hollow-four': 'Hollow block, four cores',
      'hollow-six': 'Hollow block, six cores',
      solid: 'Solid block',
      'semi-solid': 'Semi-solid block, closed top',
      insulated: 'Insulated block',
      'insulated-one': 'Insulated block, half',
      'insulated-double': 'Insulated block, two foam rows',
      lightweight: 'Lightweight block',
      'slotted-three': 'Slotted block, three rows',
      'slotted-five': 'Slotted block, five rows',
      'slotted-seven': 'Slotted block, seven rows',
      'bond-beam': 'Bond beam block',
      'open-end': 'Open-end block',
      sash: 'Sash block',
      bullnose: 'Bullnose block',
      'split-hollow': 'Split-face hollow block',
      pilaster: 'Pilaster block',
      'round-core': 'Column block, round core',
      rectangle: 'Rectangular paver',
      square: 'Square paver',
      cobble: 'Cobble',
      slab: 'Paving slab',
      'exposed-slab': 'Exposed aggregate slab',
      plank: 'Plank paver',
      hexagon: 'Hexagonal paver',
      zigzag: 'Zigzag paver',
      'i-shape': 'I-shaped paver',
      wave: 'Wave paver',
      'grass-lattice': 'Grass paver, lattice',
      'grass-square': 'Grass paver, nine openings',
      'tactile-domes': 'Tactile paver, domes',
      'tactile-bars': 'Tactile paver, bars',
      'facing-brick': 'Facing brick',
      'tumbled-brick': 'Tumbled facing brick',
      'long-brick': 'Long facing brick',
      'long-split': 'Long split-face brick',
      'split-face': 'Split-face block',
      'split-ribs': 'Split-rib block',
      'ground-face': 'Ground-face block',
      'hammered-face': 'Bush-hammered block',
      'fluted-face': 'Fluted block',
      'scored-face': 'Scored block',
      slip: 'Brick slip',
      'screen-circle': 'Screen block, circle',
      'screen-quarter-circles': 'Screen block, quarter circles',
      'screen-petals': 'Screen block, eight petals',
      'screen-cross': 'Screen block, cross',
      'screen-diamond': 'Screen block, diamond',
      'screen-squares': 'Screen block, nine squares',
      'screen-star': 'Screen block, eight-pointed star',
      'screen-honeycomb': 'Screen block, honeycomb',
      'screen-louvre': 'Screen block, louvre',
      'screen-waves': 'Screen block, waves',
      'screen-leaf': 'Screen block, leaf',
      'screen-steps': 'Screen block, steps',
      lintel: 'Lintel',
      'lintel-wide': 'Wide lintel',
      'lintel-trough': 'Trough lintel',
    },
    colours: {
      grey: 'grey',
      white: 'white',
      cream: 'cream',
      sand: 'sand',
      terracotta: 'terracotta',
      red: 'red',
      charcoal: 'charcoal',
    },
    millimetres: ' mm',
  },
  {
    ar: {
      kinds: {
        'hollow-one': 'بلوك مفرّغ بتجويف واحد',
        'hollow-two': 'بلوك مفرّغ',
        'hollow-three': 'بلوك مفرّغ بثلاثة تجاويف',
        'hollow-four': 'بلوك مفرّغ بأربعة تجاويف',
        'hollow-six': 'بلوك مفرّغ بستة تجاويف',
        solid: 'بلوك مصمت',
        'semi-solid': 'بلوك شبه مصمت مغلق السطح',
        insulated: 'بلوك معزول',
        'insulated-one': 'نصف بلوك معزول',
        'insulated-double': 'بلوك معزول بصفّين من الفوم',
        lightweight: 'بلوك خفيف',
        'slotted-three': 'بلوك بثلاثة صفوف من الشقوق',
        'slotted-five': 'بلوك بخمسة صفوف من الشقوق',
        'slotted-seven': 'بلوك بسبعة صفوف من الشقوق',
        'bond-beam': 'بلوك حزام رابط',
        'open-end': 'بلوك مفتوح الطرف',
        sash: 'بلوك بمجرى جانبي',
        bullnose: 'بلوك بحافة مستديرة',
        'split-hollow': 'بلوك مفرّغ بوجه صخري',
        pilaster: 'بلوك دعامات',
        'round-core': 'بلوك أعمدة بتجويف دائري',
        rectangle: 'إنترلوك مستطيل',
        square: 'إنترلوك مربّع',
        cobble: 'بلاطة رصف مكعّبة',
        slab: 'بلاط رصف',
        'exposed-slab': 'بلاط رصف بحصى ظاهر',
        plank: 'إنترلوك طولي',
        hexagon: 'إنترلوك سداسي',
        zigzag: 'إنترلوك متعرّج',
        'i-shape': 'إنترلوك على شكل I',
        wave: 'إنترلوك مموّج',
        'grass-lattice': 'بلوك عشب شبكي',
        'grass-square': 'بلوك عشب بتسع فتحات',
        'tactile-domes': 'بلاط إرشادي للمكفوفين بنقاط بارزة',
        'tactile-bars': 'بلاط إرشادي للمكفوفين بخطوط بارزة',
        'facing-brick': 'طوب واجهات',
        'tumbled-brick': 'طوب واجهات معتّق الحواف',
        'long-brick': 'طوب واجهات طويل',
        'long-split': 'طوب طويل بوجه صخري',
        'split-face': 'بلوك بوجه صخري',
        'split-ribs': 'بلوك بأضلاع صخرية',
        'ground-face': 'بلوك بوجه مصقول',
        'hammered-face': 'بلوك بوجه مطروق',
        'fluted-face': 'بلوك بوجه مضلّع',
        'scored-face': 'بلوك بوجه محزّز',
        slip: 'شرائح طوب',
        'screen-circle': 'بلوك زخرفي مفرّغ، دائرة',
        'screen-quarter-circles': 'بلوك زخرفي مفرّغ، أرباع دوائر',
        'screen-petals': 'بلوك زخرفي مفرّغ، ثماني بتلات',
        'screen-cross': 'بلوك زخرفي مفرّغ، علامة زائد',
        'screen-diamond': 'بلوك زخرفي مفرّغ، معيّن',
        'screen-squares': 'بلوك زخرفي مفرّغ، تسعة مربّعات',
        'screen-star': 'بلوك زخرفي مفرّغ، نجمة ثمانية',
        'screen-honeycomb': 'بلوك زخرفي مفرّغ، خلايا نحل',
        'screen-louvre': 'بلوك زخرفي مفرّغ، شرائح مائلة',
        'screen-waves': 'بلوك زخرفي مفرّغ، أمواج',
        'screen-leaf': 'بلوك زخرفي مفرّغ، ورقة شجر',
        'screen-steps': 'بلوك زخرفي مفرّغ، درجات',
        lintel: 'عتب',
        'lintel-wide': 'عتب عريض',
        'lintel-trough': 'عتب على شكل U',
      },
      colours: {
        grey: 'رمادي',
        white: 'أبيض',
        cream: 'كريمي',
        sand: 'رملي',
        terracotta: 'تيراكوتا',
        red: 'أحمر',
        charcoal: 'فحمي',
      },
      millimetres: '\u00a0مم',
    },
  },
);

/**
 * Sizes over all in the order of the trade, millimetres without the unit: through the wall, up and along; of a
 * paver length, width and thickness.
 */
const orderSize = ({ shape, height, overall: { width, length } }: Brick): string =>
  (shape.form === 'paver' ? [length, width, height] : [width, height, length]).join(' × ');

/** The size with its unit: `200 × 200 × 400 mm`. */
export const brickSize = (brick: Brick, lang: Lang): string =>
  `${leftToRight(orderSize(brick), lang)}${NAMES[lang].millimetres}`;

/** Its colour in one word. */
export const brickColour = ({ colour }: Brick, lang: Lang): string => NAMES[lang].colours[colour];

/** What it is, in whichever colour. */
export const brickForm = ({ kind }: Brick, lang: Lang): string => NAMES[lang].kinds[kind];

/** Kind and, where it is not plain grey, colour. */
export function brickKind({ kind, colour }: Brick, lang: Lang): string {
  const { kinds, colours } = NAMES[lang];
  return colour === 'grey' ? kinds[kind] : inOneLine([kinds[kind], colours[colour]], lang);
}

/** What a builder orders by: kind, colour where it is not plain grey, and size. */
export const brickName = (brick: Brick, lang: Lang): string =>
  brick.colour === 'grey'
    ? `${brickKind(brick, lang)} ${brickSize(brick, lang)}`
    : inOneLine([brickKind(brick, lang), brickSize(brick, lang)], lang);
