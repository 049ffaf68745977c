import { words } from '@/content/words';
/** Words that the pages of all manufacturers of roof tiles share. */
export const supplierPage = words(
  {
    breadcrumbs: 'Breadcrumbs',
    factory: {
      title: 'Factory and specification',
      manufacturer: 'Manufacturer',
      country: 'Country',
      /** One row for each profile. */
      sizes: {
        caption: 'Sizes of each profile',
        head: ['Profile', 'Overall size', 'Cover width × gauge', 'Pieces per m²'],
        unit: 'mm',
        size: 'about\u00a0{across}\u00a0×\u00a0{along}',
        pieces: 'about\u00a0{count}',
        pans: 'about\u00a0{count}, covers and pans',
      },
      published: '{count} ({source})',
      note: 'Figures with “about” are from our indicative drawings below. Pieces per\u00a0m² = 1,000,000 ÷ (cover width × gauge), in mm.',
      /** Only where a pan lies under each cover. */
      pans: 'Covers and pans: twice that.',
      sheet: {
        text: 'For weight, minimum roof pitch and tolerances, put the manufacturer’s data sheet on your enquiry list: we will ask the manufacturer and reply with what it states.',
        ask: 'Ask for the data sheet',
        /** As a line of the enquiry list. */
        name: 'Manufacturer’s data sheet',
      },
    },
    promo: { button: 'Experience Now', about: 'in the roof tile simulator', villas: 'The three villas' },
    range: {
      title: 'Tiles and colours',
      see: 'See the tiles',
      label: 'Profiles',
      /** How many cards stand on a tab, read out. */
      cards: { one: '{count} card', other: '{count} cards' },
      note: 'Colours shown are indicative; ask for the current colour card. Pictures are computer renderings.',
    },
    card: {
      previous: 'Previous picture of {title}',
      next: 'Next picture of {title}',
      marks: 'Pictures of {title}',
      page: 'Picture {nth}',
      nth: '{title}, {nth} of {total}.',
      try: 'Try in simulator',
      /** A product that has a code for a name: its colour as our pictures show it. */
      coded: { plain: '{colour}', blend: '{colour} blend' },
      /** What its quantity is counted in at first. */
    },
    drawing: {
      title: 'Profile drawing',
      alt: 'in plan, from the side and in section, with its dimensions A to F',
      measures: 'indicative dimensions of the profile',
      unit: 'mm',
      about: 'about',
      /** The letters of the drawing, in their order. */
      rows: {
        cover: 'Cover width',
        length: 'Length',
        gauge: 'Gauge, nose to nose',
        overall: 'Overall width',
        depth: 'Depth of the profile',
        lap: 'Head lap',
      },
      pieces: 'Pieces per m²',
      counted: 'about\u00a0{count} (1,000,000\u00a0÷\u00a0A\u00a0÷\u00a0C)',
      /** Where a pan lies under each cover. */
      countedTwice: 'about\u00a0{count} (2\u00a0×\u00a01,000,000\u00a0÷\u00a0A\u00a0÷\u00a0C)',
      note: 'Drawing of the profile as a type; dimensions differ by manufacturer. Ask for the manufacturer’s data sheet before you set out battens.',
    },
    next: {
      title: 'Request samples',
      text: 'Put up to 5 tiles on your enquiry list, choose “Samples” there, and tell us where to send them.',
      choose: 'Choose tiles',
      ask: 'Open the enquiry list',
    },
  },
  {
    ar: {
      breadcrumbs: 'مسار التنقل',
      factory: {
        title: 'المصنع والمواصفات',
        manufacturer: 'الشركة المصنّعة',
        country: 'البلد',
        sizes: {
          caption: 'مقاسات كل شكل',
          head: ['الشكل', 'المقاس الكلي', 'عرض التغطية × تباعد السدايب، من اليسار', 'عدد القطع لكل\u00a0م²'],
          unit: 'مم',
          size: 'نحو \u2066{across}\u00a0×\u00a0{along}\u2069',
          pieces: 'نحو\u00a0{count}',
          pans: 'نحو\u00a0{count}، الأغطية والمجاري معًا',
        },
        published: '{count} ({source})',
        note: 'القيم مع كلمة «نحو» من مخططاتنا الإرشادية أدناه. عدد القطع لكل م²: 1,000,000 مقسومًا على حاصل ضرب عرض التغطية في تباعد السدايب، بالمليمتر.',
        pans: 'للأغطية والمجاري معًا: ضعف ذلك.',
        sheet: {
          text: 'لمعرفة الوزن وأدنى ميل للسقف والتفاوتات المسموح بها، أضيفوا «المواصفات الفنية» إلى قائمة الطلب، فنسأل الشركة المصنّعة عنها ونرد عليكم.',
          ask: 'طلب المواصفات الفنية',
          name: 'المواصفات الفنية للشركة المصنّعة',
        },
      },
      promo: { button: 'جرّبوه الآن', about: 'في محاكي القرميد', villas: 'الفلل الثلاث' },
      range: {
        title: 'القرميد وألوانه',
        see: 'شاهدوا القرميد',
        label: 'الأشكال',
        cards: {
          zero: 'لا بطاقات',
          one: 'بطاقة واحدة',
          two: 'بطاقتان',
          few: '{count} بطاقات',
          many: '{count} بطاقة',
          other: '{count} بطاقة',
        },
        note: 'الألوان المعروضة إرشادية، ويمكنكم طلب بطاقة الألوان الحالية. الصور مصمّمة بالحاسوب.',
      },
      card: {
        previous: 'الصورة السابقة: {title}',
        next: 'الصورة التالية: {title}',
        marks: 'الصور: {title}',
        page: 'الصورة {nth}',
        nth: '{title}، {nth} من {total}.',
        try: 'تجربة في المحاكي',
        coded: { plain: '{colour}', blend: '{colour}، خلطة' },
      },
      drawing: {
        title: 'مخطط الشكل',
        alt: 'من أعلى ومن الجانب ومقطعًا، مع قياساته من A إلى F',
        measures: 'المقاسات الإرشادية للشكل',
        unit: 'مم',
        about: 'نحو',
        rows: {
          cover: 'عرض التغطية',
          length: 'الطول',
          gauge: 'تباعد السدايب، من مقدمة إلى مقدمة',
          overall: 'العرض الكلي',
          depth: 'عمق الشكل',
          lap: 'التراكب الطولي',
        },
        pieces: 'عدد القطع لكل م²',
        counted: 'نحو {count} (\u20661,000,000\u00a0÷\u00a0A\u00a0÷\u00a0C\u2069)',
        countedTwice: 'نحو {count} (\u20662\u00a0×\u00a01,000,000\u00a0÷\u00a0A\u00a0÷\u00a0C\u2069)',
        note: 'مخطط لنوع الشكل، وتختلف القياسات من شركة مصنّعة إلى أخرى. اطلبوا المواصفات الفنية من الشركة المصنّعة قبل توزيع السدايب.',
      },
      next: {
        title: 'اطلبوا عيّنات',
        text: 'أضيفوا ما يصل إلى 5\u00a0قطع إلى قائمة الطلب، واختاروا فيها «عيّنات»، واكتبوا لنا عنوان إرسالها.',
        choose: 'اختيار القرميد',
        ask: 'فتح قائمة الطلب',
      },
    },
  },
);
