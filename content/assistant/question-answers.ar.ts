import { TILE_CATEGORIES } from '@/content/catalogue/colours';
import { company, figures } from '@/content/company';
import { companyInArabic } from '@/content/company.ar';
import { contact } from '@/content/contact';
import { DOCUMENTS } from '@/content/documents';
import { formatList } from '@/content/format-list';
import type { PluralForms } from '@/content/lang';
import { componentsPage } from '@/content/pages/catalogue/components';
import { hotWaterPageInArabic } from '@/content/pages/tools/hot-water.ar';
import { FORCED_SYSTEMS, NATURAL_MODELS } from '@/content/solar/systems';
import { countryName } from '@/content/suppliers/names';
import { suppliersOf } from '@/content/suppliers/registry';
import type { InLang } from '@/content/words';
import type { AnswerWords, Line } from './answer-words';
import { bySize, call, count, inRow, linesIn, mail, part, partLine } from './answer-parts';
import type { Question } from './questions';
import { quickInArabic as ask } from './quick-words';

const { page } = linesIn('ar');
const write: Line = page('contact', 'راسلونا');
const list: Line = page('cart', 'إضافة المنتج إلى قائمة الطلب');
const coloured = (id: keyof typeof TILE_CATEGORIES, text: string): Line => ({
  text,
  to: 'gallery',
  at: `?${new URLSearchParams({ category: TILE_CATEGORIES[id].address })}`,
});
const countries = (family: 'tiles' | 'bricks') =>
  formatList([...new Set(suppliersOf(family).map((id) => countryName(id, 'ar')))].filter(Boolean), 'ar');
const SYSTEMS = FORCED_SYSTEMS.filter(({ isRecommended }) => isRecommended);
const TANKS = SYSTEMS.map(({ tank }) => count(tank));
const { rule } = hotWaterPageInArabic.calculator;
const askUs = part([call, mail, write], 'اسألونا:');

const forFacts = [ask.price, ask.samples, ask.contact];
const forCompany = [ask.contact, ask.locations, ask.products];
const forHeaters = [ask.price, ask.warranty, ask.contact];

const documents: readonly Line[] = (
  [
    ['catalogue', 'كتالوج الأسقف، PDF'],
    ['la-paloma', 'ألوان La Paloma،\u200f PDF'],
    ['cmg-natural', 'التدوير الطبيعي من CMG،\u200f PDF'],
    ['cmg-forced', 'التدوير القسري من CMG،\u200f PDF'],
    ['cmg-condensation', 'التدوير بالتكثيف من CMG،\u200f PDF'],
    ['dry-fix', 'دليل التثبيت الجاف، PDF'],
    ['profile', 'ملف الشركة التعريفي، PDF'],
  ] as const
).map(([id, text]) => ({ text, href: DOCUMENTS.ar[id].address }));

/** The Arabic answers to the questions of buyers. */
export const QUESTION_ANSWERS: InLang<Readonly<Record<Question, AnswerWords>>, PluralForms['ar']> = {
  complaint: {
    text: 'نأسف لذلك. اتصلوا بنا أو راسلونا واذكروا المنتج وتاريخ طلبه وما حدث، وتساعدنا صورة. ولإرجاع منتج اذكروا ما بقي منه وتاريخ استلامه.',
    parts: [part([call, mail, write])],
    quick: [ask.warranty, ask.contact, ask.locations],
  },
  permit: {
    text: 'تحدد البلدية ما إذا كان سقفكم أو جداركم يحتاج إلى تصريح. وإذا طلبت أوراق منتج، فأخبرونا أي منتج لنرسل إليكم ما توفره الشركة المصنّعة.',
    parts: [askUs],
    quick: forFacts,
  },
  roofParts: {
    text: 'القطع الثماني التي تكمّل سقف القرميد الفخاري، وعمل كل منها:',
    parts: [part(componentsPage.ar.diagram.parts.map(partLine)), part([page('components')], 'على صورة سقف:')],
    quick: forFacts,
  },
  reflectance: {
    text: 'تذكر صفحة كل قرميدة، وصفحة كل طوبة من طوب الواجهات، انعكاس الضوء (LRV) للون المعروض، وهو إرشادي ومأخوذ من صورنا. ولا يتضمن هذا الموقع قيم الانعكاس الشمسي أو SRI: أخبرونا بالمنتج لنسأل الشركة المصنّعة.',
    parts: [part([page('roofTiles'), page('gallery'), page('laPaloma'), page('isiklar')]), askUs],
    quick: forFacts,
  },
  solarRule: {
    text: `${rule.about} ${rule.guide}`,
    parts: [part([page('hotWater'), page('solarWater')]), askUs],
    quick: forHeaters,
  },
  photoCheck: {
    text: 'يبيّن فحص صورة السقف هل الصورة كبيرة بما يكفي وهل يظهر فيها سقف. وقد يخطئ، ولا يبحث عن الشقوق أو التسرب. وتبقى الصورة على جهازكم أثناء الفحص. وإذا أردتم أن ننظر في سقفكم فأرسلوا إلينا الصورة:',
    parts: [part([page('bricksSimulator', 'فحص صورة السقف'), write, page('installers', 'ترتيب موعد')])],
    quick: [ask.contact, ask.samples, ask.services],
  },
  dryFix: {
    text: 'يحل التثبيت الجاف محل المونة الإسمنتية عند القمم والأضلاع المائلة، ويسمح بمرور الهواء ولا ينفذ منه الماء. ويضيف إليه نظامنا CoolRoof حاجزًا عاكسًا للحرارة وسدايب تهوية ومانعًا للطيور، ويترك مجالًا للهواء تحت القرميد. ونركّبه لكم:',
    parts: [
      part([
        page('dryFix'),
        page('coolroof'),
        { text: 'دليل التثبيت الجاف، PDF', href: DOCUMENTS.ar['dry-fix'].address },
      ]),
      part([page('installers', 'ترتيب موعد'), call]),
    ],
    quick: [ask.price, ask.samples, ask.contact],
  },
  leak: {
    text: 'اتصلوا بنا واذكروا نوع القرميد وموضع دخول الماء، وتساعدنا صورة للسقف. نبحث لكم عن قرميد مطابق، ونورّد قطع القمة والأضلاع وشرائط منع التسرب والحاجز العاكس للحرارة، ويمكننا ترتيب موعد.',
    parts: [part([call, page('installers', 'ترتيب موعد'), page('components'), page('dryFix')])],
    quick: [ask.contact, ask.services, ask.samples],
  },
  savings: {
    text: 'تعرض حاسبة الماء الساخن ما يوفّره النظام المقترح في السنة من كهرباء ومال، بحسب تعرفة فاتورتكم، وما يُتجنَّب من CO₂. يتطلب استخدامها تسجيل الدخول.',
    parts: [part([page('hotWater'), page('solarWater')])],
    quick: forHeaters,
  },
  account: {
    text: 'يحتاج الحساب إلى اسم مستخدم وبريد إلكتروني وكلمة مرور، ويتيح استخدام محاكي القرميد وحاسبة الماء الساخن. وتغيّرون بياناتكم في الملف الشخصي.',
    parts: [part([page('register'), page('login'), page('profile')])],
    quick: [ask.simulator, ask.contact, ask.products],
  },
  match: {
    text: 'افحصوا صورة للسقف وأرسلوها إلينا مع سؤالكم، أو أحضروا قرميدة إلى المعرض، لنبحث لكم عن قرميد مطابق.',
    parts: [part([page('bricksSimulator', 'فحص صورة السقف'), write, page('gallery')])],
    quick: [ask.samples, ask.locations, ask.contact],
  },
  visit: {
    text: 'نركّب الأسقف بالتثبيت الجاف وسخانات المياه الشمسية. اتركوا اسمكم وبريدكم الإلكتروني ورقم هاتفكم لنرتب موعدًا. التقدير مجاني، ويساعدنا على الاستعداد مخطط السقف أو صورة له.',
    parts: [part([page('installers', 'ترتيب موعد'), page('bricksSimulator', 'فحص صورة السقف'), call])],
    quick: [ask.price, ask.samples, ask.contact],
  },
  laying: {
    text: 'طريقة تركيب المنتج أو قصّه أو تثبيته أو طلائه تحددها الشركة المصنّعة، وتتوقف على ما تحته. ويشرح دليلنا تركيب سقف من القرميد الفخاري بنظام التثبيت الجاف. لغير ذلك أخبرونا بالمنتج والمكان لنسأل الشركة المصنّعة.',
    parts: [
      part([page('dryFix'), { text: 'دليل التثبيت الجاف، PDF', href: DOCUMENTS.ar['dry-fix'].address }]),
      askUs,
    ],
    quick: [ask.services, ask.samples, ask.contact],
  },
  compareTiles: {
    text: 'قارنوا جنبًا إلى جنب: الأشكال والألوان والبلدان في جدول الشركات المصنّعة، والمخططات الإرشادية بالمقاسات في صفحة كل شركة، والسقف نفسه في المحاكي. وللاختيار بين اثنين اطلبوا عيّنة من كل منهما.',
    parts: [
      part([
        page('roofTiles', 'جدول الشركات المصنّعة'),
        page('gallery'),
        page('roofSimulator'),
        page('laPaloma'),
      ]),
      askUs,
    ],
    quick: [ask.samples, ask.simulator, ask.price],
  },
  heaterFault: {
    text: 'اتصلوا بنا واذكروا النظام والموديل وعمر السخان وما تلاحظونه. قد تجدون الموديل على لوحة على الخزان، وتساعدنا صورة.',
    parts: [part([call, write, page('solarWater')])],
    quick: [ask.contact, ask.warranty, ask.services],
  },
  sunless: {
    text: 'تغطي الشمس جزءًا من الماء الساخن يتغير من شهر إلى آخر، وتعرضه الحاسبة شهرًا بشهر لأقرب مدينة إليكم. لا يحتاج التدوير الطبيعي إلى مضخة، أما التدوير القسري فيحتاج إلى الكهرباء للمضخة ووحدة التحكم. اسألونا عن التسخين المساعد المناسب لكل نظام.',
    parts: [part([page('hotWater'), page('solarFeatures'), page('solarWater')]), askUs],
    quick: forHeaters,
  },
  compareHeaters: {
    text: 'تصنع كل من CMG و\u00a0SIGMA أنظمة تدوير طبيعي وتدوير قسري. ويتوقف الأنسب لكم على كمية الماء الساخن ومكان الخزان والمساحة المتاحة للمجمّعات. لا نفضّل إحداهما على الأخرى: قارنوا الأرقام، أو دعوا الحاسبة تحدد النظام.',
    parts: [
      part([page('cmg', 'أنظمة CMG'), page('sigma', 'أنظمة SIGMA مع الأرقام لكل موديل'), page('hotWater')]),
      askUs,
    ],
    quick: forHeaters,
  },
  circulation: {
    text: 'في التدوير الطبيعي يكون الخزان فوق المجمّع الشمسي، ويتحرك السائل الساخن من تلقاء نفسه بدون مضخة. وفي التدوير القسري تحركه مضخة ووحدة تحكم، فيمكن وضع الخزان داخل المبنى بعيدًا عن المجمّعات.',
    parts: [
      part([page('cmgNatural', 'التدوير الطبيعي من CMG'), page('sigmaNatural', 'التدوير الطبيعي من SIGMA')]),
      part([page('cmgForced', 'التدوير القسري من CMG'), page('sigmaForced', 'التدوير القسري من SIGMA')]),
      part([page('hotWater')], 'لتحديد النظام المناسب لمبناكم:'),
    ],
    quick: forHeaters,
  },
  heaterSize: {
    text: 'تحسب حاسبة الماء الساخن عدد اللترات يوميًا من حمّامات الفيلا ومطابخها أو من عدد العمال في السكن، وتقترح نظامًا. يتطلب استخدامها تسجيل الدخول.',
    parts: [part([page('hotWater'), page('solarWater')])],
    quick: forHeaters,
  },
  pressure: {
    text: 'موديلات التدوير الطبيعي من SIGMA (حسب الشركة المصنّعة):',
    parts: [
      part(
        bySize(({ model, workingPressure }) => `الموديل ${model}: ضغط التشغيل ${workingPressure}\u00a0بار`),
      ),
      part([page('sigmaNatural'), write], 'لنظام آخر اسألونا:'),
    ],
    quick: forHeaters,
  },
  capacity: {
    text: `تُسمّى موديلات التدوير الطبيعي من SIGMA بعدد لتراتها: ${inRow(
      NATURAL_MODELS.map(({ model }) => model),
      'ar',
    )}. وسعة خزانات التدوير القسري من SIGMA باللتر: ${inRow(TANKS, 'ar')} (حسب الشركة المصنّعة).`,
    parts: [
      part([page('sigmaNatural'), page('sigmaForced'), page('cmg'), page('hotWater')]),
      part(
        SYSTEMS.map(({ label, collectors, area }) => ({
          text: `نظام ${label}: عدد المجمّعات ${collectors}، المساحة ${area}\u00a0م²`,
          to: 'sigmaForced',
        })),
        'مجمّعات التدوير القسري من SIGMA (حسب الشركة المصنّعة، وتُؤكَّد قبل الطلب):',
      ),
    ],
    quick: forHeaters,
  },
  weight: {
    text: 'يختلف الوزن من منتج إلى آخر. للقرميد والطوب أخبرونا بالمنتج الذي تختارونه، لنرسل إليكم الوزن حسب الشركة المصنّعة، فيراجع مهندسكم الهيكل.',
    parts: [
      askUs,
      part(
        bySize(({ model, weight }) => `الموديل ${model}: ${weight}\u00a0كجم`),
        'التدوير الطبيعي من SIGMA (حسب الشركة المصنّعة):',
      ),
    ],
    quick: forFacts,
  },
  pitch: {
    text: 'تحدد الشركة المصنّعة أدنى ميل لكل شكل من القرميد، ويتوقف كذلك على طول السطح المائل وتعرّضه للرياح والمطر وعلى الطبقة السفلية. أخبرونا بالقرميد والميل لنرد عليكم برقم الشركة المصنّعة.',
    parts: [askUs, part([page('roofTiles')], 'أشكال القرميد لدينا:')],
    quick: [ask.quantity, ask.samples, ask.contact],
  },
  fire: {
    text: 'لا يتضمن هذا الموقع تصنيفًا لمقاومة الحريق من الشركة المصنّعة. أخبرونا بالمنتج لنطلب منها إقرار الأداء أو تقرير الاختبار.',
    parts: [askUs],
    quick: forFacts,
  },
  strength: {
    text: 'هذه المعلومة غير مذكورة على هذا الموقع. أخبرونا بالمنتج وما تريدون معرفته لنطلب المواصفات الفنية من الشركة المصنّعة.',
    parts: [askUs],
    quick: forFacts,
  },
  size: {
    text: 'للبلوك والإنترلوك مقاسات اسمية بالمليمتر، ولموديلات SIGMA أرقام الشركة المصنّعة، وللقرميد مخططات إرشادية لكل شكل. أما مقاسات La Paloma و\u00a0Isiklar و\u00a0CMG فعند الطلب.',
    parts: [
      part([
        page('roofTiles', 'أشكال القرميد'),
        page('yamamaBricks', 'بلوك وإنترلوك Yamama'),
        page('sigmaNatural', 'موديلات SIGMA'),
      ]),
      askUs,
    ],
    quick: forFacts,
  },
  dataSheet: {
    text: 'يمكنكم تنزيل كتالوجاتنا ونشراتنا ودليلنا بصيغة PDF، وفي صفحة كل منتج ورقة المنتج. وللمواصفات الفنية للشركة المصنّعة أخبرونا أي منتج تريدون لنرسلها إليكم.',
    parts: [part(documents), askUs],
    quick: forFacts,
  },
  drawings: {
    text: 'في صفحة كل قرميد وبلوك وإنترلوك مخططه الإرشادي بصيغتي DXF و\u00a0SVG ونموذجه ثلاثي الأبعاد بصيغة GLB تحت «التنزيلات». وللقرميد وطوب La Paloma والمنتجات الخرسانية الملساء خامات متكررة هناك. لا تتوفر ملفات BIM. أخبرونا بالمنتج والبرنامج الذي تستخدمونه لنسأل الشركة المصنّعة.',
    parts: [part([page('roofTiles', 'الشركات المصنّعة للقرميد')]), askUs],
    quick: forFacts,
  },
  certificate: {
    text: 'تصدر الشهادات وتقارير الاختبار عن الشركة المصنّعة. أخبرونا بالمنتج والجهة التي تطلبها، لنرسل إليكم ما توفره الشركة المصنّعة.',
    parts: [
      part([
        {
          text: 'CMG و\u00a0SIGMA: معتمدة من مختبر دبي المركزي (حسب الشركات المصنّعة)',
          to: 'solarWater',
        },
      ]),
      askUs,
    ],
    quick: [ask.warranty, ask.contact, ask.products],
  },
  heat: {
    text: 'يعكس اللون الفاتح من أشعة الشمس أكثر مما يعكسه الغامق. وتحت القرميد يترك نظام CoolRoof فراغًا مهوّى ويضيف حاجزًا عاكسًا يعكس ما يصل إلى 97% من الحرارة الإشعاعية (حسب الشركة المصنّعة).',
    parts: [part([page('coolroof'), coloured('beige', 'قرميد بيج'), coloured('white', 'قرميد أبيض')])],
    quick: [ask.samples, ask.price, ask.simulator],
  },
  care: {
    text: 'تنظيف المنتج والعناية به تحددهما الشركة المصنّعة. أخبرونا بالمنتج ومكان تركيبه وما تلاحظونه، لنرد عليكم بتوصيات الشركة المصنّعة.',
    parts: [askUs],
    quick: [ask.warranty, ask.services, ask.contact],
  },
  lifetime: {
    text: 'لا نذكر ضمانًا إلا حيث تعطيه الشركة المصنّعة، ولا نذكر عمرًا افتراضيًا. اسألونا عن ضمان الشركة المصنّعة وشروطه للمنتج الذي تختارونه.',
    parts: [askUs],
    quick: [ask.warranty, ask.samples, ask.contact],
  },
  spareParts: {
    text: 'أخبرونا بالنظام والموديل، وبالقطعة إن كنتم تعرفونها. قد تجدون الموديل على لوحة على الخزان. نرد عليكم بما يمكن توريده.',
    parts: [askUs, part([page('cmg'), page('sigma')])],
    quick: [ask.warranty, ask.services, ask.contact],
  },
  notListed: {
    text: 'هذا ليس ضمن المنتجات المعروضة على هذا الموقع. نبيع القرميد الفخاري ومكوّنات السقف والطوب والبلوك وسخانات المياه الشمسية. أخبرونا بما تحتاجون إليه لنقول لكم إن كان في إمكاننا توريده.',
    parts: [part([page('product', 'منتجاتنا')]), askUs],
    quick: [ask.products, ask.contact, ask.locations],
  },
  whatsapp: {
    text: contact.whatsapp
      ? 'راسلونا على واتساب أو اتصلوا بنا:'
      : 'لا يعرض هذا الموقع رقم واتساب. يُرجى الاتصال بنا أو مراسلتنا:',
    parts: [
      part([
        ...(contact.whatsapp ? [{ text: 'واتساب', href: `https://wa.me/${contact.whatsapp}` }] : []),
        call,
        mail,
        write,
      ]),
    ],
    quick: [ask.hours, ask.locations, ask.price],
  },
  email: {
    text: 'بريدنا الإلكتروني:',
    parts: [part([mail]), part([call, write], 'أو:')],
    quick: [ask.hours, ask.locations, ask.price],
  },
  number: {
    text: 'رقم هاتفنا:',
    parts: [part([call]), part([mail, write], 'أو:')],
    quick: [ask.hours, ask.locations, ask.price],
  },
  jobs: {
    text: 'لا نعرض وظائف شاغرة على هذا الموقع. أرسلوا سيرتكم الذاتية بالبريد الإلكتروني واذكروا العمل الذي تبحثون عنه:',
    parts: [part([mail, page('about')])],
    quick: forCompany,
  },
  dealer: {
    text: 'أخبرونا باسم شركتكم وسوقكم والمنتجات التي تهمكم أو تودون عرضها علينا لنرد عليكم.',
    parts: [part([mail, call, write])],
    quick: forCompany,
  },
  instalments: {
    text: 'يُتفق على شروط الدفع وطرقه مع كل عرض سعر. اذكروا في طلبكم الطريقة التي تفضلونها.',
    parts: [part([list, call, write])],
    quick: [ask.price, ask.contact, ask.delivery],
  },
  order: {
    text: 'لا يجري الدفع على هذا الموقع. أضيفوا المنتجات والكميات إلى قائمة الطلب وأرسلوها لنرد عليكم بعرض سعر. وللسؤال عن طلبية سابقة أو عن أقل كمية من منتج اتصلوا بنا.',
    parts: [part([page('cart'), call, write])],
    quick: [ask.price, ask.samples, ask.delivery],
  },
  stock: {
    text: 'لا نعرض المخزون على هذا الموقع. أضيفوا المنتج والكمية إلى قائمة الطلب أو اتصلوا بنا، لنرد عليكم بالمتوفر وموعده.',
    parts: [part([list, call])],
    quick: [ask.delivery, ask.price, ask.locations],
  },
  papers: {
    text: contact.licence
      ? `رقم رخصتنا التجارية ${contact.licence}. ولأوراق الشركة الأخرى اتصلوا بنا أو راسلونا.`
      : 'لأوراق الشركة وأرقام تسجيلها اتصلوا بنا أو راسلونا، فنحن لا نعرضها على هذا الموقع.',
    parts: [part([call, mail, write])],
    quick: forCompany,
  },
  history: {
    text: `تأسست ${companyInArabic.name} في ${companyInArabic.foundedIn}، وتعمل في تجارة مواد البناء منذ ${companyInArabic.month} ${company.since.year}. ونركّب سخانات المياه الشمسية منذ عام ${figures.solarSince}.`,
    parts: [
      part([page('about'), { text: 'ملف الشركة التعريفي، PDF', href: DOCUMENTS.ar.profile.address }]),
      part([call, write], 'للتحدث مع فريقنا:'),
    ],
    quick: forCompany,
  },
  origin: {
    text: `البلد مذكور عند كل شركة مصنّعة: القرميد من ${countries('tiles')}، والطوب والبلوك من ${countries('bricks')}.`,
    parts: [part([page('roofTiles'), page('bricks'), page('solarWater')])],
    quick: [ask.products, ask.samples, ask.price],
  },
  pictures: {
    text: 'جميع صور هذا الموقع مصمّمة بالحاسوب. البيوت صور توضيحية لمبانٍ نموذجية لا مشاريع منفّذة، والألوان إرشادية: اطلبوا عيّنة.',
    parts: [part([call, mail, write], 'للأسقف المنفّذة اسألونا:'), part([page('terms')])],
    quick: [ask.samples, ask.simulator, ask.products],
  },
  password: {
    text: 'يمكنكم اختيار كلمة مرور جديدة برمز نرسله إليكم بالبريد الإلكتروني:',
    parts: [part([page('forgotPassword'), page('login'), page('register')])],
    quick: [ask.contact, ask.services, ask.products],
  },
  erase: {
    text: 'تذكر صفحة الخصوصية ما نحفظه وسببه ومن يطّلع عليه. يمكنكم حذف حسابكم من الملف الشخصي، وحذف ما يحفظه هذا الجهاز من صفحة الخصوصية. والصورة التي تفتحونها في «سقف منزلكم» أو في فحص صورة السقف تبقى على جهازكم ما لم ترسلوها إلينا. ولأي شيء آخر نحفظه راسلونا.',
    parts: [part([page('privacy'), page('profile'), mail])],
    quick: [ask.contact, ask.services, ask.products],
  },
};
