import { words } from '@/content/words';
import { diagramPicture, HOTSPOTS, type Hotspot } from '@/content/catalogue/diagram';
import type { PictureId } from '@/content/pictures/library';
import { banner } from '@/content/pictures/banner';

/** /product/roofing-components */
export const componentsPage = words(
  {
    title: 'Roofing components',
    lead: 'Ridge, hip, valley, edge and chimney: the eight parts that complete a clay tile roof.',
    ...banner('banner/roofing-components'),
    breadcrumbs: 'Breadcrumbs',
    diagram: {
      title: 'Eight parts',
      lead: 'Select a number on the roof or a part in the list.',
      label: 'Parts on the roof',
      list: 'The eight parts',
      picture: diagramPicture,
      /** What quantities are counted in at first. */
      parts: HOTSPOTS satisfies readonly Hotspot[],
    },
    catalogue: {
      title: 'The roofing catalogue',
      lead: 'Forty pages: all manufacturers and colours, roofing components, dry-fix installation, measuring and ordering.',
      label: 'Roofing catalogue, forty pages',
      read: 'Read full screen',
      chapters: 'Parts of the catalogue, by page',
      slider: {
        carousel: 'carousel',
        slide: 'slide',
        previous: 'Previous page',
        next: 'Next page',
        marks: 'Pages of the catalogue',
        page: 'Page {nth}',
        nth: '{nth} of {total}',
      },
      reader: {
        title: 'Roofing catalogue',
        /** Around the field of the page's number, which stands at `{page}`. */
        field: 'Page {page} of {total}',
        page: 'Page {nth}: {title}',
        shown: 'Page {nth} of {total}: {title}',
        pages: 'All pages',
        previous: 'Previous page',
        next: 'Next page',
        zoomIn: 'Enlarge',
        zoomOut: 'Reduce',
        whole: 'Whole page',
        gallery: 'Pages of the catalogue',
        slide: 'Page',
        missing: 'The page could not be loaded.',
      },
      download: {
        download: 'Download PDF',
        about: 'of the roofing catalogue',
        size: '{language}, {pages} pages, {megabytes}\u00a0MB',
      },
    },
    film: {
      title: 'Film: dry-fix installation',
      text: 'The parts of a roof, the radiant barrier with its counter battens, battens and tiles, the pest guard at the eaves and the ridge roll. No sound.',
      play: 'Play the film',
      about: '15 seconds, no sound',
      label: 'Film: dry-fix installation of a tile roof, no sound',
      captions: 'English',
      picture: 'tool/dry-fix' as PictureId,
    },
    promo: {
      title: 'See your roof on a villa before you order',
      text: 'Choose a villa, a tile and a wall colour in the roof tile simulator.',
      picture: 'portfolio/courtyard-villa-sharjah',
    },
    next: {
      title: 'Not sure which part you need?',
      text: 'Send us the roof plan or a photograph, or describe the roof in a message, and we will reply with the parts and quantities.',
      ask: 'Contact us',
      dryFix: 'Dry-fix guide',
      tiles: 'Roof tiles',
    },
  },
  {
    ar: {
      title: 'مكوّنات السقف',
      lead: 'القمة والضلع المائل والوادي والحافة والمدخنة: القطع الثماني التي يكتمل بها سقف القرميد الفخاري.',
      breadcrumbs: 'مسار التنقل',
      diagram: {
        title: 'ثماني قطع',
        lead: 'اختاروا رقمًا على السقف أو قطعة من القائمة.',
        label: 'القطع على السقف',
        list: 'القطع الثماني',
        parts: [
          {
            label: 'قرميد الحافة',
            text: 'قرميد بزاوية يغلق الحافتين الجانبيتين للسقف ويحمي الواجهة الجملونية من الرياح والمطر.',
          },
          { label: 'نهاية القمة', text: 'آخر قطعة في القمة، مغلقة من طرفها الخارجي.' },
          {
            label: 'سدّادة القمة',
            text: 'قرص نصف دائري يغلق الطرف المفتوح للقمة حيث تلتقي بالواجهة الجملونية.',
          },
          {
            label: 'قرميد القمة والأسافين',
            text: 'قرميد نصف دائري فوق خط التقاء سطحين مائلين، وتسد الأسافين الفراغات تحته.',
          },
          {
            label: 'قطعة ثلاثية',
            text: 'قطعة واحدة حيث تلتقي القمة بضلعين مائلين، بدلًا من قص القطع ووصلها.',
          },
          { label: 'الوادي', text: 'المجرى بين سطحين مائلين، ينقل ماء المطر إلى المزراب.' },
          {
            label: 'المدخنة',
            text: 'حيث تخترق المدخنة السقف، يُقص القرميد حولها ويُغلق محيطها بشريط منع التسرب.',
          },
          {
            label: 'Wakaflex',
            text: 'شريط ذو طيّات لمنع التسرب، يُشكَّل باليد فوق القرميد وعلى جدار المدخنة.',
          },
        ],
      },
      catalogue: {
        title: 'كتالوج الأسقف',
        lead: 'أربعون صفحة: جميع الشركات المصنّعة والألوان، ومكوّنات السقف، والتثبيت الجاف، والقياس والطلب.',
        label: 'كتالوج الأسقف، أربعون صفحة',
        read: 'القراءة بملء الشاشة',
        chapters: 'أقسام الكتالوج حسب الصفحة',
        slider: {
          carousel: 'شريط الصفحات',
          slide: 'صفحة',
          previous: 'الصفحة السابقة',
          next: 'الصفحة التالية',
          marks: 'صفحات الكتالوج',
          page: 'الصفحة {nth}',
          nth: '{nth} من {total}',
        },
        reader: {
          title: 'كتالوج الأسقف',
          field: 'الصفحة {page} من {total}',
          page: 'الصفحة {nth}: {title}',
          shown: 'الصفحة {nth} من {total}: {title}',
          pages: 'جميع الصفحات',
          previous: 'الصفحة السابقة',
          next: 'الصفحة التالية',
          zoomIn: 'تكبير',
          zoomOut: 'تصغير',
          whole: 'الصفحة كاملة',
          gallery: 'صفحات الكتالوج',
          slide: 'صفحة',
          missing: 'تعذّر تحميل الصفحة.',
        },
        download: {
          download: 'تنزيل PDF',
          about: 'كتالوج الأسقف',
          size: '{language}، الصفحات: {pages}، الحجم: {megabytes}\u00a0ميغابايت',
        },
      },
      film: {
        title: 'فيلم: التثبيت الجاف',
        text: 'مكوّنات السقف، والحاجز العاكس للحرارة مع سدايب التهوية، والسدايب والقرميد، ومانع الطيور عند الحافة السفلية، وشريط القمة. بلا صوت.',
        play: 'تشغيل الفيلم',
        about: '15\u00a0ثانية، بلا صوت',
        label: 'فيلم: تركيب سقف من القرميد بالتثبيت الجاف، بلا صوت',
        captions: 'العربية',
      },
      promo: {
        title: 'شاهدوا سقفكم على فيلا قبل الطلب',
        text: 'اختاروا الفيلا والقرميد ولون الجدران في محاكي القرميد.',
      },
      next: {
        title: 'لا تعرفون أي قطعة تحتاجون؟',
        text: 'أرسلوا إلينا مخطط السقف أو صورة له، أو صفوا السقف في رسالة، لنرد عليكم بالقطع والكميات.',
        ask: 'تواصل معنا',
        dryFix: 'دليل التثبيت الجاف',
        tiles: 'القرميد',
      },
    },
  },
);
