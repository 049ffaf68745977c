import { words } from '@/content/words';
import type { PictureId } from '@/content/pictures/library';

/** Words that the pages of the solar family share. */
export const solarShared = words(
  {
    breadcrumbs: 'Breadcrumbs',
    /** Of its products in structured data. */
    sheet: 'In short',
    pause: 'Pause the drawing',
    drawn: 'Principle only, not to scale.',
    spin: {
      left: 'Turn to the left',
      right: 'Turn to the right',
      play: 'Start rotating',
      pause: 'Stop rotating',
      hint: 'Drag to turn, or use the arrow keys.',
      touch: 'Drag to turn.',
      view: 'View {view} of {count}',
    },
    viewer: {
      title: 'See it from all sides',
      lead: 'Turn the heater through 18 views.',
      label: 'Solar water heater, all sides',
      note: 'A computer rendering of the type of heater, not of one model.',
    },
    brochure: {
      title: 'Brochure',
      words: {
        carousel: 'carousel',
        slide: 'slide',
        previous: 'Previous page',
        next: 'Next page',
        marks: 'Pages of the brochure',
        page: 'Page {nth}',
        nth: '{nth} of {total}',
      },
      download: {
        download: 'Download PDF',
        about: 'of the brochure {name}',
        size: '{language}, {pages} pages, {megabytes}\u00a0MB',
      },
      label: 'Brochure {name}, {pages} pages',
    },
    installations: {
      title: 'Installations',
      lead: 'Illustrations on tiled and on flat roofs.',
      label: 'Installations of {name}',
      note: 'Pictures are computer renderings of typical houses.',
    },
    calculator: {
      title: 'How much hot water?',
      text: 'Count the bathrooms and kitchens, or the people in a camp. The calculator gives you the litres per day.',
      picture: 'news/solar-water-heaters-join' as PictureId,
      button: 'Calculate now',
      about: 'with the solar water heater calculator',
      account: 'With a free account.',
    },
    next: {
      title: 'Get a system for your building',
      text: 'Tell us the number of people, bathrooms and kitchens in a message. We will reply with a suitable system and a quotation.',
      ask: 'Contact us',
      /** To one page beside it, by its route. */
      to: {
        installers: 'Free estimate',
        cmg: 'See CMG heaters',
        sigma: 'See SIGMA heaters',
        solarWater: 'All solar water heaters',
      },
    },
  },
  {
    ar: {
      breadcrumbs: 'مسار التنقل',
      sheet: 'بإيجاز',
      pause: 'إيقاف حركة الرسم مؤقتًا',
      drawn: 'رسم للمبدأ فقط، بلا مقياس.',
      spin: {
        left: 'تدوير إلى اليسار',
        right: 'تدوير إلى اليمين',
        play: 'بدء الدوران',
        pause: 'إيقاف الدوران',
        hint: 'اسحبوا للتدوير، أو استخدموا مفاتيح الأسهم.',
        touch: 'اسحبوا للتدوير.',
        view: 'المنظر {view} من {count}',
      },
      viewer: {
        title: 'شاهدوه من كل الجوانب',
        lead: 'شاهدوا السخان من 18\u00a0زاوية.',
        label: 'سخان مياه شمسي من كل الجوانب',
        note: 'صورة مصمّمة بالحاسوب لهذا النوع من السخانات، لا لموديل بعينه.',
      },
      brochure: {
        title: 'النشرة',
        words: {
          carousel: 'شريط الصفحات',
          slide: 'صفحة',
          previous: 'الصفحة السابقة',
          next: 'الصفحة التالية',
          marks: 'صفحات النشرة',
          page: 'الصفحة {nth}',
          nth: '{nth} من {total}',
        },
        download: {
          download: 'تنزيل PDF',
          about: 'نشرة {name}',
          size: '{language}، الصفحات: {pages}، الحجم: {megabytes}\u00a0ميغابايت',
        },
        label: 'نشرة {name}، عدد الصفحات: {pages}',
      },
      installations: {
        title: 'تركيبات',
        lead: 'صور توضيحية على أسقف مكسوّة بالقرميد وأسقف مستوية.',
        label: 'تركيبات {name}',
        note: 'الصور مصمّمة بالحاسوب لمنازل نموذجية.',
      },
      calculator: {
        title: 'كم تحتاجون من الماء الساخن؟',
        text: 'أدخلوا عدد الحمّامات والمطابخ، أو عدد المقيمين في سكن العمال، لتعرفوا احتياجكم باللتر يوميًا.',
        button: 'احسبوا الآن',
        about: 'بحاسبة السخان الشمسي',
        account: 'بحساب مجاني.',
      },
      next: {
        title: 'احصلوا على نظام لمبناكم',
        text: 'اذكروا لنا في رسالة عدد الأشخاص والحمّامات والمطابخ، لنرد عليكم بالنظام المناسب وعرض سعر.',
        ask: 'تواصل معنا',
        to: {
          installers: 'تقدير مجاني',
          cmg: 'سخانات CMG',
          sigma: 'سخانات SIGMA',
          solarWater: 'كل السخانات الشمسية',
        },
      },
    },
  },
);
