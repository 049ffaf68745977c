import { words } from '@/content/words';
import { banner } from '@/content/pictures/banner';
import type { PictureId } from '@/content/pictures/library';
import type { RouteKey } from '@/content/routes';
import { HEATER_PICTURES } from '@/content/solar/pictures';

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
      compare: 'Compare how the heat moves and where the tank is installed. Sizes are on request.',
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
      compare: 'Compare how the heat moves, where the tank is installed and which sizes we list.',
      ...banner('banner/sigma'),
      offers: {
        title: 'Two systems',
        items: [
          {
            to: 'sigmaNatural',
            title: 'Natural Circulation System',
            text: 'Models 120, 150, 200 and 300: tank and collector together on the roof.',
            picture: HEATER_PICTURES.sigma,
          },
          {
            to: 'sigmaForced',
            title: 'Forced Circulation Systems',
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
        compare: 'قارنوا كيف تنتقل الحرارة وأين يوضع الخزان. المقاسات عند الطلب.',
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
        compare: 'قارنوا كيف تنتقل الحرارة، وأين يوضع الخزان، وما المقاسات المتوفرة.',
        offers: {
          title: 'نظامان',
          items: [
            {
              title: 'نظام التدوير الطبيعي',
              text: 'الموديلات 120 و150 و200 و300: الخزان والمجمّع معًا على السقف.',
            },
            {
              title: 'أنظمة التدوير القسري',
              text: 'الأنظمة 200/25 و\u00a0300/3 و\u00a0500/5 و\u00a0750/8 و\u00a01000/10: الخزان داخل المبنى.',
            },
          ],
        },
      },
    },
  },
);

export type SolarSupplier = keyof (typeof solarSuppliers)['en'];
