import { words } from '@/content/words';
import type { PictureId } from '@/content/pictures/library';

/** /bricks/simulator */
export const bricksSimulatorPage = words(
  {
    title: 'Bricks simulator',
    notice: 'COMING SOON',
    lead: 'See a brick on a whole wall before you order it. We are still building this tool.',
    picture: 'news/bricks-simulator-announced' as PictureId,
    breadcrumbs: 'Breadcrumbs',
    tell: {
      title: 'Hear from us when it opens',
      lead: 'Leave your name and an email address or a phone number. We will contact you once, when the simulator opens.',
      submit: 'Tell me when it opens',
      message: 'Please tell me when the bricks simulator opens.',
    },
    today: {
      title: 'What you can use today',
      items: [
        {
          to: 'laPaloma',
          title: 'Compare two colours',
          text: 'Put any two of the 28 La Paloma colours side by side, as wall, corner and facade.',
        },
        {
          to: 'yamamaBricks',
          title: 'Find a block by size',
          text: 'See 88 Yamama products with their dimensions and the number of units per m².',
        },
        {
          to: 'bricks',
          title: 'All bricks',
          text: 'Compare three manufacturers and learn how to read a brick size.',
        },
        {
          to: 'gallery',
          title: 'Roof tiles by colour',
          text: 'Choose the roof tile that goes with the wall: every tile we supply, sorted by colour.',
        },
      ],
    },
  },
  {
    ar: {
      title: 'محاكي الطوب',
      notice: 'قريبًا',
      lead: 'شاهدوا الطوب على جدار كامل قبل طلبه. ما زلنا نعدّ هذه الأداة.',
      breadcrumbs: 'مسار التنقل',
      tell: {
        title: 'نخبركم عند افتتاحه',
        lead: 'اتركوا الاسم مع البريد الإلكتروني أو رقم الهاتف، لنتواصل معكم مرة واحدة عند افتتاح المحاكي.',
        submit: 'أخبروني عند افتتاحه',
        message: 'أرجو إخباري عند افتتاح محاكي الطوب.',
      },
      today: {
        title: 'ما يمكنكم استخدامه اليوم',
        items: [
          {
            title: 'قارنوا بين لونين',
            text: 'ضعوا أي لونين من ألوان La Paloma الثمانية والعشرين، جنبًا إلى جنب: جدارًا وزاوية وواجهة.',
          },
          {
            title: 'ابحثوا عن بلوك بالمقاس',
            text: 'اطّلعوا على 88 منتجًا من Yamama بأبعادها وعدد القطع لكل م².',
          },
          {
            title: 'كل الطوب',
            text: 'قارنوا بين ثلاث شركات مصنّعة واعرفوا كيف تُقرأ مقاسات الطوب.',
          },
          {
            title: 'القرميد حسب اللون',
            text: 'اختاروا القرميد الذي يناسب الجدار: كل ما نورّده من قرميد مرتّبًا حسب اللون.',
          },
        ],
      },
    },
  },
);
