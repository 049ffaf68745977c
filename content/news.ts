import { TEXTURES } from './catalogue/textures';
import { company } from './company';
import { companyInArabic } from './company.ar';
import type { Lang } from './lang';
import { formatList } from './format-list';
import type { PictureId } from './pictures/library';
import type { RouteKey } from './routes';
import { words } from './words';

const { figures, foundedIn, since } = company;
const count = (value: number) => value.toLocaleString('en-GB');

/** One event. Only March 1976 and 2005 are known dates; the others give their status today. */
interface Event {
  /** Stands behind # in its address: never change one that was published. */
  id: string;
  title: string;
  /** In one sentence, on its card. */
  summary: string;
  /** May be empty. */
  description: string;
  /** As visitors read it. */
  date: string;
  /** The page to go on to. */
  on: { text: string; to: RouteKey };
}

const EVENTS = words(
  [
    {
      id: 'roof-tiles-simulator',
      title: 'Try roof tiles on a villa',
      summary: `Three villas, ${TEXTURES.length} roof textures and the colour of the walls: the picture follows each choice.`,
      description: `See your roof on a villa before you order. Choose one of three villas, then a manufacturer, one of ${TEXTURES.length} roof textures and the colour or stone of the walls; the picture follows each choice. Save it and send it to us with your enquiry, so that we quote for the roof you have seen.`,
      date: 'In our tools',
      on: { text: 'Roof Tiles Simulator', to: 'roofSimulator' },
    },
    {
      id: 'hot-water-calculator',
      title: 'Calculate your hot water in litres',
      summary: 'From bathrooms or labourers to litres per day, and to the system that covers them.',
      description:
        'Enter bathrooms and kitchens, or the number of labourers in a camp, and the calculator gives you the litres of hot water you need per day. It proposes a forced circulation system by SIGMA, shows month by month what the sun covers, and names the formulas and where the figures come from. Print the result, or send it to us for a quotation.',
      date: 'In our tools',
      on: { text: 'Solar Water Heater Calculator', to: 'hotWater' },
    },
    {
      id: 'bricks-simulator-announced',
      title: 'Bricks simulator announced',
      summary: 'Try bricks on a wall before you order. Until it opens, its page checks a photo of your roof.',
      description:
        'A bricks simulator is on its way: try bricks on a wall before you order. Its page already holds our roof photo check, which looks at a photo of your roof on your own device. Until the simulator opens, compare the bricks of Yamama, La Paloma and Isiklar on their pages and ask us for samples.',
      date: 'Coming soon',
      on: { text: 'Bricks', to: 'bricks' },
    },
    {
      id: 'coolroof-laid-dry',
      title: 'CoolRoof replaces cement mortar',
      summary: 'A breathable, waterproof dry-fix system in place of mortar at ridges and hips.',
      description:
        'CoolRoof is a breathable, waterproof dry-fix system with pest guard, counter battens and a radiant barrier that reflects up to 97% (manufacturer’s figure). It replaces cement mortar at ridges and hips and lets air pass under the tiles. A drawing on its page shows where each part goes; send us your roof drawing, and we will reply with layers and quantities.',
      date: 'In our range',
      on: { text: 'CoolRoof', to: 'coolroof' },
    },
    {
      id: 'solar-target',
      title: `Our target: ${count(figures.solarUnitsTarget)} solar units per year`,
      summary: `About ${count(figures.solarUnitsPerYear)} solar water heaters per year today.`,
      description: `We install about ${count(figures.solarUnitsPerYear)} solar water heaters per year today and aim for ${count(figures.solarUnitsTarget)}. According to the manufacturers, all products are approved by the Dubai central laboratory. CMG and SIGMA heaters work by natural or by forced circulation.`,
      date: 'In progress',
      on: { text: 'Solar water heaters', to: 'solarWater' },
    },
    {
      id: 'solar-water-heaters-join',
      title: 'Solar water heaters join our services',
      summary: 'We also install them: today natural and forced circulation systems by CMG and SIGMA.',
      description: `Since ${figures.solarSince} we have also installed solar water heaters. Today the range covers natural and forced circulation systems by CMG and SIGMA. Their pages show how each system works, with its figures and pictures of typical installations.`,
      date: String(figures.solarSince),
      on: { text: 'Solar water heaters', to: 'solarWater' },
    },
    {
      id: 'trading-begins',
      title: `Trading begins in ${foundedIn}`,
      summary: `From ${foundedIn} to about ${count(figures.tilesPerYear)} roof tiles per year.`,
      description: `The company, founded in ${foundedIn}, starts trading in building materials. Today we supply about ${count(figures.tilesPerYear)} roof tiles per year, hold about ${count(figures.warehouseSquareFeet)} sq ft of warehousing across ${figures.emirates}\u00a0Emirates and export to ${formatList(figures.exportRegions)}. The company profile, a PDF on our page about us, tells the whole story.`,
      date: `${since.month} ${since.year}`,
      on: { text: 'About us', to: 'about' },
    },
  ] as const satisfies readonly Event[],
  {
    ar: [
      {
        title: 'جرّبوا القرميد على فيلا',
        summary: `ثلاث فلل، و${TEXTURES.length} تشكيلة للسقف، ولون الجدران: تتغير الصورة مع كل اختيار.`,
        description: `شاهدوا سقفكم على فيلا قبل الطلب. اختاروا إحدى ثلاث فلل، ثم الشركة المصنّعة، ثم تشكيلة من بين ${TEXTURES.length} تشكيلة للسقف، ثم لون الجدران أو حجرها، وتتغير الصورة مع كل اختيار. احفظوها وأرسلوها إلينا مع طلبكم ليكون عرض السعر للسقف الذي رأيتموه.`,
        date: 'من أدواتنا',
        on: { text: 'محاكي القرميد' },
      },
      {
        title: 'احسبوا احتياجكم من الماء الساخن باللتر',
        summary: 'من عدد الحمّامات أو العمال إلى اللترات يوميًا والنظام الذي يغطيها.',
        description:
          'أدخلوا عدد الحمّامات والمطابخ، أو عدد العمال في السكن، لتعرفوا كم لترًا من الماء الساخن تحتاجون يوميًا. تقترح الحاسبة نظامًا من SIGMA بالتدوير القسري، وتبيّن ما تغطيه الشمس شهرًا بشهر، وتذكر المعادلات ومن أين جاءت الأرقام. اطبعوا النتيجة أو أرسلوها إلينا للحصول على عرض سعر.',
        date: 'من أدواتنا',
        on: { text: 'حاسبة السخان الشمسي' },
      },
      {
        title: 'الإعلان عن محاكي الطوب',
        summary: 'جرّبوا الطوب على جدار قبل الطلب. وإلى حين افتتاحه يمكنكم فحص صورة سقفكم في صفحته.',
        description:
          'محاكي الطوب قيد الإعداد، لتجربة الطوب على جدار قبل الطلب. وفي صفحته الآن أداة فحص صورة السقف التي تفحص صورة سقفكم على جهازكم. وإلى أن يُفتح المحاكي، قارنوا بين طوب Yamama و\u00a0La Paloma و\u00a0Isiklar في صفحاتها واطلبوا منا عيّنات.',
        date: 'قريبًا',
        on: { text: 'الطوب' },
      },
      {
        title: 'نظام CoolRoof بديل المونة الإسمنتية',
        summary:
          'نظام تثبيت جاف يسمح بمرور الهواء ولا ينفذ منه الماء، بدل المونة عند القمم والأضلاع المائلة.',
        description:
          'يسمح نظام CoolRoof للتثبيت الجاف بمرور الهواء ولا ينفذ منه الماء، ومعه مانع للطيور وسدايب تهوية وحاجز يعكس ما يصل إلى 97% من الحرارة الإشعاعية (حسب الشركة المصنّعة). وهو يحل محل المونة الإسمنتية عند القمم والأضلاع المائلة ويُمرّر الهواء تحت القرميد. يبيّن مخطط في صفحته موضع كل قطعة؛ أرسلوا إلينا مخطط سقفكم لنرد عليكم بالطبقات والكميات.',
        date: 'ضمن منتجاتنا',
        on: { text: 'CoolRoof' },
      },
      {
        title: `هدفنا: ${count(figures.solarUnitsTarget)} سخان شمسي سنويًا`,
        summary: `نحو ${count(figures.solarUnitsPerYear)} سخان شمسي سنويًا اليوم.`,
        description: `نركّب اليوم نحو ${count(figures.solarUnitsPerYear)} سخان شمسي سنويًا ونسعى إلى ${count(figures.solarUnitsTarget)}. وحسب الشركات المصنّعة، جميع المنتجات معتمدة من مختبر دبي المركزي. تعمل سخانات CMG و\u00a0SIGMA بالتدوير الطبيعي أو القسري.`,
        date: 'قيد التنفيذ',
        on: { text: 'السخانات الشمسية' },
      },
      {
        title: 'سخانات المياه الشمسية تنضم إلى خدماتنا',
        summary: 'نركّبها أيضًا، وهي اليوم أنظمة التدوير الطبيعي والقسري من CMG و\u00a0SIGMA.',
        description: `منذ عام ${figures.solarSince} نركّب سخانات المياه الشمسية أيضًا. وتشمل المجموعة اليوم أنظمة التدوير الطبيعي والقسري من CMG و\u00a0SIGMA. وتعرض صفحاتها كيف يعمل كل نظام، مع أرقامه وصور لتركيبات نموذجية.`,
        date: String(figures.solarSince),
        on: { text: 'السخانات الشمسية' },
      },
      {
        title: `انطلاق أعمالنا في ${companyInArabic.foundedIn}`,
        summary: `من ${companyInArabic.foundedIn} إلى نحو ${count(figures.tilesPerYear)} قرميدة سنويًا.`,
        description: `بدأت الشركة، التي تأسست في ${companyInArabic.foundedIn}، تجارة مواد البناء. واليوم نورّد نحو ${count(figures.tilesPerYear)} قرميدة سنويًا، ولدينا مستودعات بمساحة نحو ${count(figures.warehouseSquareFeet)}\u00a0قدم مربعة في ${figures.emirates}\u00a0إمارات، ونصدّر إلى ${companyInArabic.regions}. ويروي الملف التعريفي بصيغة PDF في صفحة «من نحن» القصة كاملة.`,
        date: `${companyInArabic.month} ${since.year}`,
        on: { text: 'من نحن' },
      },
    ],
  },
);

type NewsId = (typeof EVENTS)['en'][number]['id'];

export interface NewsEvent extends Event {
  id: NewsId;
  picture: PictureId;
}

/** Where the picture is another than the event's own: one wide enough to lead, and one that shows no other time. */
const PICTURES: Partial<Record<NewsId, PictureId>> = {
  'roof-tiles-simulator': 'tool/roof-simulator',
  'trading-begins': 'category/roof-tiles',
};

/** The seven events: what is coming, what is available today, then the dated milestones. */
export const news = (lang: Lang): readonly NewsEvent[] =>
  EVENTS[lang].map((event) => ({ ...event, picture: PICTURES[event.id] ?? `news/${event.id}` }));
