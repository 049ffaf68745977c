import { words } from '@/content/words';
import type { PictureId } from '@/content/pictures/library';
import { HEATER_PICTURES } from '@/content/solar/pictures';

/** /solar-features; its five texts from specification 2, section 2, with the unit put right (docs/decisions/007). */
export const solarFeaturesPage = words(
  {
    title: 'Solar features',
    lead: 'Turn the heater to see it from all sides, and read its five features.',
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
      note: 'The features are stated by the manufacturer. Shown here: CMG, natural circulation by condensation.',
      proof: 'Approval and certificate',
    },
  },
  {
    ar: {
      title: 'مزايا السخانات الشمسية',
      lead: 'أديروا السخان لتشاهدوه من كل الجوانب، واقرؤوا مزاياه الخمس.',
      features: {
        title: 'خمس مزايا',
        items: [
          'لا صيانة للدائرة الشمسية طوال عمرها',
          'بلا مشكلات فرط التسخين',
          'أعلى كفاءة: 760\u00a0كيلوواط ساعة لكل م² سنويًا (حسب الشركة المصنّعة)',
          'يعمل من \u2066−60\u2069 إلى \u2066+180\u2069\u00a0درجة مئوية (حسب الشركة المصنّعة)',
          'خزان لا يُرى من الأمام',
        ],
        note: 'المزايا حسب الشركة المصنّعة. المعروض هنا: CMG، تدوير طبيعي بالتكثيف.',
        proof: 'الاعتماد والشهادة',
      },
    },
  },
);
