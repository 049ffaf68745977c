import { words } from '@/content/words';
import { LA_PALOMA, LA_PALOMA_COLOURS } from '@/content/catalogue/la-paloma';
import { banner } from '@/content/pictures/banner';
import type { RouteKey } from '@/content/routes';

/** /product/bricks-lapaloma */
export const laPalomaPage = words(
  {
    title: 'La Paloma, Spain',
    lead: `Facing brick in ${LA_PALOMA_COLOURS.length} colours, each with its own name.`,
    ...banner('banner/la-paloma'),
    breadcrumbs: 'Breadcrumbs',
    description: {
      lead: 'Facing brick is the finished surface of a wall. It needs no paint or plaster, so its colour is the colour of your building.',
      text: [
        'Every colour is shown as a blend of four tones. See each one as a close view of the wall, as a corner and as a facade.',
        'Bricks of the same colour vary slightly from one firing to the next. Ask for a sample before you decide, and order the bricks for a facade in one batch.',
      ],
    },
    sheet: {
      title: 'In short',
      /** What the rest of the page does not say. How many are glazed is tested. */
      rows: [
        ['Surface', 'matt; three colours are glazed'],
        ['Sizes', 'on request'],
        ['Samples', 'up to 5 colours with an enquiry'],
      ],
    },
    index: {
      title: '28 colours',
      label: 'Colours',
      lead: 'Choose a colour to see it as a wall, a corner and a facade.',
    },
    galleries: {
      card: {
        previous: 'Previous picture of {title}',
        next: 'Next picture of {title}',
        marks: 'Pictures of {title}',
        page: 'Picture {nth}',
        nth: '{title}, {nth} of {total}.',
      },
      /** What an open picture is called. */
      views: {
        wall: '{name}, wall from close by',
        corner: '{name}, corner',
        facade: '{name}, facade',
      },
      gloss: 'Glazed',
    },
    catalogue: {
      title: 'Catalogue',
      lead: 'Every colour as a wall, a corner and a facade, four to a page. Put together by us; ask for the manufacturer’s own colour card.',
      cover: 'Catalogue of La Paloma, cover',
      page: 'Catalogue of La Paloma, page {page} of {pages}',
      open: 'Read the catalogue',
      download: {
        download: 'Download Pdf',
        about: 'of the La Paloma catalogue',
        size: '{language}, {pages} pages, {megabytes}\u00a0MB',
      },
    },
    compare: {
      title: 'Two side by side',
      lead: 'Compare two colours in the same view.',
      first: 'First colour',
      second: 'Second colour',
      view: 'View',
      views: { wall: 'Wall', corner: 'Corner', facade: 'Facade' },
    },
    note: 'The pictures are computer renderings and the colours are indicative. Ask for a sample before you choose.',
    next: {
      title: 'Request samples',
      text: 'Put up to 5 colours on your enquiry list, choose “Samples” there, and tell us where to send them.',
      ask: 'Open the enquiry list',
      to: 'cart' as RouteKey,
      bricks: 'All bricks',
    },
  },
  {
    ar: {
      title: 'La Paloma، إسبانيا',
      lead: `طوب واجهات في ${LA_PALOMA_COLOURS.length} لونًا، لكل منها اسم.`,
      breadcrumbs: 'مسار التنقل',
      description: {
        lead: 'طوب الواجهات هو السطح النهائي للجدار. لا يحتاج إلى دهان أو لياسة، فلونه لون مبناكم.',
        text: [
          'يُعرض كل لون خلطةً من أربع درجات. شاهدوه على جدار عن قرب، وعند زاوية، وعلى واجهة.',
          'يتفاوت الطوب من اللون نفسه قليلًا من حرق إلى آخر. اطلبوا عيّنة قبل القرار، واطلبوا طوب الواجهة كله في دفعة واحدة.',
        ],
      },
      sheet: {
        title: 'بإيجاز',
        rows: [
          ['السطح', 'مطفي، وثلاثة ألوان مزجّجة'],
          ['المقاسات', 'عند الطلب'],
          ['العيّنات', 'حتى 5\u00a0ألوان مع الطلب'],
        ],
      },
      index: {
        title: '28 لونًا',
        label: 'الألوان',
        lead: 'اختاروا لونًا لتشاهدوه على جدار وعند زاوية وعلى واجهة.',
      },
      galleries: {
        card: {
          previous: 'الصورة السابقة: {title}',
          next: 'الصورة التالية: {title}',
          marks: 'الصور: {title}',
          page: 'الصورة {nth}',
          nth: '{title}، {nth} من {total}.',
        },
        views: {
          wall: '{name}، جدار عن قرب',
          corner: '{name}، زاوية',
          facade: '{name}، واجهة',
        },
        gloss: 'مزجّج',
      },
      catalogue: {
        title: 'الكتالوج',
        lead: 'كل لون على جدار وعند زاوية وعلى واجهة، أربعة ألوان في الصفحة. الكتالوج من إعدادنا، ويمكنكم طلب بطاقة ألوان الشركة المصنّعة.',
        cover: 'كتالوج La Paloma، الغلاف',
        page: 'كتالوج La Paloma، الصفحة {page} من {pages}',
        open: 'قراءة الكتالوج',
        download: {
          download: 'تنزيل PDF',
          about: 'كتالوج La Paloma',
          size: '{language}، الصفحات: {pages}، الحجم: {megabytes}\u00a0ميغابايت',
        },
      },
      compare: {
        title: 'لونان جنبًا إلى جنب',
        lead: 'قارنوا بين لونين في المنظر نفسه.',
        first: 'اللون الأول',
        second: 'اللون الثاني',
        view: 'المنظر',
        views: { wall: 'جدار', corner: 'زاوية', facade: 'واجهة' },
      },
      note: 'الصور مصمّمة بالحاسوب والألوان إرشادية. اطلبوا عيّنة قبل الاختيار.',
      next: {
        title: 'اطلبوا عيّنات',
        text: 'أضيفوا ما يصل إلى 5\u00a0ألوان إلى قائمة الطلب، واختاروا فيها «عيّنات»، واكتبوا لنا عنوان إرسالها.',
        ask: 'فتح قائمة الطلب',
        bricks: 'كل الطوب',
      },
    },
  },
);

/** The colours two of which are compared at first. */
export const COMPARED = ['alicante', 'rojo'] as const satisfies readonly (keyof typeof LA_PALOMA)[];
