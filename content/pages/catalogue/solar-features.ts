import { words } from '@/content/words';
import type { PictureId } from '@/content/pictures/library';
import { HEATER_PICTURES } from '@/content/solar/pictures';

/** /solar-features; its five texts from specification 2, section 2, with the unit put right (docs/decisions/007). */
export const solarFeaturesPage = words(
  {
    title: 'Solar features',
    lead: 'CMG, natural circulation by condensation: five features stated by the manufacturer, and the heater from all sides.',
    heater: 'See how it works',
    picture: HEATER_PICTURES.features as PictureId,
    features: {
      title: 'Five features',
      items: [
        'No lifetime maintenance on the solar circuit',
        'No overheating problems',
        'Highest efficiency: 760 kWh/m² per year (manufacturer’s figure)',
        'Works from −60 °C to +180 °C (manufacturer’s figure)',
        'Frontally invisible tank',
      ],
      note: 'Stated by the manufacturer for this heater alone.',
      proof: 'Approval and certificate',
    },
  },
  {
    ar: {
      title: 'مزايا السخانات الشمسية',
      lead: 'CMG، تدوير طبيعي بالتكثيف: خمس مزايا حسب الشركة المصنّعة، والسخان من كل الجوانب.',
      heater: 'كيف يعمل هذا السخان',
      features: {
        title: 'خمس مزايا',
        items: [
          'لا صيانة للدائرة الشمسية طوال عمرها',
          'بلا مشكلات فرط التسخين',
          'أعلى كفاءة: 760\u00a0كيلوواط ساعة لكل\u00a0م² سنويًا (حسب الشركة المصنّعة)',
          'يعمل من \u2066−60\u2069 إلى \u2066+180\u2069\u00a0درجة مئوية (حسب الشركة المصنّعة)',
          'خزان لا يُرى من الأمام',
        ],
        note: 'حسب الشركة المصنّعة، ولهذا السخان وحده.',
        proof: 'الاعتماد والشهادة',
      },
    },
  },
);
