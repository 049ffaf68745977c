import { company } from '@/content/company';
import { companyInArabic } from '@/content/company.ar';
import type { SupplierId } from '@/content/suppliers/registry';
import { words } from '@/content/words';

const { brand, legalName, since, foundedIn, figures, country } = company;

type Ranges = Partial<Record<SupplierId, string>>;

/** The words of the company profile, page by page. Printed by `npm run documents`. */
export const profileWords = words(
  {
    title: `${brand} company profile`,
    footer: `${brand} company profile`,
    cover: {
      heading: 'Company profile',
      lead: 'Clay roof tiles, bricks, roofing components and solar water heaters.',
      ends: [`${foundedIn}, ${country.name}`, `Since ${since.month} ${since.year}`],
      picture: 'hero/roof-tiles',
    },
    figures: {
      heading: 'In figures',
      regions: `regions of export: ${figures.exportRegions.join(', ')}`,
    },
    /** Heads of a table of manufacturers. */
    manufacturers: ['Manufacturer', 'Country', 'Range'],
    tiles: {
      heading: 'Clay roof tiles',
      lead: 'From S-shaped Portoghese to flat LogicaPlana, from five countries.',
      picture: 'category/roof-tiles',
      /** What each supplier sends; those without a page of their own are in the simulator. */
      ranges: {
        bmi: 'Portoghese, Marsigliese, accessories',
        'cobert-spain': 'Duna, Klinker Meridional, Klinker Virtus, Curva Collado, accessories',
        'cobert-portugal': 'LogicaLusa, LogicaPlana, accessories',
        braas: 'Five colours, shown in the roof tile simulator',
        yamama: 'Marsigliese, Portoghese, accessories',
        cejatel: 'Wave in Caramel, Green, Blue and Maroon',
        ceipo: 'Natural, in eight colours',
      } satisfies Ranges,
    },
    bricks: {
      heading: 'Bricks and facades',
      lead: 'Bricks for walls, floors and facades from three manufacturers.',
      picture: 'hero/bricks',
      ranges: {
        yamama: 'Concrete blocks of 200, 300 and 400\u00a0mm, pavers, facing and screen blocks',
        'la-paloma': '28 colours, from Alicante to Verde',
        isiklar: 'Facing brick, brick slab, paving brick, and three facade systems',
      } satisfies Ranges,
      facades: {
        heading: 'Facade cladding',
        text: 'Three facade systems by Isiklar: Cotto/Isoclincer, the panel system and Architon. Featured bricks: Anatolian Brick Slab Rustic and Aegean Brick Slip.',
        picture: 'tool/bricks-simulator',
      },
    },
    components: {
      heading: 'Roofing components',
      lead: 'The eight parts that complete a clay tile roof.',
      picture: 'tool/dry-fix',
    },
    solar: {
      heading: 'Solar water heaters',
      lead: `Installed by us since ${figures.solarSince}: today natural and forced circulation systems by CMG and SIGMA.`,
      picture: 'hero/solar-water',
      head: ['System', 'Brand', 'Details'],
      systems: [
        { id: 'cmg', name: 'Natural circulation', text: 'Works without a pump' },
        { id: 'cmg', name: 'Natural circulation by condensation', text: 'Works without a pump' },
        {
          id: 'cmg',
          name: 'Forced circulation',
          text: 'Kit with a 5-year guarantee on tank and collectors, 2 years on other parts',
        },
        {
          id: 'sigma',
          name: 'Natural Circulation System',
          text: 'Models 120 to 300, 10 bar (manufacturer’s figure)',
        },
        {
          id: 'sigma',
          name: 'Forced Circulation Systems',
          text: 'Systems 200/25, 300/3, 500/5, 750/8 and 1000/10',
        },
      ] satisfies readonly { id: SupplierId; name: string; text: string }[],
      facts: [
        [
          'Approval',
          'All solar products are approved by the Dubai central laboratory (according to the manufacturers)',
        ],
        ['CMG by condensation', 'Works from −60 °C to +180 °C (manufacturer’s figure)'],
        ['Its solar circuit', 'No lifetime maintenance, no overheating (manufacturer)'],
      ],
    },
    contact: {
      heading: 'Our locations',
      lead: 'Visit our showroom with a drawing, a photograph or an old tile to match.',
      picture: 'villa/cobert-portugal',
      head: ['Place', 'Address', 'Phone'],
      services: {
        heading: 'Tools and services',
        rows: [
          ['Roof tile simulator', '3 villas, 54 roof textures, 25 wall finishes'],
          ['Hot water calculator', 'Litres per day for a villa or a labour camp'],
          ['Dry-fix installation', 'Roof tiles installed without cement mortar'],
          ['Free estimate', 'Request an appointment by form, phone or email'],
        ],
      },
      legal: `${legalName}. All pictures in this profile are computer renderings made by our own studio. None is a photograph.`,
    },
  },
  {
    ar: {
      title: `الملف التعريفي ل${companyInArabic.name}`,
      footer: `الملف التعريفي ل${companyInArabic.name}`,
      cover: {
        heading: 'الملف التعريفي',
        lead: 'قرميد فخاري وطوب ومكوّنات أسقف وسخانات مياه شمسية.',
        ends: [
          `${companyInArabic.foundedIn}، ${companyInArabic.country}`,
          `منذ ${companyInArabic.month} ${since.year}`,
        ],
      },
      figures: {
        heading: 'الشركة بالأرقام',
        regions: `مناطق التصدير: ${companyInArabic.regions}`,
      },
      manufacturers: ['الشركة المصنّعة', 'البلد', 'المنتجات'],
      tiles: {
        heading: 'القرميد الفخاري',
        lead: 'من Portoghese بمقطع على شكل حرف S إلى LogicaPlana المستوي، من خمسة بلدان.',
        ranges: {
          bmi: 'Portoghese، Marsigliese، ملحقات',
          'cobert-spain': 'Duna، Klinker Meridional، Klinker Virtus، Curva Collado، ملحقات',
          'cobert-portugal': 'LogicaLusa، LogicaPlana، ملحقات',
          braas: 'خمسة ألوان معروضة في محاكي القرميد',
          yamama: 'Marsigliese، Portoghese، ملحقات',
          cejatel: 'Wave بألوان الكراميل والأخضر والأزرق والعنّابي',
          ceipo: 'Natural بثمانية ألوان',
        },
      },
      bricks: {
        heading: 'الطوب والواجهات',
        lead: 'طوب للجدران والأرضيات والواجهات من ثلاث شركات مصنّعة.',
        ranges: {
          yamama: 'بلوك خرساني 200 و300 و400\u00a0مم، وإنترلوك، وبلوك واجهات وبلوك زخرفي مفرّغ',
          'la-paloma': '28 لونًا، من Alicante إلى Verde',
          isiklar: 'طوب واجهات وبلاط طوب وطوب أرضيات وثلاثة أنظمة واجهات',
        },
        facades: {
          heading: 'تكسية الواجهات',
          text: 'ثلاثة أنظمة واجهات من Isiklar: نظام Cotto/Isoclincer ونظام الألواح ونظام Architon. ومن الطوب المختار: Anatolian Brick Slab Rustic و Aegean Brick Slip.',
        },
      },
      components: {
        heading: 'مكوّنات السقف',
        lead: 'ثماني قطع يكتمل بها سقف القرميد الفخاري.',
      },
      solar: {
        heading: 'سخانات المياه الشمسية',
        lead: `نركّبها منذ عام ${figures.solarSince}، وهي اليوم أنظمة بالتدوير الطبيعي والقسري من CMG و SIGMA.`,
        head: ['النظام', 'العلامة التجارية', 'التفاصيل'],
        systems: [
          { name: 'تدوير طبيعي', text: 'يعمل بدون مضخة' },
          { name: 'تدوير طبيعي بالتكثيف', text: 'يعمل بدون مضخة' },
          { name: 'تدوير قسري', text: 'طقم بضمان 5\u00a0سنوات للخزان والمجمّعات وسنتين لبقية القطع' },
          {
            name: 'نظام التدوير الطبيعي',
            text: 'موديلات 120 و150 و200 و300، 10\u00a0بار (حسب الشركة المصنّعة)',
          },
          { name: 'أنظمة التدوير القسري', text: 'أنظمة 200/25 و 300/3 و 500/5 و 750/8 و 1000/10' },
        ],
        facts: [
          ['الاعتماد', 'جميع منتجات الطاقة الشمسية معتمدة من مختبر دبي المركزي (حسب الشركات المصنّعة)'],
          ['CMG بالتكثيف', 'يعمل من −60 إلى +180\u00a0درجة مئوية (حسب الشركة المصنّعة)'],
          ['دائرته الشمسية', 'بلا صيانة طوال عمرها وبلا فرط تسخين (حسب الشركة المصنّعة)'],
        ],
      },
      contact: {
        heading: 'مواقعنا',
        lead: 'زوروا معرضنا ومعكم مخطط أو صورة أو قرميدة قديمة لنطابقها.',
        head: ['المكان', 'العنوان', 'الهاتف'],
        services: {
          heading: 'الأدوات والخدمات',
          rows: [
            ['محاكي القرميد', '3 فلل، 54 تشكيلة قرميد، 25 تشطيبًا للجدران'],
            ['حاسبة الماء الساخن', 'عدد اللترات يوميًا لفيلا أو لسكن عمال'],
            ['التثبيت الجاف', 'تركيب القرميد بلا مونة إسمنتية'],
            ['تقدير مجاني', 'اطلبوا موعدًا بالنموذج أو الهاتف أو البريد الإلكتروني'],
          ],
        },
        legal: `${companyInArabic.name} (${legalName}). جميع صور هذا الملف مصمّمة بالحاسوب من إعدادنا، وليست بينها صورة فوتوغرافية.`,
      },
    },
  },
);
