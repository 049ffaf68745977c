import { company } from '@/content/company';
import { companyInArabic } from '@/content/company.ar';
import { ILLUSTRATIONS_IN_ARABIC } from '@/content/media/illustrations';
import type { PluralForms } from '@/content/lang';
import type { InLang } from '@/content/words';
import type {
  heroInEnglish,
  stripInEnglish,
  familiesInEnglish,
  toolsInEnglish,
  coolRoofInEnglish,
  estimateInEnglish,
  portfolioInEnglish,
} from './home.en';

const { figures, since } = company;
const whole = (value: number) => value.toLocaleString('en');

/** The tools in Arabic, for this page and the services. */
export const toolCardsInArabic = [
  {
    title: 'محاكي القرميد',
    text: 'اختاروا الفيلا والشركة المصنّعة والقرميد ولون الجدران، وشاهدوا النتيجة فورًا.',
    button: 'ابدؤوا الآن',
    face: {},
  },
  {
    title: 'حاسبة الماء الساخن',
    text: 'أدخلوا عدد الحمّامات والمطابخ، أو عدد العمال، لتعرفوا احتياجكم اليومي من الماء الساخن.',
    button: 'احسبوا الآن',
    face: {
      note: 'مثال',
      total: '390',
      unit: 'لتر يوميًا',
      rows: [
        ['5 حمّامات كاملة', '250\u00a0لتر'],
        ['حمّامان بدون دش', '60\u00a0لتر'],
        ['مطبخ واحد', '80\u00a0لتر'],
      ],
    },
  },
  {
    title: 'محاكي الطوب',
    text: 'جرّبوا الطوب على جدار قبل الطلب. وإلى أن يُفتح، اطلبوا منا عيّنات.',
    button: 'قريبًا',
    face: {},
  },
] as const;

export const heroInArabic: InLang<typeof heroInEnglish, PluralForms['ar']> = {
  label: `${companyInArabic.name}، أربع شرائح`,
  // The brand alone is the trade's word for roof tiles: "tiles for clay tiles".
  company: companyInArabic.name,
  words: {
    roles: { whole: 'شريط الصور', part: 'شريحة' },
    nth: '{nth} من {total}',
    next: 'الشريحة التالية',
    previous: 'الشريحة السابقة',
    pause: 'إيقاف الشرائح مؤقتًا',
    play: 'تشغيل الشرائح',
  },
  slides: [
    {
      title: 'للقرميد الفخاري',
      text: `القرميد الفخاري ونظام السقف الكامل تحته، من شركة تأسست في ${companyInArabic.foundedIn} وتعمل منذ ${companyInArabic.month} ${since.year}.`,
      actions: [{ text: 'عرض القرميد' }, { text: 'نظام السقف' }],
      connector: 'وأيضًا',
    },
    {
      title: 'للسخان الشمسي',
      text: `ماء ساخن من الشمس، نركّب سخاناته منذ عام ${figures.solarSince}. أدخلوا عدد الحمّامات لتعطيكم الحاسبة احتياجكم باللتر يوميًا.`,
      actions: [{ text: 'السخان الشمسي' }, { text: 'حاسبة الماء الساخن' }],
      connector: 'أو',
    },
    {
      title: 'لمحاكاة سقفكم',
      text: 'شاهدوا سقفكم على فيلا قبل الطلب: اختاروا القرميد ولون الجدران، وتتغير الصورة مع كل اختيار.',
      actions: [{ text: 'جرّبوه الآن' }],
      connector: '',
    },
    {
      title: 'لطوب الواجهات',
      text: 'طوب واجهات وطوب أرضيات وشرائح طوب من السعودية وإسبانيا وتركيا.',
      actions: [{ text: 'عرض الطوب' }, { text: 'طلب عيّنات' }],
      connector: 'أو',
    },
  ],
};

export const stripInArabic: InLang<typeof stripInEnglish, PluralForms['ar']> = {
  title: 'شركة الأسقف الأكثر موثوقية في الإمارات',
  lead: `نورّد مواد الأسقف في جميع أنحاء الإمارات ونصدّر إلى ${companyInArabic.regions}. شاهدوا كيف يكتمل السقف:`,
  figures: [
    { value: String(since.year), text: `سنة انطلاق أعمالنا في ${companyInArabic.foundedIn}` },
    { value: whole(figures.tilesPerYear), text: 'قرميدة نورّدها سنويًا' },
    {
      value: whole(figures.warehouseSquareFeet),
      text: `قدم مربعة من المستودعات في ${figures.emirates}\u00a0إمارات`,
    },
    {
      value: whole(figures.solarUnitsPerYear),
      text: `سخان شمسي نركّبه سنويًا، ونركّب السخانات منذ عام ${figures.solarSince}`,
    },
  ],
  cards: [
    { title: 'كل القرميد حسب اللون' },
    { title: 'القمة والوادي والقطع المكمّلة' },
    { title: 'التثبيت الجاف' },
    { title: '24 سقفًا في صور توضيحية' },
    { title: 'اطلبوا تقديرًا مجانيًا' },
  ],
};

export const familiesInArabic: InLang<typeof familiesInEnglish, PluralForms['ar']> = {
  label: 'فئات المنتجات',
  cards: [
    {
      title: 'القرميد',
      text: 'قرميد فخاري من إيطاليا وإسبانيا والبرتغال والسعودية والبرازيل، من Portoghese بمقطع على شكل حرف S إلى LogicaPlana المستوي.',
      linkText: 'عرض المنتجات',
    },
    {
      title: 'الطوب',
      text: 'طوب واجهات وبلوك خرساني وشرائح طوب وأرضيات من Yamama (السعودية) و\u00a0La Paloma (إسبانيا) و\u00a0Isiklar (تركيا).',
      linkText: 'عرض المنتجات',
    },
    {
      title: 'السخانات الشمسية',
      text: 'أنظمة بالتدوير الطبيعي والقسري من CMG و\u00a0SIGMA، معتمدة من مختبر دبي المركزي حسب الشركات المصنّعة.',
      linkText: 'عرض المنتجات',
    },
  ],
};

export const toolsInArabic: InLang<typeof toolsInEnglish, PluralForms['ar']> = {
  title: 'خططوا قبل الطلب',
  open: 'بلا تسجيل دخول',
  cards: toolCardsInArabic,
};

export const coolRoofInArabic: InLang<typeof coolRoofInEnglish, PluralForms['ar']> = {
  title: 'نظام CoolRoof للتثبيت الجاف',
  text: 'يسمح نظام CoolRoof للتثبيت الجاف بمرور الهواء ولا ينفذ منه الماء. يحل محل المونة الإسمنتية، ويرفع القرميد عن قاعدة السقف، ويعكس الحرارة الإشعاعية.',
  layers: [
    'قرميد فخاري على سدايب، مع مانع للطيور عند الحافة السفلية',
    'تثبيت جاف عند القمم والأضلاع المائلة، يسمح بمرور الهواء ولا ينفذ منه الماء، بدلًا من المونة الإسمنتية',
    'سدايب تهوية',
    'حاجز عاكس للحرارة يعكس ما يصل إلى 97% (حسب الشركة المصنّعة)',
    'قاعدة السقف',
  ],
  drawing: {
    alt: 'مقطع في طبقات CoolRoof من الحافة السفلية إلى القمة: قرميد فخاري على سدايب، وتثبيت جاف تحت قرميد القمة، وسدايب تهوية، وحاجز عاكس للحرارة، وقاعدة السقف',
    note: 'مقطع من مانع الطيور عند الحافة السفلية إلى التثبيت الجاف عند القمة. وتُغلق الأضلاع المائلة كما تُغلق القمة.',
  },
  button: { text: 'اعرفوا المزيد', about: 'عن CoolRoof' },
};

export const estimateInArabic: InLang<typeof estimateInEnglish, PluralForms['ar']> = {
  title: 'تقدير مجاني لسقفكم',
  text: 'اتركوا الاسم والبريد الإلكتروني ورقم الهاتف لنحدد معكم موعدًا.',
  button: 'اطلبوا تقديرًا مجانيًا',
};

export const portfolioInArabic: InLang<typeof portfolioInEnglish, PluralForms['ar']> = {
  title: 'معرض مشاريعنا',
  note: ILLUSTRATIONS_IN_ARABIC,
  all: { text: 'عرض جميع الصور (18)' },
  words: {
    previous: 'المشاريع السابقة',
    next: 'المشاريع التالية',
    nth: '{nth} من {total}',
  },
};
