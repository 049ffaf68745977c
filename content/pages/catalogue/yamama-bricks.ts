import { words } from '@/content/words';
import { BRICK_CATEGORIES, BRICKS, type Brick, type BrickCategory } from '@/content/catalogue/bricks';
import { banner } from '@/content/pictures/banner';

/** The categories with a button, in the stated order; the first is on show at first. */
export const FILTERED = BRICK_CATEGORIES.filter((category) => category !== 'BRIDGES');

export const bricksOf = (category: BrickCategory): readonly Brick[] =>
  BRICKS.filter((brick) => brick.category === category);

/** /product/bricks-yamaha-bricks */
export const yamamaBricksPage = words(
  {
    title: 'Yamama bricks',
    lead: `Concrete products from Saudi Arabia in ${BRICKS.length} items: wall blocks, pavers, facing blocks, screen blocks and lintel pieces.`,
    ...banner('banner/yamama-bricks'),
    breadcrumbs: 'Breadcrumbs',
    filter: 'Category',
    /** The stated labels are the buttons; this is what they hold. */
    categories: {
      BRICKS200: '200 mm blocks',
      BRICKS300: '300 mm blocks',
      BRICKS400: '400 mm blocks',
      BRICKSFLOOR: 'Pavers',
      BRICKSFRONT: 'Facing blocks and bricks',
      ARTISTIC: 'Screen blocks',
      BRIDGES: 'Lintel pieces',
    },
    count: { one: '{count} item', other: '{count} items' },
    /** By a size without its joint, and by one that includes it. */
    units: { range: '{least} to {most}', per: '{number} per m²' },
    note: 'Names and dimensions are nominal; we confirm them with the manufacturer when you order. Each picture is drawn from them at its own scale, and the colours are indicative. The lower number per m² is for sizes without their joint, the higher one for sizes that include it.',
    bridges: {
      title: 'Lintel pieces',
      lead: 'Lintel pieces carry the wall over doors and windows and are ordered by the piece. Your structural engineer decides on bearing length and load.',
    },
    many: {
      title: 'How many units you need per m²',
      lead: 'From the nominal dimensions plus one joint, without waste.',
      wall: 'Wall',
      wallRule: '1,000,000 mm² ÷ ((length + {joint}\u00a0mm) × (height + {joint}\u00a0mm))',
      floor: 'Floor',
      floorRule: '1,000,000 mm² ÷ ((length + {joint}\u00a0mm) × (width + {joint}\u00a0mm))',
      example: 'Example: {item}',
      /** `{one}` and `{other}` are the two sides with their joint, in millimetres; `{most}` is the count of a size that includes it. */
      worked: '1,000,000 ÷ ({one} × {other}) =\u00a0{units}; {most} if the size includes the joint',
      note: 'If the nominal size includes the joint (a block of 390 × 190\u00a0mm for a 400 × 200\u00a0mm module), you need more: 12.5 per m². A paver whose edges reach into its neighbours counts by the length and width it covers. Subtract openings and add a margin for breakage.',
    },
    table: {
      title: 'All sizes in one table',
      caption: 'All items with their nominal dimensions',
      head: { item: 'Item', category: 'Category', width: 'Width', height: 'Height', length: 'Length' },
      millimetres: 'mm',
      units: 'Units per m²',
      none: 'by the piece',
    },
    next: {
      title: 'Do you have a drawing?',
      text: 'Send us the drawing or the wall areas. We will reply with products and quantities.',
      ask: 'Contact us',
      bricks: 'All bricks',
    },
  },
  {
    ar: {
      title: 'طوب Yamama',
      lead: `منتجات خرسانية من السعودية، عددها ${BRICKS.length}: بلوك جدران وإنترلوك وبلوك واجهات وبلوك زخرفي مفرّغ وقطع أعتاب.`,
      breadcrumbs: 'مسار التنقل',
      filter: 'الفئة',
      categories: {
        BRICKS200: 'بلوك 200\u00a0مم',
        BRICKS300: 'بلوك 300\u00a0مم',
        BRICKS400: 'بلوك 400\u00a0مم',
        BRICKSFLOOR: 'إنترلوك',
        BRICKSFRONT: 'بلوك وطوب واجهات',
        ARTISTIC: 'بلوك زخرفي مفرّغ',
        BRIDGES: 'قطع أعتاب',
      },
      count: {
        zero: 'لا منتجات',
        one: 'منتج واحد',
        two: 'منتجان',
        few: '{count} منتجات',
        many: '{count} منتجًا',
        other: '{count} منتج',
      },
      units: { range: 'من {least} إلى {most}', per: '{number}\u00a0قطعة لكل\u00a0م²' },
      note: 'المقاسات اسمية، ونؤكدها مع الشركة المصنّعة عند الطلب. لكل صورة مقياسها، والألوان إرشادية. العدد الأصغر لكل م² لمقاسات لا تشمل الفاصل، والأكبر لمقاسات تشمله.',
      bridges: {
        title: 'قطع الأعتاب',
        lead: 'تحمل قطع الأعتاب الجدار فوق الأبواب والنوافذ، وتُطلب بالقطعة. ويحدد المهندس الإنشائي طول الارتكاز والحمل.',
      },
      many: {
        title: 'كم قطعة تحتاجون لكل\u00a0م²؟',
        lead: 'من المقاسات الاسمية مع فاصل واحد، بلا هالك.',
        wall: 'الجدار',
        wallRule: '\u20661,000,000 ÷ ((L + {joint}) × (H + {joint}))\u2069 (الطول L والارتفاع H، بالمليمتر)',
        floor: 'الأرضية',
        floorRule: '\u20661,000,000 ÷ ((L + {joint}) × (W + {joint}))\u2069 (الطول L والعرض W، بالمليمتر)',
        example: 'مثال: {item}',
        worked: '\u20661,000,000 ÷ ({one} × {other}) =\u00a0{units}\u2069، أو {most} إن شمل المقاس الفاصل',
        note: 'إن شمل المقاس الاسمي الفاصل (بلوك \u2066390 × 190\u2069\u00a0مم لشبكة \u2066400 × 200\u2069\u00a0مم) زاد العدد إلى 12.5\u00a0قطعة لكل م². والإنترلوك المتداخل الحواف يُحسب بما يغطيه طولًا وعرضًا. اطرحوا الفتحات وأضيفوا نسبة للكسر.',
      },
      table: {
        title: 'جميع المقاسات في جدول واحد',
        caption: 'المنتجات بمقاساتها الاسمية',
        head: { item: 'المنتج', category: 'الفئة', width: 'العرض', height: 'الارتفاع', length: 'الطول' },
        millimetres: 'مم',
        units: 'عدد القطع لكل م²',
        none: 'بالقطعة',
      },
      next: {
        title: 'لديكم مخطط؟',
        text: 'أرسلوا إلينا المخطط أو مساحات الجدران، ونرد عليكم بالمنتجات والكميات.',
        ask: 'تواصل معنا',
        bricks: 'كل الطوب',
      },
    },
  },
);
