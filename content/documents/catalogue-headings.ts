import type { Lang } from '@/content/lang';
import { words } from '@/content/words';

interface Section {
  title: string;
  /** Its first page stands for it, the others below that one in the bookmarks. */
  nested?: true;
  pages: readonly string[];
}

const SECTIONS = words(
  [
    { title: 'Roofing catalogue', pages: ['Roofing catalogue', 'Contents'] },
    {
      title: 'Before you choose',
      pages: [
        'Who we are',
        'How to use it',
        'Roofing terms',
        'Ten profiles',
        'Suppliers compared',
        'By colour',
      ],
    },
    { title: 'BMI Italy', nested: true, pages: ['BMI Italy', 'Portoghese by BMI', 'Marsigliese by BMI'] },
    {
      title: 'BMI Cobert Spain',
      nested: true,
      pages: ['BMI Cobert Spain', 'Duna', 'Klinker Meridional', 'Virtus and Collado'],
    },
    { title: 'Cobert Portugal', nested: true, pages: ['Cobert Portugal', 'LogicaLusa', 'LogicaPlana'] },
    { title: 'Braas Italy', pages: ['Roman by Braas'] },
    {
      title: 'Yamama Saudi Arabia',
      nested: true,
      pages: ['Yamama Saudi Arabia', 'Marsigliese by Yamama', 'Portoghese by Yamama'],
    },
    { title: 'Cejatel Brazil', nested: true, pages: ['Cejatel Brazil', 'Wave'] },
    { title: 'Ceipo Italy', nested: true, pages: ['Ceipo Italy', 'Natural'] },
    {
      title: 'Roofing components',
      nested: true,
      pages: [
        'Roofing components',
        'Ridge and its ends',
        'Edges, valleys, ventilation',
        'Fittings by manufacturer',
      ],
    },
    {
      title: 'Installing the roof',
      nested: true,
      pages: [
        'Installing the roof',
        'Courses and flashings',
        'CoolRoof dry-fix',
        'Foil and battens',
        'Eaves and ridge',
      ],
    },
    {
      title: 'From plan to roof',
      pages: ['Measure a roof', 'Care', 'Roof ideas', 'How to order', 'Our locations'],
    },
  ],
  {
    ar: [
      { title: 'كتالوج الأسقف', pages: ['كتالوج الأسقف', 'المحتويات'] },
      {
        title: 'قبل الاختيار',
        pages: ['من نحن', 'كيفية الاستخدام', 'مصطلحات السقف', 'عشرة أشكال', 'مقارنة الموردين', 'حسب اللون'],
      },
      { title: 'BMI إيطاليا', pages: ['BMI إيطاليا', 'Portoghese من BMI', 'Marsigliese من BMI'] },
      {
        title: 'BMI Cobert إسبانيا',
        pages: ['BMI Cobert إسبانيا', 'Duna', 'Klinker Meridional', 'Virtus و Collado'],
      },
      { title: 'Cobert البرتغال', pages: ['Cobert البرتغال', 'LogicaLusa', 'LogicaPlana'] },
      { title: 'Braas إيطاليا', pages: ['Roman من Braas'] },
      {
        title: 'Yamama السعودية',
        pages: ['Yamama السعودية', 'Marsigliese من Yamama', 'Portoghese من Yamama'],
      },
      { title: 'Cejatel البرازيل', pages: ['Cejatel البرازيل', 'Wave'] },
      { title: 'Ceipo إيطاليا', pages: ['Ceipo إيطاليا', 'Natural'] },
      {
        title: 'مكوّنات السقف',
        pages: ['مكوّنات السقف', 'القمة ونهاياتها', 'الحواف والأودية والتهوية', 'القطع حسب الشركة المصنّعة'],
      },
      {
        title: 'تركيب السقف',
        pages: [
          'تركيب السقف',
          'الصفوف ومنع التسرب',
          'التثبيت الجاف CoolRoof',
          'الحاجز والسدايب',
          'الحافة السفلية والقمة',
        ],
      },
      {
        title: 'من المخطط إلى السقف',
        pages: ['قياس السقف', 'العناية بالسقف', 'أفكار للأسقف', 'خطوات الطلب', 'مواقعنا'],
      },
    ],
  },
);

/** The forty pages of the roofing catalogue by section: contents, bookmarks and the pictures of its pages read them. */
export const catalogueSections = (lang: Lang): readonly Section[] => SECTIONS[lang];

/** Pages of the catalogue. */
export const CATALOGUE_LENGTH = 40;

/** Headings in the order of the pages. */
export const catalogueHeadings = (lang: Lang): readonly string[] =>
  catalogueSections(lang).flatMap(({ pages }) => pages);
