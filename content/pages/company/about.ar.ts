import { company } from '@/content/company';
import { companyInArabic } from '@/content/company.ar';
import { keepTogether } from '@/content/keep-together';
import type { PluralForms } from '@/content/lang';
import type { InLang } from '@/content/words';
import type { slidesInEnglish, aboutPageInEnglish } from './about.en';

const { legalName, since, figures } = company;
const whole = (value: number) => value.toLocaleString('en');
const place = keepTogether(companyInArabic.locations['main-showroom'].line);
const started = `${companyInArabic.month} ${since.year}`;

export const slidesInArabic: InLang<typeof slidesInEnglish, PluralForms['ar']> = [
  {
    title: 'لوحات مركّبة في المعرض',
    text: 'قارنوا بين اللوحات المركّبة قبل الاختيار: اللوحة تريكم السقف، والقرميدة الواحدة لا تريكم إياه.',
  },
  {
    title: 'عيّنات على الطاولة',
    text: 'ستة أشكال جنبًا إلى جنب. أحضروا مخططًا أو صورة أو قرميدة قديمة لنبحث عمّا يطابقها.',
  },
  {
    title: 'في المستودع',
    text: `قرميد فخاري وطوب في المخزون: مستودعات بمساحة نحو ${whole(figures.warehouseSquareFeet)}\u00a0قدم مربعة في ${figures.emirates}\u00a0إمارات.`,
  },
  {
    title: 'تخزين القرميد قائمًا حسب اللون',
    text: 'صورة توضيحية: قرميد قائم على حافته، محزوم في طبقتين، ولكل رصّة لون.',
  },
  {
    title: 'جاهز للاستلام',
    text: `لنا فروع في ${figures.emirates}\u00a0إمارات: اسألونا عن الأقرب إليكم.`,
  },
  {
    title: 'التحميل إلى الموقع',
    text: `نورّد نحو ${whole(figures.tilesPerYear)} قرميدة سنويًا.`,
  },
  {
    title: 'التصدير',
    text: `نصدّر إلى ${companyInArabic.regions}.`,
  },
  {
    title: 'التجفيف في المصنع',
    text: 'يجف القرميد على رفوف قبل حرقه.',
  },
  {
    title: 'الحرق في الفرن',
    text: 'تحمل عربات الفرن القرميد المجفف واقفًا إلى داخل فرن نفقي.',
  },
];

export const aboutPageInArabic: InLang<typeof aboutPageInEnglish, PluralForms['ar']> = {
  title: 'من نحن',
  lead: `مواد بناء من ${companyInArabic.foundedIn} منذ ${started}.`,
  who: {
    title: 'من نحن',
    paragraphs: [
      `تعمل ${companyInArabic.name} (${legalName}) في تجارة مواد البناء منذ ${started}. تأسست في ${companyInArabic.foundedIn}، ومعرضها الرئيسي في ${place}.`,
      'نورّد القرميد الفخاري والطوب وتكسيات الواجهات ومكوّنات الأسقف، ومنها نظام CoolRoof للتثبيت الجاف. تشترون السقف والجدران من شركة واحدة، ونحن نختار المنتجات من مصانع في أوروبا والشرق الأوسط، والقرميد من البرازيل أيضًا، ونخزّنها ونورّدها.',
      `ومنذ عام ${figures.solarSince} نركّب سخانات المياه الشمسية أيضًا. لنا فروع في ${figures.emirates}\u00a0إمارات، ونورّد إلى مواقع البناء في جميع أنحاء الإمارات، ونصدّر إلى ${companyInArabic.regions}.`,
    ],
    figures: [
      { value: whole(figures.tilesPerYear), text: 'قرميدة نورّدها سنويًا' },
      { value: String(since.year), text: `سنة انطلاق أعمالنا في ${companyInArabic.foundedIn}` },
      {
        value: whole(figures.warehouseSquareFeet),
        text: `قدم مربعة من المستودعات في ${figures.emirates}\u00a0إمارات`,
      },
      { value: whole(figures.solarUnitsPerYear), text: 'سخان شمسي نركّبه سنويًا' },
      { value: whole(figures.solarUnitsTarget), text: 'سخان شمسي سنويًا: هدفنا' },
    ],
    note: { sign: '1', text: 'رقم تقريبي.' },
    manufacturers: 'علاماتنا التجارية',
    families: { tiles: 'قرميد فخاري', solar: 'سخانات شمسية', bricks: 'طوب' },
  },
  slider: {
    title: 'من معرضنا إلى المصنع في صور توضيحية',
    label: 'الشركة في صور',
    words: {
      carousel: 'شريط الصور',
      slide: 'صورة',
      previous: 'الصورة السابقة',
      next: 'الصورة التالية',
      marks: 'الصور',
      page: 'الصورة {nth}',
      nth: '{nth} من {total}',
    },
    download: 'تنزيل PDF',
    about: 'الملف التعريفي للشركة',
    size: '{language}، الصفحات: {pages}، الحجم: {megabytes}\u00a0ميغابايت',
  },
  aims: [
    {
      title: 'رؤيتنا',
      text: `سقف متقن على كل مبنى نورّد له، وماء ساخن من الشمس: من نحو ${whole(figures.solarUnitsPerYear)} سخان شمسي سنويًا إلى ${whole(figures.solarUnitsTarget)}.`,
    },
    {
      title: 'رسالتنا',
      text: `أن تبقى كل قطعة من السقف قريبة من موقعكم: القرميد وقرميد القمة والسدايب والحاجز العاكس للحرارة والسخان الشمسي، في مستودعات في ${figures.emirates}\u00a0إمارات، مع نظام للتثبيت الجاف لتركيبها.`,
    },
  ],
  awards: {
    title: 'الجوائز',
    lead: 'ثلاث محطات من مسيرتنا.',
    frames: [
      {
        year: String(since.year),
        title: 'انطلاق أعمالنا',
        text: `بدأت الشركة تجارة مواد البناء في ${companyInArabic.foundedIn} في ${started}.`,
      },
      {
        year: String(figures.solarSince),
        title: 'سخانات المياه الشمسية',
        text: 'انضم تركيب سخانات المياه الشمسية إلى خدماتنا.',
      },
      {
        year: whole(figures.tilesPerYear),
        title: 'قرميدة سنويًا',
        text: 'نورّد اليوم نحو خمسة ملايين قرميدة كل عام.',
      },
    ],
  },
  app: {
    title: `جرّبوا تطبيق ${companyInArabic.brand} على الهاتف`,
    text: `تطبيق ${companyInArabic.brand} لأجهزة Android و\u00a0iOS.`,
    note: 'يفتح Google Play أو App Store.',
  },
  next: {
    title: 'زوروا المعرض',
    text: `قارنوا لوحات القرميد المركّب والعيّنات في معرضنا الرئيسي، ${place}.`,
    contact: 'تواصل معنا',
    estimate: 'اطلبوا تقديرًا مجانيًا',
  },
  policy: 'جميع صور هذا الموقع مصمّمة بالحاسوب في الاستوديو الخاص بنا، وليست بينها صورة فوتوغرافية.',
};
