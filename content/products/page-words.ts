import { words } from '@/content/words';

/** Words that the pages of all products share. `{name}` is the product, `{by}` its manufacturer and country. */
export const productWords = words(
  {
    breadcrumbs: 'Breadcrumbs',
    sample: { ask: 'Ask for a sample', note: 'Samples of up to 5 products in one request.' },
    try: 'Try it on a villa',
    /** Over what can be done beside the buttons. */
    steps: 'Next steps',
    compare: 'Compare with another product',
    askSheet: 'Ask for the data sheet',
    /** On a sheet among others. */
    own: 'See all details',
    indicative: 'Colours shown are indicative; ask for a sample. Pictures are computer renderings.',
    /** Under the name of a heater. */
    heaters: {
      sigmaNatural: 'Solar water heater, natural circulation',
      sigmaForced: 'Solar water system, forced circulation',
    },
    /** Where several products have one picture. */
    shared: 'The picture shows a system of this range. Its tank and collectors differ with the size.',
    /** Of a facing brick: its surface, then its tone. */
    facing: '{surface} facing brick. {tone}',
    nearest: 'Closest colour in our range: {name}, {by}.',
    alone: {
      tile: 'No other tile in our range comes near this colour.',
      colour: 'No other colour by {manufacturer} comes near this one.',
    },
    views: {
      label: 'Pictures of {name}',
      names: {
        roof: 'On a roof',
        slope: 'The slope from close by',
        tile: 'Tiles from close by',
        laid: 'Laid',
        wall: 'Wall from close by',
        corner: 'Corner',
        facade: 'Facade',
      },
    },
    sheet: {
      title: 'Specification',
      caption: 'Specification of {name}',
      head: { property: 'Property', value: 'Value', unit: 'Unit', source: 'Source' },
      sources: {
        manufacturer: 'manufacturer',
        confirm: 'manufacturer, to be confirmed',
        indicative: 'indicative',
        computed: 'computed',
        ask: 'ask us',
      },
      units: { mm: 'mm', each: 'per m²', m3: 'm³' },
      rows: {
        manufacturer: 'Manufacturer',
        country: 'Country',
        profile: 'Profile',
        colour: 'Colour',
        code: 'Colour as shown',
        surface: 'Surface',
        flashing: 'Flashing',
        sort: 'Kind',
        category: 'Category',
        length: 'Length',
        width: 'Width',
        height: 'Height',
        thickness: 'Thickness',
        /** Of a paver whose outline steps over its neighbours. */
        covers: 'Covers, length × width',
        volume: 'Volume over all',
        pieces: 'Pieces',
        units: 'Units with joints of {joint}\u00a0mm',
        /** Of a block, whose nominal size may hold its joint. */
        unitsBothWays: 'Units in a wall, joint added or included',
        reflectance: 'Light reflectance of the colour shown',
        weight: 'Weight',
        pitch: 'Minimum pitch',
        size: 'Sizes',
        counted: 'Counted in',
      },
      /** What the roof tile calculator counts a part in. */
      counts: { pieces: 'pieces', metres: 'metres' },
      onRequest: 'on request',
      /** What is no piece. */
      built: 'built on site',
      matt: 'Matt',
      gloss: 'Glazed',
      note: {
        tile: 'Indicative dimensions come from our profile drawing, indicative names, colours and reflectance from our pictures. Weight, minimum pitch and tolerances are for the manufacturer’s data sheet to state.',
        /** Of a roof of pans and covers. */
        barrel: 'Pieces counts pans and covers; the cover width is that of a pan with the cover beside it.',
        brick: 'Names, shapes, materials and sizes are nominal and to be confirmed with the manufacturer.',
        /** Of what is laid face by face. */
        units: 'Units are computed from the face that shows and its joints.',
        colour:
          'The reflectance comes from the colours of our pictures. Sizes and technical values are for the manufacturer’s data sheet to state.',
        heater: 'Figures as supplied by the manufacturer; confirm before ordering.',
      },
    },
    walls: {
      title: 'Beside a wall',
      lead: 'Three of the {count} wall colours in the simulator, from close in colour to strong contrast.',
      try: 'See {wall} under {name}',
    },
    roofs: {
      title: 'Under a roof',
      lead: 'Three of our roof tiles over this wall, from close in colour to strong contrast.',
    },
    beside: {
      colours: 'The same profile in other colours',
      near: 'Near this colour, from others',
      sizes: 'The same kind in other sizes and colours',
      family: 'From the same group',
      models: 'The other models',
      systems: 'The other systems',
      parts: 'The other parts',
      items: 'More from {manufacturer}',
    },
    /** Ways back to what a product is one of. */
    ways: {
      colour: 'See it beside another {manufacturer} colour',
      all: 'All {manufacturer} bricks',
      models: 'Compare the four models',
      systems: 'Compare the five systems',
      parts: 'See the eight parts of a roof',
    },
    /** Where a part is on the roof of the diagram. */
    place: {
      title: 'Where it goes on the roof',
      note: 'Number {place} of the eight parts of a clay tile roof.',
    },
    fits: {
      title: 'What goes with it',
      tile: 'The parts that close a roof of this tile, and what lies under it. All of them are fixed dry, without cement mortar.',
      block: 'Blocks of the same width for ends, corners and openings.',
      dryFix: 'Radiant barrier, battens and screws: the dry-fix guide',
    },
    shown: {
      title: 'Where it is shown',
      /** Where some of them, or all, have another colour. */
      profile: 'Roofs of this profile',
      note: 'Illustrations of typical buildings, not completed projects.',
      all: 'All illustrated projects',
    },
    questions: {
      title: 'Before you order',
      care: {
        ask: 'How is it looked after?',
        answer:
          'As its manufacturer advises. Tell us where it is installed, by the sea or inland, and we will send you that advice.',
      },
      tile: {
        counted: {
          ask: 'How many do I need?',
          answer:
            'About {pieces} per m², by our drawing. The roof tile calculator adds waste, ridges, hips and edges for your roof.',
        },
        published: {
          ask: 'How many do I need?',
          answer:
            '{pieces} per m² ({source}). The roof tile calculator adds waste, ridges, hips and edges for your roof.',
        },
        pitch: {
          ask: 'What is the minimum pitch of the roof?',
          answer:
            'It is set by the manufacturer and depends on the tile, the length of the slope and the underlay. Ask us for the figure before you build.',
        },
        colour: {
          ask: 'Will every tile have this colour?',
          answer:
            'Clay colour varies from tile to tile, so judge it by several tiles or a laid panel, and order the tiles of one roof together.',
        },
        fixed: {
          ask: 'How is it fixed?',
          answer:
            'Dry: on battens, with screws, ridge roll and pest guard instead of cement mortar. The dry-fix guide shows every step.',
        },
      },
      brick: {
        units: {
          ask: 'How many go on a square metre?',
          answer:
            '{units} with joints of {joint}\u00a0mm, without waste. Tell us the area, and we will work out the rest.',
        },
        sizes: {
          ask: 'Are the sizes exact?',
          answer: 'They are nominal. We confirm them with the manufacturer before you order.',
        },
        weight: {
          ask: 'What does it weigh?',
          answer: 'Tell us your project, and we will send the manufacturer’s weight for your engineer.',
        },
      },
      facing: {
        finish: {
          ask: 'Does a facing brick need paint or plaster?',
          answer: 'No. It is the finished surface of the wall, so its colour is the colour of the building.',
        },
        colour: {
          ask: 'Will every brick have this colour?',
          answer:
            'Bricks of one colour vary slightly from one firing to the next. Ask for a sample, and order the bricks of a facade in one batch.',
        },
        sizes: {
          ask: 'In which sizes does it come?',
          answer:
            'Sizes are on request: tell us the wall, and we will reply with what the manufacturer offers.',
        },
      },
      heater: {
        enough: {
          ask: 'Is it large enough for my building?',
          answer:
            'The hot water calculator works out the litres per day of a villa or a labour camp. Compare them with the tank of {name}.',
        },
        pump: {
          ask: 'Does it need a pump?',
          sigmaNatural: 'No. It works by natural circulation, which needs none.',
          sigmaForced: 'Yes. It works by forced circulation, which runs a pump and a controller.',
        },
      },
      part: {
        colour: {
          ask: 'Which colour does it come in?',
          answer:
            'Name the tile in your enquiry, and we will reply with the colours its manufacturer offers for this part.',
        },
        count: {
          ask: 'How many do I need?',
          answer: 'Work out your roof in the roof tile calculator: it lists this part with its pieces.',
          metres: 'Work out your roof in the roof tile calculator: it lists this part in metres.',
          ends: 'One for each open end of a ridge that has no end ridge tile. The roof tile calculator counts an end ridge tile for each gable end; order one or the other.',
          strip:
            'Measure round the chimney or along the wall, and tell us the metres; the roof tile calculator leaves it out.',
        },
        supplied: {
          ask: 'What is supplied for it?',
          answer:
            'The tiles and the flashing. The chimney itself is built on site: tell us its width and depth with your enquiry.',
        },
        onRequest: 'On request: name the tile in your enquiry.',
      },
    },
    next: {
      title: 'Prices and delivery',
      text: 'Put it on the enquiry list with your quantity, and we will reply with a quotation.',
      list: 'Open the enquiry list',
      ask: 'Ask about {name}',
    },
    meta: {
      /** Longest first: the first one that is short enough is the title. */
      tile: [
        '{name} clay roof tile, {by}, UAE',
        '{name} clay roof tile, {by}',
        '{name} roof tile, {by}',
        '{name}, {by}',
      ],
      brick: ['{name}, {by}, UAE', '{name}, {manufacturer}, UAE', '{name}, {manufacturer}', '{name}'],
      colour: [
        '{name} facing brick by {manufacturer}, {country}, UAE',
        '{name} facing brick by {manufacturer}, UAE',
        '{name}, {manufacturer}',
      ],
      isiklar: ['{name} by Isiklar, Turkey, in the UAE', '{name} by Isiklar, UAE', '{name}, Isiklar'],
      part: ['{name}: roofing component for clay tiles, UAE', '{name}: roofing component, UAE'],
      heater: ['SIGMA solar water heater {name}, UAE', 'SIGMA {name}'],
      /** Added to what the page says first, as far as there is room. */
      more: 'Pictures, specification, sample and enquiry in the UAE.',
      /** Of what nobody is sent a sample of. */
      withoutSample: 'Pictures, specification and enquiry in the UAE.',
    },
  },
  {
    ar: {
      breadcrumbs: 'مسار التنقل',
      sample: { ask: 'طلب عيّنة', note: 'عيّنات لما لا يزيد على 5 منتجات في الطلب الواحد.' },
      try: 'تجربة على فيلا',
      steps: 'الخطوات التالية',
      compare: 'مقارنة بمنتج آخر',
      askSheet: 'طلب المواصفات الفنية',
      own: 'عرض كل التفاصيل',
      indicative: 'الألوان المعروضة إرشادية، ويمكنكم طلب عيّنة. الصور مصمّمة بالحاسوب.',
      heaters: {
        sigmaNatural: 'سخان مياه شمسي بالتدوير الطبيعي',
        sigmaForced: 'منظومة شمسية لتسخين المياه بالتدوير القسري',
      },
      shared: 'تعرض الصورة نظامًا من هذه المجموعة، ويختلف الخزان والمجمّعات حسب السعة.',
      facing: 'طوب واجهات {surface}. {tone}',
      nearest: 'أقرب لون إليه من منتجاتنا: {name} من {by}.',
      alone: {
        tile: 'لا توجد قرميدة أخرى من منتجاتنا قريبة من هذا اللون.',
        colour: 'لا يوجد لون آخر من {manufacturer} قريب من هذا اللون.',
      },
      views: {
        label: 'صور {name}',
        names: {
          roof: 'على السقف',
          slope: 'سطح السقف عن قرب',
          tile: 'القرميد عن قرب',
          laid: 'بعد التركيب',
          wall: 'الجدار عن قرب',
          corner: 'زاوية',
          facade: 'واجهة',
        },
      },
      sheet: {
        title: 'المواصفات',
        caption: 'مواصفات {name}',
        head: { property: 'الخاصية', value: 'القيمة', unit: 'الوحدة', source: 'المصدر' },
        sources: {
          manufacturer: 'الشركة المصنّعة',
          confirm: 'الشركة المصنّعة، يحتاج إلى تأكيد',
          indicative: 'إرشادي',
          computed: 'محسوب',
          ask: 'عند الطلب',
        },
        units: { mm: 'مم', each: 'لكل م²', m3: 'م³' },
        rows: {
          manufacturer: 'الشركة المصنّعة',
          country: 'البلد',
          profile: 'الشكل',
          colour: 'اللون',
          code: 'اللون كما يُعرض',
          surface: 'السطح',
          flashing: 'شريط منع التسرب',
          sort: 'النوع',
          category: 'الفئة',
          length: 'الطول',
          width: 'العرض',
          height: 'الارتفاع',
          thickness: 'السماكة',
          covers: 'التغطية، الطول × العرض',
          volume: 'الحجم الكلي',
          pieces: 'القطع',
          units: 'القطع مع فواصل {joint}\u00a0مم',
          unitsBothWays: 'عدد القطع، والفاصل مضاف أو ضمن المقاس',
          reflectance: 'انعكاس الضوء للون المعروض',
          weight: 'الوزن',
          pitch: 'أدنى ميل',
          size: 'المقاسات',
          counted: 'وحدة الحساب',
        },
        counts: { pieces: 'بالقطعة', metres: 'بالمتر' },
        onRequest: 'عند الطلب',
        built: 'تُبنى في الموقع',
        matt: 'مطفأ',
        gloss: 'مزجّج',
        note: {
          tile: 'المقاسات الإرشادية من مخطط الشكل لدينا، والأسماء والألوان الإرشادية والانعكاس من صورنا. أما الوزن وأدنى ميل والتفاوتات فمرجعها المواصفات الفنية للشركة المصنّعة.',
          barrel: 'عدد القطع يشمل المجاري والأغطية، وعرض التغطية لمجرى مع الغطاء المجاور له.',
          brick: 'المقاسات اسمية، وتُؤكَّد الأسماء والأشكال والمواد مع الشركة المصنّعة.',
          units: 'عدد القطع محسوب من الوجه الظاهر وفواصله.',
          colour:
            'الانعكاس محسوب من ألوان صورنا. أما المقاسات والقيم الفنية فمرجعها المواصفات الفنية للشركة المصنّعة.',
          heater: 'الأرقام حسب الشركة المصنّعة، ويُرجى تأكيدها قبل الطلب.',
        },
      },
      walls: {
        title: 'ألوان جدران تناسبه',
        lead: 'ثلاثة ألوان من {count} لونًا للجدران في المحاكي، من اللون القريب إلى التباين القوي.',
        try: 'عرض جدار بلون {wall} تحت {name}',
      },
      roofs: {
        title: 'قرميد يناسبه',
        lead: 'ثلاثة أنواع من القرميد فوق هذا الجدار، من اللون القريب إلى التباين القوي.',
      },
      beside: {
        colours: 'الشكل نفسه بألوان أخرى',
        near: 'ألوان قريبة من شركات أخرى',
        sizes: 'النوع نفسه بمقاسات وألوان أخرى',
        family: 'من المجموعة نفسها',
        models: 'الموديلات الأخرى',
        systems: 'الأنظمة الأخرى',
        parts: 'القطع الأخرى',
        items: 'المزيد من {manufacturer}',
      },
      ways: {
        colour: 'عرضه بجانب لون آخر من {manufacturer}',
        all: 'كل طوب {manufacturer}',
        models: 'مقارنة الموديلات الأربعة',
        systems: 'مقارنة الأنظمة الخمسة',
        parts: 'القطع الثماني على السقف',
      },
      place: {
        title: 'موضعها على السقف',
        note: 'الرقم {place} من القطع الثماني لسقف القرميد الفخاري.',
      },
      fits: {
        title: 'ما يكمّله',
        tile: 'القطع التي تُكمل سقفًا من هذا القرميد وما يوضع تحته، وتُثبَّت كلها تثبيتًا جافًا بلا مونة إسمنتية.',
        block: 'بلوك بالعرض نفسه للأطراف والزوايا والفتحات.',
        dryFix: 'الحاجز العاكس والسدايب والبراغي: دليل التثبيت الجاف',
      },
      shown: {
        title: 'أين يظهر',
        profile: 'أسقف بهذا الشكل',
        note: 'صور توضيحية لمبانٍ نموذجية، وليست مشاريع منفّذة.',
        all: 'كل المشاريع التوضيحية',
      },
      questions: {
        title: 'قبل الطلب',
        care: {
          ask: 'كيف تكون العناية به؟',
          answer:
            'حسب توصيات الشركة المصنّعة. اذكروا لنا مكان التركيب، قرب البحر أو بعيدًا عنه، ونرسلها إليكم.',
        },
        tile: {
          counted: {
            ask: 'كم أحتاج من هذه القطعة؟',
            answer:
              'نحو {pieces} لكل م² حسب مخططنا. وتضيف حاسبة القرميد نسبة الهالك والقمم والأضلاع والحواف لسقفكم.',
          },
          published: {
            ask: 'كم أحتاج من هذه القطعة؟',
            answer:
              'لكل م² {pieces} ({source}). وتضيف حاسبة القرميد نسبة الهالك والقمم والأضلاع والحواف لسقفكم.',
          },
          pitch: {
            ask: 'ما أدنى ميل للسقف؟',
            answer:
              'تحدده الشركة المصنّعة، ويتوقف على القرميدة وطول السطح المائل والطبقة السفلية. اطلبوا منا القيمة قبل البناء.',
          },
          colour: {
            ask: 'هل تكون كل القطع بهذا اللون؟',
            answer:
              'يتفاوت لون الفخار من قرميدة إلى أخرى، فاحكموا عليه من عدة قطع أو من لوحة مركّبة، واطلبوا قرميد السقف الواحد معًا.',
          },
          fixed: {
            ask: 'كيف يُثبَّت؟',
            answer:
              'تثبيتًا جافًا: على السدايب بالبراغي، مع شريط القمة ومانع الطيور بدل المونة الإسمنتية. يبيّن دليل التثبيت الجاف كل خطوة.',
          },
        },
        brick: {
          units: {
            ask: 'كم قطعة في المتر المربع؟',
            answer: 'العدد {units} مع فواصل {joint}\u00a0مم، بدون هالك. اذكروا لنا المساحة ونحسب الباقي.',
          },
          sizes: {
            ask: 'هل المقاسات دقيقة؟',
            answer: 'المقاسات اسمية، ونؤكدها مع الشركة المصنّعة قبل طلبكم.',
          },
          weight: {
            ask: 'كم يزن؟',
            answer: 'أخبرونا عن مشروعكم، ونرسل لمهندسكم وزنه حسب الشركة المصنّعة.',
          },
        },
        facing: {
          finish: {
            ask: 'هل يحتاج طوب الواجهات إلى دهان أو لياسة؟',
            answer: 'لا. فهو السطح النهائي للجدار، ولونه لون المبنى.',
          },
          colour: {
            ask: 'هل تكون كل القطع بهذا اللون؟',
            answer:
              'يتفاوت طوب اللون الواحد قليلًا من دفعة حرق إلى أخرى. اطلبوا عيّنة، واطلبوا طوب الواجهة في دفعة واحدة.',
          },
          sizes: {
            ask: 'ما المقاسات المتوفرة؟',
            answer: 'المقاسات عند الطلب: صِفوا لنا الجدار ونرد بما توفره الشركة المصنّعة.',
          },
        },
        heater: {
          enough: {
            ask: 'هل سعته كافية لمبناي؟',
            answer: 'تحسب حاسبة السخان الشمسي اللترات اليومية لفيلا أو لسكن عمال. قارنوها بسعة خزان {name}.',
          },
          pump: {
            ask: 'هل يحتاج إلى مضخة؟',
            sigmaNatural: 'لا. يعمل بالتدوير الطبيعي الذي لا يحتاج إليها.',
            sigmaForced: 'نعم. يعمل بالتدوير القسري، أي بمضخة ووحدة تحكم.',
          },
        },
        part: {
          colour: {
            ask: 'بأي لون تتوفر هذه القطعة؟',
            answer: 'اذكروا القرميد في طلبكم، ونرد بالألوان التي توفرها الشركة المصنّعة لهذه القطعة.',
          },
          count: {
            ask: 'كم أحتاج من هذه القطعة؟',
            answer: 'احسبوا سقفكم في حاسبة القرميد، فهي تذكر عدد هذه القطعة.',
            metres: 'احسبوا سقفكم في حاسبة القرميد، فهي تذكر هذه القطعة بالمتر.',
            ends: 'واحدة لكل طرف مفتوح من خط القمة ليست عليه قطعة نهاية القمة. وتحسب حاسبة القرميد قطعة نهاية القمة لكل طرف جملوني، فاطلبوا إحدى القطعتين فقط.',
            strip: 'قيسوا محيط المدخنة أو طول الجدار واذكروا لنا الأمتار، فحاسبة القرميد لا تحسبها.',
          },
          supplied: {
            ask: 'ماذا يُورَّد لها؟',
            answer:
              'القرميد وشريط منع التسرب. أما المدخنة نفسها فتُبنى في الموقع: اذكروا عرضها وعمقها في طلبكم.',
          },
          onRequest: 'عند الطلب: اذكروا القرميد في طلبكم.',
        },
      },
      next: {
        title: 'الأسعار والتوصيل',
        text: 'أضيفوا المنتج إلى قائمة الطلب مع الكمية، ونرد عليكم بعرض سعر.',
        list: 'فتح قائمة الطلب',
        ask: 'الاستفسار عن {name}',
      },
      meta: {
        tile: [
          'قرميد فخاري {name}،\u200f {by}، الإمارات',
          'قرميد فخاري {name}،\u200f {by}',
          'قرميد {name}،\u200f {by}',
          '{name}،\u200f {by}',
        ],
        brick: [
          '{name}،\u200f {by}، الإمارات',
          '{name}،\u200f {manufacturer}، الإمارات',
          '{name}،\u200f {manufacturer}',
          '{name}',
        ],
        colour: [
          'طوب واجهات {name} من {manufacturer}،\u200f {country}، الإمارات',
          'طوب واجهات {name} من {manufacturer}، الإمارات',
          '{name}،\u200f {manufacturer}',
        ],
        isiklar: [
          '{name} من Isiklar التركية في الإمارات',
          '{name} من Isiklar، الإمارات',
          '{name}،\u200f Isiklar',
        ],
        part: ['{name}: من مكوّنات سقف القرميد، الإمارات', '{name}: من مكوّنات السقف، الإمارات'],
        heater: ['سخان شمسي SIGMA {name}، الإمارات', 'SIGMA {name}'],
        more: 'صور ومواصفات وعيّنة وطلب في الإمارات.',
        withoutSample: 'صور ومواصفات وطلب في الإمارات.',
      },
    },
  },
);
