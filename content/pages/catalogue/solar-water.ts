import { words } from '@/content/words';
import { company } from '@/content/company';
import { banner } from '@/content/pictures/banner';
import type { PictureId } from '@/content/pictures/library';
import type { RouteKey } from '@/content/routes';
import { FORCED_RANGE, NATURAL_RANGE } from '@/content/solar/ranges';
import { HEATER_PICTURES } from '@/content/solar/pictures';

const { figures } = company;

interface Card {
  to: RouteKey;
  title: string;
  note: string;
  picture: PictureId;
}

/** /product/solar-water */
export const solarWaterPage = words(
  {
    title: 'Solar water',
    lead: 'Hot water from the sun, from two manufacturers: CMG and SIGMA.',
    ...banner('banner/solar-water'),
    approved: {
      title: 'Approval and certificate',
      /** Specification 2, section 2. */
      text: 'All products are approved by the Dubai central laboratory.',
      source: 'Stated by the manufacturers.',
      /** Where there is a certificate to show, and where there is none yet. */
      certificate: 'Certificate {number}',
      ask: 'Ask for the certificate here; we will get it from the manufacturer for the system you choose.',
      button: 'Ask for the certificate',
      /** As a line of the enquiry list. */
      line: { name: 'Certificate of the Dubai central laboratory', variant: 'For the system I choose' },
      facts: [
        ['Manufacturers', 'CMG, SIGMA'],
        ['Solar heaters installed since', String(figures.solarSince)],
        ['Installed', `about ${figures.solarUnitsPerYear.toLocaleString('en-GB')} units per year`],
      ],
    },
    cards: {
      title: 'By manufacturer',
      items: [
        {
          to: 'cmg',
          title: 'CMG',
          note: 'Natural circulation by condensation, natural circulation, forced circulation',
          picture: HEATER_PICTURES.condensation,
        },
        {
          to: 'sigma',
          title: 'SIGMA',
          note: 'Natural circulation system in four models, forced circulation systems in five sizes',
          picture: HEATER_PICTURES.sigma,
        },
      ] satisfies readonly Card[],
    },
    table: {
      title: 'Side by side',
      lead: 'Compare how the heat moves, where the tank is installed and how large it is. Figures as supplied by the manufacturer; confirm before ordering.',
      caption: 'Solar water systems compared',
      head: ['System', 'Manufacturer', 'What moves the heat', 'Tank', 'Sizes'],
      rows: [
        {
          to: 'cmgCondensation',
          name: 'Natural circulation by condensation',
          cells: ['CMG', 'Vapour that rises, without a pump', 'On the roof', 'on request'],
        },
        {
          to: 'cmgNatural',
          name: 'Natural circulation',
          cells: ['CMG', 'Warm fluid that rises, without a pump', 'On the roof', 'on request'],
        },
        {
          to: 'cmgForced',
          name: 'Forced circulation',
          cells: ['CMG', 'A pump with a controller', 'Indoors', 'on request'],
        },
        {
          to: 'sigmaNatural',
          name: 'Natural circulation system',
          cells: [
            'SIGMA',
            'Warm fluid that rises, without a pump',
            'On the roof',
            `${NATURAL_RANGE.litres.join(' to ')}\u00a0L`,
          ],
        },
        {
          to: 'sigmaForced',
          name: 'Forced circulation systems',
          cells: [
            'SIGMA',
            'A pump with a controller',
            'Indoors',
            `${FORCED_RANGE.litres.join(' to ')}\u00a0L, ${FORCED_RANGE.area.join(' to ')}\u00a0m² of collectors`,
          ],
        },
      ] satisfies readonly { to: RouteKey; name: string; cells: readonly string[] }[],
    },
    features: {
      title: 'See it from all sides',
      text: 'Turn a heater through 18 views and read its five features.',
      link: 'Solar features',
    },
  },
  {
    ar: {
      title: 'السخانات الشمسية',
      lead: 'ماء ساخن من الشمس، من شركتين مصنّعتين: CMG و\u00a0SIGMA.',
      approved: {
        title: 'الاعتماد والشهادة',
        text: 'جميع المنتجات معتمدة من مختبر دبي المركزي.',
        source: 'حسب الشركات المصنّعة.',
        certificate: 'الشهادة {number}',
        ask: 'اطلبوا الشهادة من هنا لنحضرها من الشركة المصنّعة للنظام الذي تختارونه.',
        button: 'طلب الشهادة',
        line: { name: 'شهادة مختبر دبي المركزي', variant: 'للنظام الذي أختاره' },
        facts: [
          ['الشركات المصنّعة', 'CMG و\u00a0SIGMA'],
          ['نركّب السخانات الشمسية منذ', String(figures.solarSince)],
          ['نركّب', `نحو ${figures.solarUnitsPerYear.toLocaleString('en-GB')} وحدة سنويًا`],
        ],
      },
      cards: {
        title: 'حسب الشركة المصنّعة',
        items: [
          { title: 'CMG', note: 'تدوير طبيعي بالتكثيف، وتدوير طبيعي بدون مضخة، وتدوير قسري بمضخة' },
          { title: 'SIGMA', note: 'نظام التدوير الطبيعي بأربعة موديلات، وأنظمة التدوير القسري بخمسة مقاسات' },
        ],
      },
      table: {
        title: 'مقارنة الأنظمة',
        lead: 'قارنوا كيف تنتقل الحرارة، وأين يوضع الخزان، وما سعته. الأرقام حسب الشركة المصنّعة، ويُرجى تأكيدها قبل الطلب.',
        caption: 'مقارنة بين أنظمة السخانات الشمسية',
        head: ['النظام', 'الشركة المصنّعة', 'ما ينقل الحرارة', 'الخزان', 'المقاسات'],
        rows: [
          { name: 'تدوير طبيعي بالتكثيف', cells: ['CMG', 'بخار يصعد، بلا مضخة', 'على السقف', 'عند الطلب'] },
          {
            name: 'تدوير طبيعي بدون مضخة',
            cells: ['CMG', 'سائل دافئ يصعد، بلا مضخة', 'على السقف', 'عند الطلب'],
          },
          { name: 'تدوير قسري بمضخة', cells: ['CMG', 'مضخة مع وحدة تحكم', 'داخل المبنى', 'عند الطلب'] },
          {
            name: 'نظام التدوير الطبيعي',
            cells: [
              'SIGMA',
              'سائل دافئ يصعد، بلا مضخة',
              'على السقف',
              `من ${NATURAL_RANGE.litres.join(' إلى ')}\u00a0لتر`,
            ],
          },
          {
            name: 'أنظمة التدوير القسري',
            cells: [
              'SIGMA',
              'مضخة مع وحدة تحكم',
              'داخل المبنى',
              `من ${FORCED_RANGE.litres.join(' إلى ')}\u00a0لتر، ومساحة المجمّعات من ${FORCED_RANGE.area.join(' إلى ')}\u00a0م²`,
            ],
          },
        ],
      },
      features: {
        title: 'شاهدوه من كل الجوانب',
        text: 'شاهدوا السخان من 18\u00a0زاوية واقرؤوا مزاياه الخمس.',
        link: 'مزايا السخانات الشمسية',
      },
    },
  },
);
