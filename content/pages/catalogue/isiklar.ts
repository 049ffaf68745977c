import { words } from '@/content/words';
import {
  ISIKLAR_GROUP_IDS,
  ISIKLAR_ITEM_IDS,
  ISIKLAR_TONES,
  isiklarNames,
  type IsiklarGroup,
  type IsiklarId,
  type IsiklarItem,
} from '@/content/catalogue/isiklar';
import type { Lang } from '@/content/lang';
import { banner } from '@/content/pictures/banner';

/** What each group is for; general knowledge of the trade, no figures of the manufacturer. */
const GROUP_TEXTS = {
  'facing-brick': 'The visible outer leaf of a wall, laid in mortar and left unplastered.',
  'brick-slab': 'Thin brick for cladding an existing wall.',
  'paving-brick': 'Hard-fired brick for paths, yards and driveways, laid flat or on edge.',
  'cotto-facade': 'A ventilated facade, shown here in large terracotta elements.',
  panel: 'Brick on panels, for large facades. The picture shows the finish.',
  'architon-facade': 'A facade system with long elements, shown here in a pale tone.',
} satisfies Record<IsiklarGroup, string>;

const ITEM_TEXTS = {
  'anatolian-brick-slab-rustic': 'A brick slab with a rough, uneven face, shown in warm brown reds.',
  'aegean-brick-slip': 'A thin brick slip for cladding a wall, shown in light sand tones.',
} satisfies Record<IsiklarItem, string>;

/** /product/bricks-isiklar */
export const isiklarPage = words(
  {
    title: 'Isiklar, Turkey',
    lead: 'Facing brick, brick slab, paving brick, and three facade systems.',
    ...banner('banner/isiklar'),
    breadcrumbs: 'Breadcrumbs',
    groups: {
      title: 'Six product groups',
      lead: 'For bricks, tell us the square metres. For a facade system, send us your facade drawing.',
      texts: GROUP_TEXTS,
    },
    featured: {
      title: 'Featured products',
      texts: ITEM_TEXTS,
    },
    note: 'The pictures are computer renderings and the tones are indicative. Ask for a sample before you choose.',
    next: {
      title: 'Do you have a facade drawing?',
      text: 'Send it to us. We will reply with the product group that fits, its products and the details the manufacturer requires.',
      ask: 'Contact us',
      bricks: 'All bricks',
    },
  },
  {
    ar: {
      title: 'Isiklar، تركيا',
      lead: 'طوب واجهات وبلاط طوب وطوب أرضيات، وثلاثة أنظمة واجهات.',
      breadcrumbs: 'مسار التنقل',
      groups: {
        title: 'ست مجموعات من المنتجات',
        lead: 'للطوب اذكروا لنا عدد الأمتار المربعة، ولنظام الواجهة أرسلوا إلينا مخطط واجهتكم.',
        texts: {
          'facing-brick': 'الطبقة الخارجية الظاهرة من الجدار، تُبنى بالمونة وتُترك بلا لياسة.',
          'brick-slab': 'طوب رقيق لتكسية جدار قائم.',
          'paving-brick':
            'طوب محروق بحرارة عالية للممرات والساحات ومداخل السيارات، يُرصف مسطحًا أو قائمًا على حافته.',
          'cotto-facade': 'واجهة مهوّاة، معروضة هنا بعناصر كبيرة من التراكوتا.',
          panel: 'طوب على ألواح للواجهات الكبيرة. تُظهر الصورة شكل السطح.',
          'architon-facade': 'نظام واجهات بعناصر طويلة، معروض هنا بلون فاتح.',
        },
      },
      featured: {
        title: 'منتجات مختارة',
        texts: {
          'anatolian-brick-slab-rustic': 'بلاط طوب بوجه خشن غير مستوٍ، معروض بدرجات دافئة من الأحمر البني.',
          'aegean-brick-slip': 'شريحة طوب رقيقة للتكسية، معروضة بدرجات رملية فاتحة.',
        },
      },
      note: 'الصور مصمّمة بالحاسوب، ودرجات الألوان إرشادية. اطلبوا عيّنة قبل الاختيار.',
      next: {
        title: 'لديكم مخطط واجهة؟',
        text: 'أرسلوه إلينا، لنرد عليكم بمجموعة المنتجات المناسبة ومنتجاتها والتفاصيل التي تطلبها الشركة المصنّعة.',
        ask: 'تواصل معنا',
        bricks: 'كل الطوب',
      },
    },
  },
);

const item = (id: IsiklarId, text: string, lang: Lang) => ({
  id,
  title: isiklarNames[lang][id],
  text,
  tones: ISIKLAR_TONES[id],
});

/** The two shelves of the page: its product groups, and what it features. */
export function isiklarShelves(lang: Lang) {
  const { groups, featured } = isiklarPage[lang];
  return {
    groups: {
      title: groups.title,
      lead: groups.lead,
      items: ISIKLAR_GROUP_IDS.map((id) => item(id, groups.texts[id], lang)),
    },
    featured: {
      title: featured.title,
      items: ISIKLAR_ITEM_IDS.map((id) => item(id, featured.texts[id], lang)),
    },
  };
}
