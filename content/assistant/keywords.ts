/* What a message is about, by the words in it. The table of examples beside lib/assistant tries every rule. */

import type { Question, Rule as RuleOf } from './questions';

/** Subjects that can be offered as a reply to press. The first seven and their order are the specification's. */
export type Subject =
  | 'products'
  | 'brands'
  | 'contact'
  | 'locations'
  | 'services'
  | 'volumes'
  | 'app'
  | 'price'
  | 'warranty'
  | 'samples'
  | 'delivery'
  | 'quantity'
  | 'simulator'
  | 'hours'
  | 'greeting';

/** What a message can be about. */
export type Topic = Subject | Question;

type Rule = RuleOf<Subject>;

/**
 * The seven groups of the specification, in its order: found anywhere in the message, even inside another word
 * ("typically" is about a call), and the first group that is found wins.
 */
export const STATED: readonly Rule[] = [
  ['products', ['products', 'supply', 'materials', 'what do you sell', 'items', 'inventory']],
  ['brands', ['brands', 'manufacturers', 'braas', 'cobert', 'ceipo', 'cmg', 'sigma']],
  ['contact', ['contact', 'phone', 'email', 'call', 'reach', 'speak', 'talk']],
  ['locations', ['location', 'address', 'where', 'showroom', 'warehouse', 'visit', 'office']],
  ['services', ['services', 'installation', 'what do you do', 'help', 'support']],
  ['volumes', ['volume', 'sales', 'how much', 'quantity', 'numbers', 'statistics']],
  ['app', ['app', 'mobile', 'calculator', 'tool', 'online', 'digital']],
];

/** Who is open or closed: a terrace, a valley and a holiday home are not asked about. */
export const OPEN: readonly string[] = [
  ...[
    'opening',
    '=open',
    '=closed',
    'you open',
    'you closed',
    'you close ',
    'open on',
    'open at',
    'open today',
  ],
  ...[
    'open now',
    'open till',
    'open until',
    'open tomorrow',
    'open from',
    'open in the',
    'open during',
    'open late',
  ],
  ...['open early', 'open fri', 'open sat', 'open sun', 'open week', 'open time', 'open hour', 'still open'],
  ...[
    'is open',
    'are open',
    'shop open',
    'showroom open',
    'store open',
    'office open',
    'open office',
    'it open',
  ],
  ...[
    'closed on',
    'closed at',
    'closed today',
    'closed now',
    'closed in the',
    'closed for',
    'are closed',
    'is closed',
  ],
  ...['closed during', 'closing', 'holidays', 'public holiday', 'on holiday', '=holiday', 'holiday timing'],
];

/**
 * Our own groups, after the seven: a word is found at the start of a word, one that ends in a blank only as a
 * whole word.
 */
export const ADDED: readonly Rule[] = [
  [
    'price',
    [
      ...['price', 'pricing', 'cost', 'quot', 'estimat', 'discount', 'cheap', 'expensive', 'budget '],
      ...['aed ', 'dirham', 'tender', 'payment', 'pay ', 'rate for', 'rate per', 'best rate', 'rates '],
      ...[
        'offer ',
        'offers ',
        'promotion',
        'rate of',
        'tile rate',
        'tiles rate',
        'brick rate',
        'bricks rate',
        'block rate',
        'blocks rate',
        'tiles come to',
        'bricks come to',
      ],
    ],
  ],
  ['warranty', ['warrant', 'guarant', 'defect', 'broken']],
  ['samples', ['sample', 'swatch', 'try a tile']],
  [
    'delivery',
    [
      ...[
        'deliver',
        'ship',
        'export',
        'transport to',
        'transport charge',
        'transport cost',
        'transportation',
      ],
      ...['do you transport', 'your truck', 'truck to', 'by truck', 'freight', 'lead time'],
    ],
  ],
  [
    'quantity',
    [
      'how many',
      'per square',
      'per m2',
      'per sqm',
      'pcs m2',
      'pcs sqm',
      'pieces m2',
      'coverage',
      'count the tiles',
      'calculate',
    ],
  ],
  [
    'simulator',
    [
      ...['simulat', 'villa model', 'visuali', '3d ', 'preview my', 'try on', 'my own house'],
      ...['my house picture', 'picture of my house', 'photo of my house'],
    ],
  ],
  ['hours', [...OPEN, ...['hours', 'timing', 'friday', 'sunday', 'weekend', 'ramadan', 'eid ']]],
];

/** A place alone asks where we are; beside something else it is where that goes. */
export const HERE: readonly string[] = ['=sharjah', '=in sharjah', 'near&sharjah', 'you in sharjah'];

/** Greetings, and other words for the seven groups. Found as in the groups above, after all of them. */
export const ALIASES: readonly Rule[] = [
  ['products', ['product ', 'product range', 'catalog', 'stock ', 'what do you have']],
  [
    'brands',
    [
      ...['brand ', 'maker', 'manufacturer', 'supplier', 'factory', 'factories', 'agent of', 'agent for'],
      ...['authorised', 'authorized'],
    ],
  ],
  [
    'contact',
    [
      ...['telephone', 'e mail', 'mail ', 'human', 'a person ', 'sales person', 'message you', 'language'],
      ...['arabic ', 'instagram', 'facebook', 'social media'],
    ],
  ],
  [
    'locations',
    [
      ...['shop ', 'shops ', 'outlet', 'located'],
      ...['map ', 'directions', 'branch', ...HERE, 'store ', 'stores ', 'near me', 'depot', 'pick up'],
      ...['pickup', 'collect from'],
    ],
  ],
  [
    'services',
    [
      ...['service ', 'install', 'fitter', 'roofer', 'a contractor', 'need&contractor', 'find&contractor'],
      ...['roofing contractor'],
    ],
  ],
  ['app', ['android', 'ios ', 'play store']],
  // Last: who greets and asks is answered.
  [
    'greeting',
    [
      ...['hi ', 'hello', 'hey ', 'good morning', 'good afternoon', 'good evening', 'greetings'],
      ...['salam', 'salaam', 'assalam', 'marhaba', 'ahlan', 'thanks', 'thank you', 'shukran', 'bye ', 'ok '],
    ],
  ],
];

/** Arabic, found anywhere in a word as articles and prepositions grow onto it. Spelt as `plainArabic` leaves it. */
export const ARABIC: readonly Rule[] = [
  ['products', ['منتج', 'مواد', 'بضاع', 'ماذا تبيع', 'تبيعون', 'اصناف']],
  ['brands', ['علامه', 'علامات', 'العلام', 'ماركات', 'ماركه', 'مصنع', 'مصانع', 'شركات', 'مورد']],
  ['app', ['تطبيق']],
  ['contact', ['تواصل', 'اتصال', 'اتصل', 'هاتف', 'رقم', 'اكلم', 'اتكلم', 'كلموني', 'تحدث']],
  [
    'price',
    [
      'سعر',
      'اسعار',
      'عرض سعر',
      'تكلف',
      ' بكم',
      'وبكم',
      'خصم',
      'تسعير',
      'ارخص',
      'عروض',
      'تخفيض',
      'كم الحبه',
      'كم المتر',
      'كم القطعه',
    ],
  ],
  ['samples', ['عينه', 'عينات', 'نموذج قرميد']],
  ['hours', ['دوام', 'ساعات', 'مفتوح', 'تفتح', 'فاتحين', 'المعرض فاتح', 'تغلق', 'الجمعه', 'السبت']],
  ['simulator', ['محاك']],
  [
    'locations',
    [
      ...[
        '=موقع',
        'الموقع',
        'موقعكم',
        'موقعك ',
        'موقع المعرض',
        'موقع المحل',
        'موقع الشرك',
        'موقع علي',
        'مواقعكم',
        'مواقعنا',
        'المواقع',
      ],
      'عنوان',
      ' اين',
      ' وين',
      'المعرض',
      'معرضكم',
      'معرض في',
      'مستودع',
      'زياره',
      ...[' مكتب ', 'المكتب ', 'مكتبكم', 'مكاتبكم'],
      ...['=الشارقه', '=في الشارقه', '=بالشارقه', 'معرض الشارقه', 'محل&الشارقه', 'محلات&الشارقه'],
      ...['قريب&الشارقه', 'انتم في الشارقه', 'انتو في الشارقه', 'مكانكم'],
      'فرع',
      'فروع',
    ],
  ],
  [
    'services',
    [' خدم', 'الخدم', 'وخدم', 'بخدم', 'تركيب', 'تركبون', 'من يركب', 'مساعد', ' دعم', 'الدعم', 'مقاول'],
  ],
  ['volumes', ['مبيعات', 'كميات', 'حجم', 'احصا', 'ارقام']],
  ['app', ['تطبيق', 'موبايل', 'جوال', ' حاسبه', 'الحاسبه', 'حاسبات', 'ادوات', 'اونلاين']],
  ['quantity', [' عدد', 'العدد', 'بعدد']],
  [
    'greeting',
    [
      'مرحب',
      ' سلام',
      'السلام',
      'اهلا',
      ' صباح',
      ' مساء',
      ' هاي ',
      ' هلا',
      'شكرا',
      'شاكرين',
      'مشكور',
      'العافيه',
      'حياكم',
    ],
  ],
];

/** Words of the groups that are still known with one letter wrong, missing, doubled or changed over. */
export const MISSPELT: readonly Rule[] = [
  ['products', ['products', 'product', 'materials', 'inventory']],
  ['brands', ['brands', 'manufacturers', 'manufacturer', 'supplier']],
  ['contact', ['contact', 'telephone']],
  ['locations', ['location', 'address', 'showroom', 'warehouse', 'office']],
  ['services', ['services', 'service', 'installation', 'support']],
  ['volumes', ['volume', 'quantity', 'statistics']],
  ['app', ['mobile', 'calculator', 'online', 'digital']],
  ['price', ['prices', 'pricing', 'quotation', 'estimate', 'discount']],
  ['warranty', ['warranty', 'guarantee']],
  ['samples', ['sample', 'samples']],
  ['delivery', ['delivery', 'shipping', 'export']],
  ['simulator', ['simulator']],
  ['hours', ['opening']],
];
