import { words } from '@/content/words';
import { banner } from '@/content/pictures/banner';
import type { PictureId } from '@/content/pictures/library';
import type { RouteKey } from '@/content/routes';
import { HEATER_PICTURES } from '@/content/solar/pictures';
import { FORCED_RANGE, NATURAL_RANGE } from '@/content/solar/ranges';

interface Offer {
  to: RouteKey;
  title: string;
  text: string;
  picture: PictureId;
}

/** /product/solar-water-cmg and /product/solar-water-sigma */
export const solarSuppliers = words(
  {
    cmg: {
      title: 'CMG',
      lead: 'Three systems: two with natural circulation and one with a pump.',
      /** A row for each offer, in their order. */
      table: {
        title: 'Side by side',
        lead: 'What decides between them. Sizes are on request.',
        caption: 'CMG systems compared',
        head: [
          'System',
          'Electricity for circulation',
          'Tank seen from the front',
          'Manufacturer’s guarantee',
        ],
        rows: [
          ['not needed', 'no, it is behind the collector', 'on request'],
          ['not needed', 'yes, above the collector', 'on request'],
          [
            'needed for pump and controller',
            'no, it is indoors',
            '5\u00a0years on tank and collectors, 2\u00a0years on other parts',
          ],
        ],
      },
      ...banner('banner/cmg'),
      offers: {
        title: 'Three systems',
        items: [
          {
            to: 'cmgCondensation',
            title: 'Natural circulation by condensation',
            text: 'The fluid evaporates in the collector and condenses in the tank. No pump.',
            picture: HEATER_PICTURES.condensation,
          },
          {
            to: 'cmgNatural',
            title: 'Natural circulation',
            text: 'Warm fluid rises to the tank, cooler fluid sinks back. No pump.',
            picture: HEATER_PICTURES.natural,
          },
          {
            to: 'cmgForced',
            title: 'Forced circulation',
            text: 'A pump moves the heat to a tank indoors. Manufacturer’s guarantee: 5 years on tank and collectors.',
            picture: HEATER_PICTURES.forced,
          },
        ] satisfies readonly Offer[],
      },
    },
    sigma: {
      title: 'SIGMA',
      lead: 'A natural circulation system in four models, and forced circulation systems in five sizes.',
      table: {
        title: 'Side by side',
        lead: 'Figures as supplied by the manufacturer; confirm before ordering.',
        caption: 'SIGMA systems compared',
        head: ['System', 'Nominal size of the tank', 'Place of the tank', 'Area of the collectors', 'Pump'],
        rows: [
          [`${NATURAL_RANGE.litres.join(' to ')}\u00a0L`, 'on the roof', 'on request', 'not needed'],
          [
            `${FORCED_RANGE.litres.join(' to ')}\u00a0L`,
            'indoors',
            `${FORCED_RANGE.area.join(' to ')}\u00a0m²`,
            'with a controller',
          ],
        ],
      },
      ...banner('banner/sigma'),
      offers: {
        title: 'Two systems',
        items: [
          {
            to: 'sigmaNatural',
            title: 'Natural circulation system',
            text: 'Models 120, 150, 200 and 300: tank and collector together on the roof.',
            picture: HEATER_PICTURES.sigma,
          },
          {
            to: 'sigmaForced',
            title: 'Forced circulation systems',
            text: 'Systems 200/25, 300/3, 500/5, 750/8 and 1000/10: the tank indoors.',
            picture: HEATER_PICTURES.kit,
          },
        ] satisfies readonly Offer[],
      },
    },
  },
  {
    ar: {
      cmg: {
        title: 'CMG',
        lead: 'ثلاثة أنظمة: اثنان بالتدوير الطبيعي وواحد بمضخة.',
        table: {
          title: 'مقارنة الأنظمة',
          lead: 'ما يحسم الاختيار بينها. المقاسات عند الطلب.',
          caption: 'مقارنة بين أنظمة CMG',
          head: ['النظام', 'الكهرباء للتدوير', 'هل يُرى الخزان من الأمام', 'ضمان الشركة المصنّعة'],
          rows: [
            ['لا حاجة إليها', 'لا، فهو خلف المجمّع', 'عند الطلب'],
            ['لا حاجة إليها', 'نعم، فوق المجمّع', 'عند الطلب'],
            [
              'للمضخة ووحدة التحكم',
              'لا، فهو داخل المبنى',
              '5\u00a0سنوات على الخزان والمجمّعات، وسنتان على القطع الأخرى',
            ],
          ],
        },
        offers: {
          title: 'ثلاثة أنظمة',
          items: [
            { title: 'تدوير طبيعي بالتكثيف', text: 'يتبخّر السائل في المجمّع ويتكثّف في الخزان. بلا مضخة.' },
            {
              title: 'تدوير طبيعي بدون مضخة',
              text: 'يصعد السائل الدافئ إلى الخزان ويهبط السائل الأبرد. بلا مضخة.',
            },
            {
              title: 'تدوير قسري بمضخة',
              text: 'تنقل مضخة الحرارة إلى خزان داخل المبنى. ضمان الشركة المصنّعة: 5\u00a0سنوات على الخزان والمجمّعات.',
            },
          ],
        },
      },
      sigma: {
        title: 'SIGMA',
        lead: 'نظام للتدوير الطبيعي بأربعة موديلات، وأنظمة للتدوير القسري بخمسة مقاسات.',
        table: {
          title: 'مقارنة النظامين',
          lead: 'الأرقام حسب الشركة المصنّعة، ويُرجى تأكيدها قبل الطلب.',
          caption: 'مقارنة بين نظامي SIGMA',
          head: ['النظام', 'السعة الاسمية للخزان', 'مكان الخزان', 'مساحة المجمّعات', 'المضخة'],
          rows: [
            [`من ${NATURAL_RANGE.litres.join(' إلى ')}\u00a0لتر`, 'على السقف', 'عند الطلب', 'لا حاجة إليها'],
            [
              `من ${FORCED_RANGE.litres.join(' إلى ')}\u00a0لتر`,
              'داخل المبنى',
              `من ${FORCED_RANGE.area.join(' إلى ')}\u00a0م²`,
              'مع وحدة تحكم',
            ],
          ],
        },
        offers: {
          title: 'نظامان',
          items: [
            {
              title: 'نظام التدوير الطبيعي',
              text: 'الموديلات 120 و150 و200 و300: الخزان والمجمّع معًا على السقف.',
            },
            {
              title: 'أنظمة التدوير القسري',
              text: 'الأنظمة 200/25 و300/3 و500/5 و\u00a0750/8 و\u00a01000/10: الخزان داخل المبنى.',
            },
          ],
        },
      },
    },
  },
);

export type SolarSupplier = keyof (typeof solarSuppliers)['en'];
