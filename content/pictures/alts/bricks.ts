import { brickName } from '@/content/catalogue/brick-names';
import { BRICKS } from '@/content/catalogue/bricks';
import { ISIKLAR_GROUP_IDS, ISIKLAR_ITEM_IDS, isiklarNames } from '@/content/catalogue/isiklar';
import { LA_PALOMA, LA_PALOMA_COLOURS, LA_PALOMA_VIEWS } from '@/content/catalogue/la-paloma';
import type { Lang } from '@/content/lang';
import type { BrickPicture, LaPalomaPicture } from '@/content/pictures/shots/bricks';
import { words } from '@/content/words';
import { altsOf } from './alts-of';

const seen = words(
  {
    brick: 'Illustration: {name}, beside a folding rule',
    laPaloma: {
      wall: 'Illustration: {name}, wall of facing bricks, seen close',
      corner: 'Illustration: {name}, corner of a wall, headers and stretchers in turn',
      facade: 'Illustration: {name}, house front of two storeys in Gulf light',
    },
    isiklar: {
      'facing-brick': 'Illustration: {name}, wall of red facing bricks with pale pointed joints',
      'brick-slab': 'Illustration: {name}, thin brick slabs glued to a wall, the last ones still to come',
      'paving-brick': 'Illustration: {name}, dark red paving bricks laid in a herringbone',
      'cotto-facade': 'Illustration: {name}, terracotta panels hung on aluminium rails before insulation',
      panel: 'Illustration: {name}, long grey brick slips, the last ones still to come',
      'architon-facade': 'Illustration: {name}, long pale panels with narrow open joints',
      'anatolian-brick-slab-rustic':
        'Illustration: {name}, rustic brick slabs with worn edges in warm brown reds',
      'aegean-brick-slip': 'Illustration: {name}, narrow sand-coloured brick slips with fine joints',
    },
  },
  {
    ar: {
      brick: 'صورة توضيحية: {name}، وبجانبه مسطرة قابلة للطي',
      laPaloma: {
        wall: 'صورة توضيحية: {name}، جدار من طوب الواجهات عن قرب',
        corner: 'صورة توضيحية: {name}، زاوية جدار يتناوب فيها الشناوي والآدية',
        facade: 'صورة توضيحية: {name}، واجهة منزل من طابقين في ضوء الخليج',
      },
      isiklar: {
        'facing-brick': 'صورة توضيحية: {name}، جدار من طوب الواجهات الأحمر بفواصل مونة فاتحة',
        'brick-slab': 'صورة توضيحية: {name}، بلاط طوب رقيق ملصق على جدار، وبقيت قطعه الأخيرة',
        'paving-brick': 'صورة توضيحية: {name}، طوب أرضيات أحمر غامق مرصوف على شكل عظم السمكة',
        'cotto-facade': 'صورة توضيحية: {name}، ألواح تيراكوتا معلّقة على قضبان ألمنيوم أمام العزل',
        panel: 'صورة توضيحية: {name}، شرائح طوب رمادية طويلة، وبقيت قطعها الأخيرة',
        'architon-facade': 'صورة توضيحية: {name}، ألواح طويلة فاتحة اللون بفواصل ضيقة مفتوحة',
        'anatolian-brick-slab-rustic':
          'صورة توضيحية: {name}، بلاط طوب ريفي بحواف متآكلة ودرجات دافئة من الأحمر البني',
        'aegean-brick-slip': 'صورة توضيحية: {name}، شرائح طوب رفيعة رملية اللون بفواصل دقيقة',
      },
    },
  },
);

const yamamaAlts = (lang: Lang) =>
  altsOf(
    BRICKS.map((brick) => ({ id: `brick/${brick.id}` as BrickPicture, brick })),
    ({ brick }) => seen[lang].brick.replace('{name}', brickName(brick, lang)),
  );

const laPalomaAlts = (lang: Lang) =>
  altsOf(
    LA_PALOMA_COLOURS.flatMap((colour) =>
      LA_PALOMA_VIEWS.map((view) => ({ id: `la-paloma/${colour}-${view}` as LaPalomaPicture, colour, view })),
    ),
    ({ colour, view }) => seen[lang].laPaloma[view].replace('{name}', LA_PALOMA[colour].name),
  );

const isiklarAlts = (lang: Lang) =>
  altsOf(
    [...ISIKLAR_GROUP_IDS, ...ISIKLAR_ITEM_IDS].map((of) => ({ id: `isiklar/${of}` as const, of })),
    ({ of }) => seen[lang].isiklar[of].replace('{name}', isiklarNames[lang][of]),
  );

/** Of bricks, blocks and walls, put together from their names and views. */
export const brickAlts = (lang: Lang) => ({
  ...yamamaAlts(lang),
  ...laPalomaAlts(lang),
  ...isiklarAlts(lang),
});
