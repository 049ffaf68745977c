import { words } from '@/content/words';
import { company } from '@/content/company';
import { companyInArabic } from '@/content/company.ar';
import { dryFixWords } from '@/content/documents/dry-fix';
import { ILLUSTRATIONS_IN_ARABIC, illustrationWords } from '@/content/media/illustrations';
import type { Lang } from '@/content/lang';
import type { PictureId } from '@/content/pictures/library';

const { legalName, since, foundedIn, figures } = company;

/** /roof-tiles-dry-fix and /roof-tiles/dry-fix-installation */
export const dryFixPage = words(
  {
    title: 'Dry-fix installation',
    lead: 'Clay roof tiles installed without cement mortar: breathable, waterproof and mechanically fixed.',
    breadcrumbs: 'Breadcrumbs',
    picture: 'dry-fix/ridge-roll' as PictureId,
    company: `${legalName} has traded in building materials since ${since.month} ${since.year}. Founded in ${foundedIn}, the company supplies about ${figures.tilesPerYear.toLocaleString('en')} roof tiles per year, together with the dry-fix system to install them: radiant barrier, counter battens, pest guard and dry-fix ridge.`,
    steps: {
      title: 'Five steps from eaves to ridge',
      lead: 'How the roof is laid, in the order in which it is built.',
      note: 'Always follow the manufacturer’s instructions for the tile and the system you have bought.',
    },
    guide: {
      title: 'Installation guide',
      lead: 'Eleven pages from deck to ridge: the build-up, the checks before you start, each step in order, and our contacts.',
      label: 'Dry-fix installation guide, eleven pages',
      words: {
        carousel: 'carousel',
        slide: 'slide',
        previous: 'Previous page',
        next: 'Next page',
        marks: 'Pages of the guide',
        page: 'Page {nth}',
        nth: '{nth} of {total}',
      },
      download: {
        download: 'Download PDF',
        about: 'of the dry-fix installation guide',
        size: '{language}, {pages} pages, {megabytes}\u00a0MB',
      },
    },
    projects: {
      title: 'What a dry-fix roof looks like',
      note: illustrationWords.en.lead,
      items: [
        {
          title: 'Dry-fixed hip in an Antic blend: caps over a roll, no mortar',
          picture: 'villa/cobert-spain',
        },
        {
          title: 'Dry-fixed hip of a wing under terracotta tiles, seen from above',
          picture: 'villa/bmi-italy',
        },
      ] satisfies readonly { title: string; picture: PictureId }[],
    },
    next: {
      title: 'Plan a dry-fix roof',
      text: 'Send us a drawing or describe the roof, and we will reply with the layers and quantities it needs.',
      ask: 'Send a message',
      coolroof: 'The CoolRoof system',
      components: 'Roofing components',
    },
  },
  {
    ar: {
      title: 'التثبيت الجاف للقرميد',
      lead: 'قرميد فخاري يُركَّب بلا مونة إسمنتية: يسمح بمرور الهواء، ولا ينفذ منه الماء، ويُثبَّت ميكانيكيًا.',
      breadcrumbs: 'مسار التنقل',
      company: `تعمل ${companyInArabic.name} (${legalName}) في تجارة مواد البناء منذ ${companyInArabic.month} ${since.year}. تأسست في ${companyInArabic.foundedIn}، وتورّد نحو ${figures.tilesPerYear.toLocaleString('en')} قرميدة سنويًا، ومعها نظام التثبيت الجاف لتركيبها: الحاجز العاكس للحرارة، وسدايب التهوية، ومانع الطيور، وتثبيت القمة الجاف.`,
      steps: {
        title: 'خمس خطوات من الحافة السفلية إلى القمة',
        lead: 'كيف يُركَّب السقف، بترتيب بنائه.',
        note: 'التزموا دائمًا بتعليمات الشركة المصنّعة للقرميد والنظام الذي اشتريتموه.',
      },
      guide: {
        title: 'دليل التركيب',
        lead: 'إحدى عشرة صفحة من قاعدة السقف إلى القمة: الطبقات، والفحوص قبل البدء، وكل خطوة بترتيبها، ووسائل التواصل معنا.',
        label: 'دليل التثبيت الجاف، إحدى عشرة صفحة',
        words: {
          carousel: 'شريط الصفحات',
          slide: 'صفحة',
          previous: 'الصفحة السابقة',
          next: 'الصفحة التالية',
          marks: 'صفحات الدليل',
          page: 'الصفحة {nth}',
          nth: '{nth} من {total}',
        },
        download: {
          download: 'تنزيل PDF',
          about: 'دليل التثبيت الجاف',
          size: '{language}، الصفحات: {pages}، الحجم: {megabytes}\u00a0ميغابايت',
        },
      },
      projects: {
        title: 'كيف يبدو السقف المثبّت جافًا',
        note: ILLUSTRATIONS_IN_ARABIC,
        items: [
          { title: 'ضلع مائل مثبّت جافًا بخلطة ألوان معتّقة: قطعه فوق شريط، بلا مونة' },
          { title: 'ضلع مائل مثبّت جافًا لجناح بقرميد التيراكوتا، من أعلى' },
        ],
      },
      next: {
        title: 'خططوا لسقف بالتثبيت الجاف',
        text: 'أرسلوا إلينا مخططًا أو صفوا السقف، لنرد عليكم بما يحتاج إليه من طبقات وكميات.',
        ask: 'إرسال رسالة',
        coolroof: 'نظام CoolRoof',
        components: 'مكوّنات السقف',
      },
    },
  },
);

const STEPS = ['barrier', 'counter-battens', 'eaves', 'tiles', 'ridge'] as const;

/** What is done on the roof, page by page of the guide. */
export const dryFixSteps = (lang: Lang) => STEPS.map((id) => ({ id, ...dryFixWords[lang].pages[id] }));

/** The pages of the guide after its cover, as their headings say them. */
export const guideHeadings = (lang: Lang) =>
  Object.values(dryFixWords[lang].pages).map(({ heading }) => heading);
