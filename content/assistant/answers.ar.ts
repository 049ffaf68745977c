import { apps, figures } from '@/content/company';
import { companyInArabic } from '@/content/company.ar';
import { contact } from '@/content/contact';
import type { PluralForms } from '@/content/lang';
import type { InLang } from '@/content/words';
import type { AnswerPart, AnswerWords, Line } from './answer-words';
import { call, count, linesIn, mail, numbersOf, part, placesOf } from './answer-parts';
import type { fallbackInEnglish, findingInEnglish } from './answers.en';
import type { Topic } from './keywords';
import { QUESTION_ANSWERS } from './question-answers.ar';
import { quickInArabic as ask } from './quick-words';

type Arabic<T> = InLang<T, PluralForms['ar']>;

const { below, nameOf, page } = linesIn('ar');
const warehouses = `${count(figures.warehouseSquareFeet)} قدم مربعة في ${figures.emirates} إمارات`;

const ways: readonly Line[] = [
  call,
  ...(contact.whatsapp ? [{ text: 'واتساب', href: `https://wa.me/${contact.whatsapp}` }] : []),
  mail,
  page('contact'),
];

/** The Arabic answers, of the same parts as the English ones. */
export const answersInArabic: Arabic<Record<Topic, AnswerWords>> = {
  ...QUESTION_ANSWERS,
  products: {
    text: 'نورّد مواد بناء من مصانع في أوروبا والشرق الأوسط والبرازيل:',
    parts: [
      part([page('roofTiles'), page('bricks'), page('solarWater'), page('components'), page('gallery')]),
      part([page('cart')], 'أضيفوا المنتجات إلى قائمة الطلب لنرد عليكم بعرض سعر:'),
    ],
    quick: [ask.brands, ask.price, ask.samples, ask.locations],
  },
  brands: {
    text: 'هذه هي الشركات المصنّعة التي نبيع منتجاتها:',
    parts: [
      part(
        [
          ...below('roofTiles', ['gallery']),
          { text: 'Braas، إيطاليا', to: 'gallery', at: '?supplier=braas' },
        ],
        nameOf('roofTiles'),
      ),
      part(below('bricks'), nameOf('bricks')),
      part(below('solarWater', ['solarFeatures']), nameOf('solarWater')),
    ],
    quick: [ask.products, ask.samples, ask.warranty, ask.contact],
  },
  contact: {
    text: 'يمكنكم التواصل معنا بأي من هذه الطرق:',
    parts: [part(ways), part([page('installers', 'طلب تقدير مجاني')])],
    quick: [ask.locations, ask.hours, ask.services],
  },
  locations: {
    text: 'مكتبنا الرئيسي ومعرضنا ومستودعاتنا:',
    parts: [...placesOf('ar'), part([page('contact', 'الخريطة ونموذج التواصل')])],
    end: `لنا فروع في ${figures.emirates} إمارات: اتصلوا بنا لنرشدكم إلى الأقرب. تبلغ مساحة مستودعاتنا نحو ${warehouses}.`,
    quick: [ask.hours, ask.contact, ask.delivery],
  },
  services: {
    text: 'نقدّم إلى جانب المواد:',
    parts: [
      part(
        [
          page('dryFix'),
          page('solarWater', 'تركيب سخانات المياه الشمسية'),
          page('installers', 'تقدير مجاني وموعد'),
        ],
        'على السقف',
      ),
      part(
        [
          page('roofSimulator'),
          page('yourRoof'),
          page('tileCalculator'),
          page('hotWater'),
          page('bricksSimulator'),
        ],
        'على هذا الموقع',
      ),
    ],
    quick: [ask.simulator, ask.price, ask.app, ask.contact],
  },
  volumes: {
    text: 'أرقامنا:',
    parts: [
      part([
        { text: `نحو ${count(figures.tilesPerYear)} قرميدة سنويًا` },
        {
          text: `نحو ${count(figures.solarUnitsPerYear)} سخان شمسي سنويًا، والهدف ${count(figures.solarUnitsTarget)}`,
        },
        { text: `مستودعات مساحتها نحو ${warehouses}` },
        { text: `تصدير إلى ${companyInArabic.regions}` },
      ]),
      part([page('about')]),
    ],
    quick: [ask.price, ask.quantity, ask.delivery, ask.products],
  },
  app: {
    text: 'أدوات هذا الموقع وتطبيق الهاتف:',
    parts: [
      part([
        page('roofSimulator'),
        page('yourRoof'),
        page('tileCalculator'),
        page('hotWater'),
        page('bricksSimulator'),
      ]),
      part(
        Object.values(apps).map(({ store, url }) => ({ text: store, href: url })),
        'تطبيق الهاتف',
      ),
    ],
    quick: [ask.simulator, ask.services, ask.products, ask.contact],
  },
  price: {
    text: 'نعدّ عرض سعر لكل طلب، ولا نعرض الأسعار على هذا الموقع. أخبرونا بالمنتج والكمية لنرد عليكم بعرض سعر:',
    parts: [
      part([page('cart', 'إضافة المنتج إلى قائمة الطلب'), page('installers', 'طلب تقدير مجاني')]),
      part(ways),
    ],
    quick: [ask.samples, ask.quantity, ask.delivery],
  },
  warranty: {
    text: 'الضمان من الشركة المصنّعة، ونذكره حيث تذكره:',
    parts: [
      part([
        page(
          'cmgForced',
          'التدوير القسري من CMG: خمس سنوات على الخزان والمجمّعات الشمسية، وسنتان على بقية الأجزاء',
        ),
      ]),
      part(ways, 'لأي منتج آخر اسألونا:'),
    ],
    quick: [ask.brands, ask.contact],
  },
  samples: {
    text: 'أضيفوا إلى قائمة الطلب 5\u00a0منتجات على الأكثر، واختاروا فيها «عيّنات»، واذكروا عنوان الإرسال:',
    parts: [part([page('gallery'), page('roofTiles'), page('bricks'), page('cart')])],
    end: 'أو زوروا معرضنا الرئيسي.',
    quick: [ask.locations, ask.price],
  },
  delivery: {
    text: `نورّد إلى مواقع البناء في جميع أنحاء الإمارات، ونصدّر إلى ${companyInArabic.regions}. أخبرونا بالمنتج والكمية والمكان، ويحدد عرض السعر الموعد والتكلفة.`,
    parts: [part([page('cart', 'إضافة المنتج إلى قائمة الطلب'), ...ways])],
    quick: [ask.price, ask.locations],
  },
  quantity: {
    text: 'يتوقف عدد القرميد على شكل القرميدة وميل السقف وشكله. تعطيكم حاسبة القرميد كشفًا بالقرميد والقطع من قياسات السقف. وتجدون عدد القطع لكل م² عند كل شكل، وهو رقم الشركة المصنّعة أو رقم إرشادي، وعند كل بلوك وطوبة وإنترلوك من Yamama:',
    parts: [
      part([page('tileCalculator'), page('roofTiles'), page('bricks')]),
      part([page('contact', 'راسلونا'), mail], 'أو أرسلوا إلينا مخطط السقف لنحسب الكمية:'),
    ],
    quick: [ask.price, ask.samples, ask.contact],
  },
  simulator: {
    text: 'تختارون في المحاكي فيلا وشركة مصنّعة وقرميد السقف ولون الجدران والجدران الحجرية، فيتغير البيت أمامكم. يتطلب استخدامه تسجيل الدخول.',
    parts: [
      part([page('roofSimulator'), page('villaModels'), page('login'), page('register')]),
      part([page('yourRoof')], 'ولمشاهدة القرميد على صورة لمنزلكم، دون تسجيل الدخول:'),
    ],
    quick: [ask.app, ask.samples, ask.contact],
  },
  hours: {
    text: contact.hours
      ? `ساعات الدوام: ${contact.hours}. أرقامنا:`
      : 'يُرجى الاتصال قبل الزيارة، فساعات الدوام غير مذكورة هنا:',
    parts: [part(numbersOf('ar'))],
    quick: [ask.locations, ask.contact],
  },
  greeting: {
    text: 'أهلًا بكم. اسألوا عن المنتجات أو الخدمات أو المواقع، أو اختاروا موضوعًا من الأسفل.',
    parts: [],
    quick: [ask.products, ask.contact, ask.services, ask.locations],
  },
};

export const fallbackInArabic: Arabic<typeof fallbackInEnglish> = {
  unknown: 'لا أعرف الجواب. يُرجى سؤال فريقنا:',
  ways,
  text: `يمكنني مساعدتكم في ما يخص ${companyInArabic.name}:`,
  parts: [
    part([
      { text: 'المنتجات والعلامات التجارية' },
      { text: 'بيانات التواصل' },
      { text: 'مواقعنا ومعرضنا' },
      { text: 'الخدمات' },
      { text: 'حجم المبيعات والأرقام' },
      { text: 'تطبيق الهاتف والأدوات الرقمية' },
    ]),
  ] as readonly AnswerPart[],
  end: 'ماذا تودون أن تعرفوا؟',
  quick: [ask.products, ask.contact, ask.locations, ask.services, ask.volumes, ask.app],
};

export const findingInArabic: Arabic<typeof findingInEnglish> = {
  whole: 'هذا ما وجدته:',
  near: 'لم أجد ما يطابق كل ما طلبتموه. هذا أقرب ما وجدته:',
  quick: [ask.price, ask.samples, ask.contact],
};
