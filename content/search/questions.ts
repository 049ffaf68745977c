import { answers } from '@/content/assistant/answers';
import { ARABIC_ASKED } from '@/content/assistant/arabic-questions';
import { ADDED, ARABIC, HERE, OPEN, type Topic } from '@/content/assistant/keywords';
import { ASKED, type Rule } from '@/content/assistant/questions';
import { ASKED_FIRST, ASKED_LAST } from '@/content/assistant/short-questions';
import type { Lang } from '@/content/lang';
import { path, type RouteKey } from '@/content/routes';
import { words } from '@/content/words';

/** Subjects that have a page of their own, or no answer that a search could give. */
type NotFound = 'dryFix' | 'greeting' | 'simulator' | 'products' | 'brands' | 'services' | 'volumes' | 'app';

/** A subject that the search answers before what it finds. */
type FoundTopic = Exclude<Topic, NotFound>;

/** Where the answer to a question stands, or who gives it. */
const PLACES: Readonly<Record<FoundTopic, RouteKey>> = {
  complaint: 'contact',
  permit: 'contact',
  reflectance: 'roofTiles',
  roofParts: 'components',
  solarRule: 'hotWater',
  leak: 'installers',
  visit: 'installers',
  match: 'roofTiles',
  laying: 'dryFix',
  compareTiles: 'roofTiles',
  heaterFault: 'contact',
  sunless: 'hotWater',
  savings: 'hotWater',
  account: 'register',
  compareHeaters: 'solarWater',
  circulation: 'solarWater',
  heaterSize: 'hotWater',
  pressure: 'sigmaNatural',
  capacity: 'solarWater',
  weight: 'contact',
  pitch: 'contact',
  fire: 'contact',
  strength: 'contact',
  size: 'product',
  dataSheet: 'components',
  drawings: 'roofTiles',
  certificate: 'contact',
  heat: 'coolroof',
  care: 'contact',
  lifetime: 'contact',
  spareParts: 'contact',
  notListed: 'product',
  whatsapp: 'contact',
  email: 'contact',
  number: 'contact',
  jobs: 'contact',
  dealer: 'contact',
  instalments: 'cart',
  order: 'cart',
  stock: 'cart',
  papers: 'contact',
  history: 'about',
  origin: 'product',
  pictures: 'terms',
  password: 'forgotPassword',
  erase: 'privacy',
  photoCheck: 'bricksSimulator',
  contact: 'contact',
  locations: 'contact',
  price: 'cart',
  warranty: 'contact',
  samples: 'cart',
  delivery: 'cart',
  quantity: 'tileCalculator',
  hours: 'contact',
};

/** What an answer is called in a list of what was found. */
const TITLES = words(
  {
    complaint: 'A complaint or a return',
    permit: 'Permits',
    reflectance: 'Light reflectance of a colour',
    roofParts: 'Parts of a roof and what they do',
    solarRule: 'Dubai’s rule for solar hot water',
    leak: 'A leaking or broken roof',
    visit: 'An appointment and a free estimate',
    match: 'Matching an existing roof',
    laying: 'Laying, cutting and fixing',
    compareTiles: 'Comparing tiles or bricks',
    heaterFault: 'A fault in a water heater',
    sunless: 'Hot water without much sun',
    savings: 'What a water heater saves',
    account: 'Your account',
    compareHeaters: 'CMG or SIGMA: which heater suits you',
    circulation: 'Natural or forced circulation',
    heaterSize: 'What size of water heater you need',
    pressure: 'Working pressure of water heaters',
    capacity: 'Tank sizes of water heaters',
    weight: 'Weight of a product',
    pitch: 'Minimum pitch of a roof tile',
    fire: 'Fire class of a product',
    strength: 'Technical figures of a product',
    size: 'Sizes of products',
    dataSheet: 'Documents and manufacturers’ data sheets',
    drawings: 'Drawings, CAD files and 3D models',
    certificate: 'Certificates and approvals',
    heat: 'Roofs for hot weather',
    care: 'Cleaning and care',
    lifetime: 'How long a product lasts',
    spareParts: 'Spare parts for water heaters',
    notListed: 'A product that is not shown here',
    whatsapp: 'WhatsApp',
    email: 'Our email address',
    number: 'Our phone number',
    jobs: 'Jobs',
    dealer: 'Become a dealer',
    instalments: 'Ways and terms of payment',
    order: 'How to order',
    stock: 'What is in stock',
    papers: 'Company papers',
    history: 'About the company',
    origin: 'Where our products are made',
    pictures: 'About the pictures on this site',
    password: 'Forgotten password',
    erase: 'Your data, and how to delete it',
    photoCheck: 'What the roof photo check tells',
    contact: 'How to reach us',
    locations: 'Where we are',
    price: 'Prices and quotations',
    warranty: 'Guarantees',
    samples: 'Samples',
    delivery: 'Delivery and export',
    quantity: 'How many tiles or bricks you need',
    hours: 'Opening hours',
  } satisfies Record<FoundTopic, string>,
  {
    ar: {
      complaint: 'شكوى أو إرجاع',
      permit: 'التصاريح',
      reflectance: 'انعكاس الضوء للون',
      roofParts: 'قطع السقف وعملها',
      solarRule: 'اشتراط دبي للماء الساخن من الشمس',
      leak: 'تسرب في السقف أو قرميد مكسور',
      visit: 'موعد وتقدير مجاني',
      match: 'قرميد مطابق لسقف قائم',
      laying: 'التركيب والقص والتثبيت',
      compareTiles: 'مقارنة القرميد أو الطوب',
      heaterFault: 'عطل في سخان شمسي',
      sunless: 'الماء الساخن حين تقل الشمس',
      savings: 'ما يوفّره السخان الشمسي',
      account: 'حسابكم',
      compareHeaters: 'CMG أو SIGMA: أيهما يناسبكم',
      circulation: 'التدوير الطبيعي أو القسري',
      heaterSize: 'حجم السخان المناسب لكم',
      pressure: 'ضغط تشغيل السخانات',
      capacity: 'سعة خزانات السخانات',
      weight: 'وزن المنتج',
      pitch: 'أدنى ميل للقرميد',
      fire: 'مقاومة المنتج للحريق',
      strength: 'الأرقام الفنية للمنتج',
      size: 'مقاسات المنتجات',
      dataSheet: 'المواصفات الفنية والملفات',
      drawings: 'المخططات وملفات CAD والنماذج ثلاثية الأبعاد',
      certificate: 'الشهادات والاعتمادات',
      heat: 'أسقف للطقس الحار',
      care: 'التنظيف والعناية',
      lifetime: 'كم يدوم المنتج',
      spareParts: 'قطع غيار السخانات',
      notListed: 'منتج غير معروض هنا',
      whatsapp: 'واتساب',
      email: 'بريدنا الإلكتروني',
      number: 'رقم هاتفنا',
      jobs: 'الوظائف',
      dealer: 'الوكلاء والموزعون',
      instalments: 'طرق الدفع وشروطه',
      order: 'كيف تطلبون',
      stock: 'المتوفر في المخزون',
      papers: 'أوراق الشركة',
      history: 'عن الشركة',
      origin: 'بلد صنع منتجاتنا',
      pictures: 'عن صور هذا الموقع',
      password: 'نسيان كلمة المرور',
      erase: 'بياناتكم وكيف تُحذف',
      photoCheck: 'ما يبيّنه فحص صورة السقف',
      contact: 'كيف تتواصلون معنا',
      locations: 'مواقعنا',
      price: 'الأسعار وعروض السعر',
      warranty: 'الضمانات',
      samples: 'العيّنات',
      delivery: 'التوصيل والتصدير',
      quantity: 'كم تحتاجون من القرميد أو الطوب',
      hours: 'ساعات الدوام',
    },
  },
);

/** Words of a question that name a subject to the assistant alone, or that also name things of the range. */
const SEARCHED: readonly Rule<FoundTopic>[] = [
  ['hours', [...OPEN, ...['hours', 'timing', 'friday', 'sunday', 'weekend', 'ramadan', 'eid ']]],
  [
    'locations',
    ['where are you', 'where is your', 'showroom', 'your address', 'your location', 'directions'],
  ],
  [
    'locations',
    [
      ...[
        'branch',
        'near me',
        'parking at',
        'parking available',
        'have car park',
        'is there car park',
        '=car park',
        'visit you',
        'warehouse',
      ],
      ...[
        'head office',
        'your office',
        'office in',
        'office address',
        'shop ',
        'shops ',
        'located',
        'outlet',
      ],
      ...['where can i see', 'see&in real', 'pick up', 'pickup', ...HERE, 'google map', 'address of'],
    ],
  ],
  [
    'price',
    ['quote online', 'get a quote', 'make quote', 'make a quote', 'request a quote', 'request quote'],
  ],
  ['number', ['phone number', 'telephone number', 'your number']],
  ['email', ['email', 'e mail', 'mail address', 'mail id', 'your mail']],
  [
    'contact',
    [
      ...['how to contact', 'how can i contact', 'call you', 'speak to', 'do you speak', 'language'],
      ...['instagram', 'facebook', 'social media', 'arabic ', 'talk to', 'telephone', 'phone'],
    ],
  ],
  [
    'price',
    [
      ...['price', 'pricing', 'quotation', 'offer ', 'offers ', 'cost', 'discount', 'cheap', 'expensive'],
      ...['how much', 'rate of', 'rate per', 'rate for', 'best rate'],
    ],
  ],
  ['visit', ['a contractor', 'need&contractor', 'find&contractor', 'roofing contractor', 'roofer']],
];

/** Subjects of `ADDED` that no product, part or page is called by. */
const ALSO: readonly Topic[] = ['warranty', 'samples', 'delivery', 'quantity'];
/** A roof part is asked for by the same word. */
const ALSO_A_PAGE = ['calculate', 'coverage', 'try a tile', 'per square', 'per m2', 'per sqm'];

const isFound = (topic: Topic): topic is FoundTopic => topic in PLACES;

/** A rule of the assistant, where the search has an answer to its subject. */
const found = ([topic, names]: Rule<Topic>): Rule<FoundTopic>[] => (isFound(topic) ? [[topic, names]] : []);

const also = ADDED.flatMap(([topic, names]) =>
  isFound(topic) && ALSO.includes(topic)
    ? [[topic, names.filter((name) => !ALSO_A_PAGE.includes(name))] as const]
    : [],
);

/** How a question is known in a search: in the order in which they are tried. */
export const QUESTION_RULES: readonly Rule<FoundTopic>[] = [
  ...ASKED_FIRST.flatMap(found),
  ...ASKED.flatMap(found),
  ...ASKED_LAST.flatMap(found),
  ...also,
  ...SEARCHED,
];

/** Who asks the search for fixers means an appointment; the assistant answers with all services. */
const FIXERS_IN_ARABIC: readonly Rule<FoundTopic>[] = [
  ['visit', ['تركبون', 'تركبو', 'عمال تركيب', 'فريق تركيب', 'فنيين تركيب', 'فني تركيب', 'من يركب']],
];

/** The same in Arabic, found anywhere in a word. */
export const ARABIC_QUESTION_RULES: readonly Rule<FoundTopic>[] = [
  ...ARABIC_ASKED.flatMap(found),
  ...ARABIC.flatMap(found),
  ...FIXERS_IN_ARABIC,
];

interface FoundAnswer {
  topic: FoundTopic | 'ask';
  title: string;
  text: string;
  url: string;
}

/** Where nothing that was found fits: whom to ask. */
const ASK = words(
  {
    title: 'Ask our team',
    text: 'We have no page that answers this. Write to us or call, and we will reply.',
  },
  {
    ar: { title: 'اسألوا فريقنا', text: 'لا صفحة لدينا تجيب عن هذا. راسلونا أو اتصلوا بنا لنرد عليكم.' },
  },
);

/** Every answer that the search gives. */
export const foundAnswers = (lang: Lang): readonly FoundAnswer[] => [
  ...(Object.keys(PLACES) as FoundTopic[]).map((topic) => ({
    topic,
    title: TITLES[lang][topic],
    // Where a list follows in the assistant, nothing does here.
    text: answers[lang][topic].text.replace(/:$/, '.'),
    url: path(PLACES[topic], lang),
  })),
  { topic: 'ask', ...ASK[lang], url: path('contact', lang) },
];
