import type { Synonym } from './vocabulary-shape';

/** What a thing is known by on the English site, what on the Arabic one, and what else it is called in either language. */
type Row = readonly [english: string, arabic: string, alsoArabic?: string, alsoEnglish?: string];

/** Names in a row, parted by commas; several words in a row are one name. */
const ROWS: readonly Row[] = [
  // Colours
  ['blue', 'أزرق', 'زرقاء, كحلي, نيلي'],
  ['red', 'أحمر', 'حمراء'],
  ['blood red', 'أحمر قان', 'أحمر غامق, أحمر داكن, أحمر دم, دموي'],
  ['green', 'أخضر', 'خضراء, زيتي, زيتوني, فستقي'],
  ['brown', 'بني', 'بنية'],
  ['white', 'أبيض', 'بيضاء'],
  ['black, dark grey', 'رمادي غامق, أسود', 'رمادي غامج, سوداء, فحمي, أنثراسيت, جرافيت, رمادي داكن'],
  ['grey', 'رمادي', 'رمادية, رصاصي, فضي'],
  ['beige', 'بيج', 'كريمي, سكري, عاجي, رملي, أصفر'],
  ['maroon', 'عنابي', 'خمري, نبيتي, عودي'],
  ['natural, terracotta', 'طبيعي', 'برتقالي, طيني, تيراكوتا'],
  ['antic', 'معتق', 'أنتيك, قديم, خلطة, خليط, مشكل, مكس, ميكس'],
  ['rose', 'وردي', 'زهري'],
  // Countries
  ['italy', 'إيطاليا', 'إيطالي'],
  ['spain', 'إسبانيا', 'إسباني'],
  ['portugal', 'البرتغال', 'برتغالي'],
  ['saudi arabia', 'السعودية', 'سعودي'],
  ['brazil', 'البرازيل', 'برازيلي'],
  ['turkey', 'تركيا', 'تركي'],
  // Manufacturers
  ['braas', 'braas', 'براس'],
  ['cobert', 'cobert', 'كوبرت, كوبيرت'],
  ['yamama', 'yamama', 'يمامة, ياماما, يماما'],
  ['la paloma', 'la paloma', 'لا بالوما, لابالوما, لابلوما, بالوما'],
  ['isiklar', 'isiklar', 'إيشكلار, إيسيكلار, اشكلار, اشيكلار, ايزيكلار, اشقلار'],
  ['ceipo', 'ceipo', 'شيبو, تشيبو, سيبو, سييبو'],
  ['cejatel', 'cejatel', 'سيجاتيل, سيجاتل, سيخاتيل'],
  ['cmg', 'cmg', 'سي إم جي, سيإمجي'],
  ['sigma', 'sigma', 'سيجما, سيغما, سقما'],
  ['bmi', 'bmi', 'بي إم آي, بيإمآي'],
  // Profiles
  [
    'portoghese',
    'portoghese',
    'بورتوغيز, بورتوجيز, بورتوقيز, برتغيز, برتوغيز, بورتغيز, بورتوغيزي, بورتوجيزي',
  ],
  [
    'marsigliese',
    'marsigliese',
    'فرنسي, مرسيلي, مارسيليا, مرسيليا, مارسيلا, مرسيليز, مارسيليز, مارسيلييز, مارسليز',
  ],
  ['duna', 'duna', 'دونا, دونه, دوونا'],
  ['meridional', 'meridional', 'ميريديونال, ميريدونال'],
  ['virtus', 'virtus', 'فيرتوس, فيرتس'],
  ['curva', 'curva', 'كورفا, كولادو'],
  ['lusa', 'lusa', 'لوسا, لوسه, لوزا'],
  ['plana', 'plana', 'بلانا, بلانه, مسطح, فلات'],
  ['romana', 'romana', 'رومانا, رومان, روماني'],
  ['wave', 'wave', 'ويف, مموج, متموج'],
  ['gloss, wave', 'لامع, wave', 'مزجج, لماع, مصقول, جلاس', 'gloss, glossy, glazed, shiny'],
  // Families of the range
  ['roof tile', 'قرميد', 'كرميد, قرمود, قرميدة, قراميد, سقوف, سقوفات, قرميدات, بلاط سقف, بلاط قرميد', 'tile'],
  ['brick', 'طوب', 'آجر'],
  ['brick, block', 'طوب, بلوك', 'طابوق'],
  ['block', 'بلوك', 'بلك'],
  [
    'solar water heater, solar water',
    'سخان مياه شمسي, سخانات شمسية',
    'سخان, سخان شمسي, سخان ماء, سخان ماي, سخان مياه, شمسي, طاقة شمسية, لوح شمسي, ألواح شمسية, سولار, سولر, هيتر, بويلر, جيزر, قيزر',
    'heater, water heater, solar',
  ],
  // Parts of a roof
  ['ridge, three way', 'قرميد القمة', 'طربوش, طرابيش, قمة, ذروة, كاب, رأس القرميد, راس القرميد, ريدج, ريج'],
  ['lateral, end cap', 'قرميد الحافة', 'حافة, حافة جانبية'],
  ['three way, 3 way', 'قطعة ثلاثية', 'ثري وي, هيب'],
  ['ventilation', 'تهوية', 'هواية'],
  [
    'wakaflex, chimney',
    'wakaflex, مدخنة',
    'شريط منع التسرب, فلاشنج, فلاشينج, فلاشنغ, فلاشينغ, واكافلكس, واكا فلكس, واكا فليكس',
  ],
  ['valley', 'الوادي', 'مجرى الوادي, فالي'],
  ['batten', 'سدايب', 'سدابة, سدايب خشب, مراين, خشب القرميد'],
  ['dry fix', 'تثبيت جاف', 'شريط القمة, رول القمة, رولات القمة, سير القمة'],
  ['roofing component', 'مكونات السقف', 'ملحقات, إكسسوارات, قطع مكملة, لوازم السقف'],
  ['dry fix', 'تثبيت جاف', 'تركيب جاف, دراي فكس, دراي فيكس, بدون إسمنت, بلا إسمنت'],
  [
    'radiant barrier, coolroof',
    'حاجز عاكس, coolroof',
    'عازل, عزل, عازل حراري, عزل حراري, طبقة سفلية, مشمع, فويل, كول روف',
  ],
  ['pest guard', 'مانع الطيور', 'طيور, عصافير, حشرات, فئران, شبك طيور, شبك حمام, مانع حمام'],
  ['clay', 'فخاري'],
  // Walls and floors
  ['facade, slip, slab, front', 'واجهات', 'واجهة, تكسية, كسوة'],
  ['wall', 'جدار', 'سور, لسور, أسوار, حائط'],
  ['paving, floor', 'إنترلوك, أرضيات', 'انترلوك, رصف, رصيف, حوش, بلاط خارجي, بلاط حوش'],
  ['bridge, lintel', 'عتب', 'جسر'],
  [
    'insulated block',
    'بلوك معزول',
    'طوب حراري, طابوق حراري, بلوك حراري, طوب عازل, طابوق عازل, بلوك عازل, طابوق معزول',
  ],
  ['artistic', 'زخرفي', 'كلوسترا, مشربية, ديكور, زخرفة'],
  // Hot water
  ['system', 'نظام'],
  ['model', 'موديل'],
  ['natural circulation', 'تدوير طبيعي', 'بدون مضخة, بلا مضخة, ثرموسيفون'],
  ['forced circulation', 'تدوير قسري', 'بمضخة, مضخة, سخان مركزي, نظام مركزي'],
  ['solar water heater calculator', 'حاسبة السخان الشمسي', 'حاسبة الماء الساخن, حساب السخان, حساب السخانات'],
  // Pages
  ['calculator', 'حاسبة'],
  ['roof tile calculator', 'حاسبة القرميد', 'حساب الكمية, حساب الكميات, حاسبة, متر مربع, لكل متر مربع'],
  ['villa model', 'نماذج الفلل', 'نماذج فلل, موديلات فلل'],
  ['simulator', 'محاكي', 'محاكاة'],
  ['roof tile simulator', 'محاكي القرميد', 'تصميم سقف, صمم سقفك'],
  ['check roof photo', 'فحص صورة السقف', 'فحص الصورة, فحص صورة'],
  ['your roof', 'سقف منزلكم', 'سقف بيتي, صورة بيتي, بيتي, صورة سقفي, صورة السقف, صورة سقف'],
  ['free estimate, enquiry list', 'تقدير مجاني, قائمة الطلب', 'سعر, أسعار, عرض سعر, تسعيرة, تكلفة'],
  ['enquiry list', 'قائمة الطلب', 'قائمتي, سلة, عربة'],
  [
    'contact us, contact',
    'تواصل معنا',
    'هاتف, تلفون, تليفون, موبايل, جوال, رقم, عنوان, خريطة, لوكيشن, موقعكم, مكانكم, فرع, إيميل',
  ],
  ['about us', 'من نحن', 'عن الشركة, تاريخ الشركة'],
  ['news', 'الأخبار', 'خبر, فعاليات'],
  ['services', 'الخدمات', 'تركيب, مقاول, مقاولين, فني تركيب, معلم قرميد'],
  ['privacy', 'الخصوصية', 'سياسة الخصوصية'],
  ['term', 'شروط الاستخدام', 'الشروط'],
  ['project, villa', 'مشاريع', 'مشروع, أعمالكم, فيلا, فلل, فلة'],
  ['catalogue, roofing component', 'كتالوج, مكونات السقف', 'كاتالوج, بروشور, كتيب'],
  ['sign in', 'تسجيل الدخول', 'دخول'],
  ['create account, sign in', 'إنشاء حساب', 'حساب جديد, تسجيل'],
];

const names = (row = '') => (row === '' ? [] : row.split(', '));

const isArabic = (name: string) => /[\u0621-\u064a]/.test(name);

/** Arabic words on the English site. */
export const fromArabic: readonly Synonym[] = ROWS.map(([english, arabic, also]) => [
  [...names(arabic), ...names(also)].filter(isArabic),
  names(english),
]);

/** English words, and the other Arabic ones, on the Arabic site. */
export const fromEnglish: readonly Synonym[] = ROWS.map(([english, arabic, also, otherwise]) => [
  [...names(english), ...names(otherwise), ...names(also)],
  names(arabic),
]);

/** What an English name is known by on the Arabic site. */
export const meaningInArabic = (name: string): readonly string[] =>
  ROWS.flatMap(([english, arabic]) => (names(english).includes(name) ? names(arabic) : []));

/** Words of a query in Arabic that say nothing, little, or which family is meant: the same on both sites. */
export const arabicWords = {
  empty:
    'في من على عن إلى مع هل ما ماذا كيف متى أين وين أريد أبغى أبي أحتاج عندكم لديكم هذا هذه ذلك التي الذي أو و يا لو سمحت ممكن بكم كم لي لنا منكم عندي بيت بيوت سطح سطوح مرحبا السلام عليكم أهلا حبة قطعة حديقة سم مم عاوز عايز بدي بدنا نبي نبغى ابا ابغا ودي بغيت محتاج محتاجين ينفع يصلح بتاع فيه فيها حق مال شي عم لو تكفى يعافيك يعطيك يعطيكم عافية هلا بيك عندك عندكو لشقة شقة فلوس',
  common: 'قرميد سقف أسقف منتج منتجات مواد بناء فخاري طوب شمسي شمسية ماء مياه نظام لون ألوان نوع أنواع مصنوع',
  families: 'قرميد طوب سخان',
  kinds: 'بلوك طابوق إنترلوك انترلوك',
  traits: 'لامع لماع لمعة لمعان مزجج مطفي مفرغ مصمت',
  denied: 'غير بدون بلا دون مب مو مش ليس ليست ماعدا إلا',
  sites:
    'فيلا لفيلا فلل لفلل فلة مشروع لمشروع مدرسة فندق منزل الشارقة دبي عجمان العين الفجيرة الإمارات مواقف سيارات موقف موقع',
} as const;
