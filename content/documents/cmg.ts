import { company } from '@/content/company';
import { companyInArabic } from '@/content/company.ar';
import type { CmgSystem } from '@/content/pages/catalogue/cmg';
import { words } from '@/content/words';

const { brand, legalName } = company;

const rendered = 'Pictures are computer renderings.';

/** What the three CMG brochures say, and their pages on the site do not. Printed by `npm run documents`. */
export const brochureWords = words(
  {
    title: `${brand}: {name}`,
    covers: {
      condensation: 'Natural circulation by condensation',
      natural: 'Natural circulation',
      forced: 'Forced circulation',
    } satisfies Record<CmgSystem, string>,
    features: 'As the manufacturer states them.',
    sides: {
      heading: 'From both sides',
      lead: 'From the front only the collector is seen; the tank is behind it.',
      note: rendered,
    },
    roof: {
      heading: 'On your roof',
      lead: 'For a villa, count 50 L of hot water per day for each full bathroom, 30 L for one without shower and 80 L for the kitchen.',
    },
    kit: 'For houses in which the tank is to be indoors.',
    parts: { lead: 'Six components, and how long each is guaranteed.', nth: '{nth} {title}' },
    /** The rule of the calculator: specification 2, section 9. */
    litres: {
      heading: 'How many litres',
      lead: 'Count the rooms, or the people of a camp, and add up: these are the litres of hot water per day.',
      rows: [
        ['Villa, each full bathroom', '50 L per day'],
        ['Villa, each bathroom without shower', '30 L per day'],
        ['Villa, kitchen', '80 L per day'],
        ['Labour camp, each labourer', '20 L per day'],
        ['Labour camp, central kitchen', '1,000 L per day'],
        ['Labour camp, each ablution', '600 L per day'],
        ['Hot water recirculation, where installed', '50 to 100 L per day more'],
      ],
      note: `Example: a villa with four full bathrooms, one bathroom without shower and a kitchen needs 4 × 50 + 30 + 80 = 310 L per day. The solar water heater calculator on the site of ${brand} does the same.`,
    },
    ask: {
      heading: 'Ask us',
      lead: 'Send the counts and a picture of the roof. We will reply with a suitable system and a quotation.',
      note: `${legalName}. According to the manufacturer, all products are approved by the Dubai central laboratory; ask for the certificate of your system. Sizes and collector area on request. ${rendered}`,
    },
  },
  {
    ar: {
      title: `${companyInArabic.name}: {name}`,
      covers: {
        condensation: 'تدوير طبيعي بالتكثيف',
        natural: 'تدوير طبيعي',
        forced: 'تدوير قسري',
      },
      features: 'حسب الشركة المصنّعة.',
      sides: {
        heading: 'من الجهتين',
        lead: 'لا يظهر من الأمام إلا المجمّع الشمسي، والخزان خلفه.',
        note: 'الصور مصمّمة بالحاسوب.',
      },
      roof: {
        heading: 'على سقفكم',
        lead: 'احسبوا للفيلا يوميًا 50\u00a0لترًا من الماء الساخن لكل حمّام كامل، و30\u00a0لترًا لكل حمّام بدون دش، و80\u00a0لترًا للمطبخ.',
      },
      kit: 'للمنازل التي يوضع فيها الخزان في الداخل.',
      parts: { lead: 'ستة مكوّنات، ومدة ضمان كل منها.', nth: '{nth} {title}' },
      litres: {
        heading: 'كم لترًا تحتاجون',
        lead: 'احسبوا عدد الحمّامات والمطابخ، أو عدد المقيمين في سكن العمال، ثم اجمعوا: هذه لترات الماء الساخن في اليوم.',
        rows: [
          ['فيلا، لكل حمّام كامل', '50\u00a0لترًا يوميًا'],
          ['فيلا، لكل حمّام بدون دش', '30\u00a0لترًا يوميًا'],
          ['فيلا، المطبخ', '80\u00a0لترًا يوميًا'],
          ['سكن العمال، لكل عامل', '20\u00a0لترًا يوميًا'],
          ['سكن العمال، المطبخ المركزي', '1,000\u00a0لتر يوميًا'],
          ['سكن العمال، لكل مكان وضوء', '600\u00a0لتر يوميًا'],
          ['خط راجع للماء الساخن، إن وُجد', 'من 50 إلى 100\u00a0لتر يوميًا إضافة إلى ما سبق'],
        ],
        note: `مثال: فيلا بأربعة حمّامات كاملة وحمّام بدون دش ومطبخ تحتاج إلى 4 × 50 + 30 + 80 = 310\u00a0لترات يوميًا. تُجري حاسبة السخان الشمسي في موقع ${companyInArabic.name} الحساب نفسه.`,
      },
      ask: {
        heading: 'اسألونا',
        lead: 'أرسلوا الأعداد وصورة للسقف، فنرد عليكم بالنظام المناسب وعرض سعر.',
        note: `${companyInArabic.name} (${legalName}). جميع المنتجات معتمدة من مختبر دبي المركزي حسب الشركة المصنّعة، ويمكنكم طلب شهادة نظامكم. المقاسات ومساحة المجمّع عند الطلب. الصور مصمّمة بالحاسوب.`,
      },
    },
  },
);
