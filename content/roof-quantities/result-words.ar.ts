import type { PluralForms } from '@/content/lang';
import type { InLang } from '@/content/words';
import type { resultInEnglish } from './result-words.en';

/** The Arabic words of the result. A formula stands left to right as a whole, between U+2066 and U+2069, with m and m². */
export const resultInArabic: InLang<typeof resultInEnglish, PluralForms['ar']> = {
  parts: {
    tiles: 'القرميد',
    caps: 'قرميد القمة والأضلاع المائلة',
    threeWay: 'القطع الثلاثية',
    endRidge: 'قطع نهاية القمة',
    lateralsLeft: 'قرميد الحافة، يسار',
    lateralsRight: 'قرميد الحافة، يمين',
    laterals: 'قرميد الحافة، يسار ويمين',
    valley: 'قرميد الوادي',
    topEdge: 'الحافة العليا للسقف بميل واحد',
    pestGuard: 'مانع الطيور',
    battens: 'السدايب',
    eavesBattens: 'سدابة الحافة السفلية',
    counterBattens: 'سدايب التهوية',
    underlay: 'حاجز عاكس للحرارة أو طبقة سفلية',
    ridgeRoll: 'شريط القمة',
    screws: 'براغي قرميد القمة والأضلاع والحافة',
  },
  tilesOf: 'قرميد {name}',
  fittingOf: 'لقرميد {name}،\u200f {by}',
  about: 'نحو {value}',
  unknown: 'عند الطلب',
  from: { 'm²': '{value}\u00a0م²', m: '{value}\u00a0م' },
  sources: {
    measured: 'من قياساتكم',
    published: '{source} (حسب الشركة المصنّعة)',
    entered: 'رقم أدخلتموه',
    unknown: 'اختاروا قرميدة، أو أدخلوا عدد القطع لكل م² من المواصفات الفنية للشركة المصنّعة، أو اسألونا.',
  },
  trade: {
    caps: 'المعتاد لقرميد القمة الفخاري {value} لكل متر، والعبرة برقم الشركة المصنّعة',
    spacing: 'التباعد المعتاد {value}\u00a0م، والعبرة بهيكل السقف',
    roll: 'مقاس اللفة المعتاد، والعبرة بالمنتج الذي تختارونه',
    lap: 'التراكب المعتاد {value}\u00a0م، والعبرة بتعليمات الشركة المصنّعة للطبقة',
    gauge: 'التباعد المعتاد {value}\u00a0م، والعبرة برقم الشركة المصنّعة',
    drawing: 'التباعد {value}\u00a0م من مخططنا الإرشادي، والعبرة بالمواصفات الفنية للشركة المصنّعة',
    cover: 'عرض التغطية {value}\u00a0م من مخططنا الإرشادي، والعبرة بالمواصفات الفنية للشركة المصنّعة',
    pieces:
      'نحو {value} لكل م² حسب مخططنا الإرشادي (عرض التغطية × تباعد السدايب: \u2066{cover}\u00a0×\u00a0{gauge}\u2069\u00a0مم)، والعبرة بالمواصفات الفنية للشركة المصنّعة',
    pans: 'نحو {value} لكل م²، الأغطية والمجاري معًا، حسب مخططنا الإرشادي (قطعتان لكل عرض تغطية × تباعد السدايب: \u2066{cover}\u00a0×\u00a0{gauge}\u2069\u00a0مم)، والعبرة بالمواصفات الفنية للشركة المصنّعة',
  },
  edges: {
    eaves: 'حافة سفلية',
    verge: 'حافة جانبية',
    top: 'حافة عليا',
    ridge: 'قمة',
    hip: 'ضلع مائل',
    valley: 'وادٍ',
  },
  sides: { left: 'يسار', right: 'يمين' },
  steps: {
    factor: 'معامل الميل عند {pitch}°: \u20661 ÷ cos {pitch}° = {factor}\u2069',
    plane: 'السطح {plane}، المسقط الأفقي × المعامل: \u2066{plan} m² × {factor} = {area} m²\u2069',
    planeSides: 'السطح {plane}: \u2066{eaves} m × {slope} m = {area} m²\u2069',
    planeGiven: 'السطح {plane}: المساحة {area}\u00a0م² كما أُدخلت',
    area: 'مساحة جميع الأسطح: {area}\u00a0م²',
    edge: 'الخط {edge}، {kind}: {length}\u00a0م',
    edgeUpSlope: 'الخط {edge}، {kind}: \u2066√({run}² + {rise}²) = {length} m\u2069',
    edgeInSpace: 'الخط {edge}، {kind}: \u2066√({x}² + {y}² + {rise}²) = {length} m\u2069',
    tilesByArea:
      'المساحة × القطع لكل م² + الهالك: \u2066{area} × {pieces} + {waste}% = {raw}\u2069، وبالتقريب إلى الأعلى: {count}',
    coursesOnPlane:
      'السطح {plane}: عدد الصفوف {courses}، ارتفاع الصف {real}\u00a0م، عدد القطع في الصف {across}، المجموع: {count}',
    tilesByCourses:
      'القطع المركّبة + الكسر: \u2066{laid} + {breakage}% = {raw}\u2069، وبالتقريب إلى الأعلى: {count}',
    piecesDrawn:
      'القطع لكل م² حسب مخططنا الإرشادي، من تباعد السدايب وعرض التغطية: \u2066{aStep} ÷ ({gauge} m × {cover} m) ≈ {pieces}\u2069، والعبرة بالمواصفات الفنية للشركة المصنّعة',
    piecesFromGauge:
      'القطع لكل م²، من تباعد السدايب وعرض التغطية: \u2066{aStep} ÷ ({gauge} m × {cover} m) = {pieces}\u2069',
    capsOnEdge:
      'الخط {edge}، الطول × القطع لكل متر: \u2066{length} × {figure} = {raw}\u2069، وبالتقريب إلى الأعلى: {count}',
    lateralsOnEdge:
      'الخط {edge}، الطول ÷ تباعد السدايب: \u2066{length} m ÷ {figure} m = {raw}\u2069، وبالتقريب إلى صفوف كاملة: {count}',
    sum: 'مجموع الخطوط: {count}',
    threeWay: 'قطعة حيث تلتقي ثلاث قمم أو أضلاع مائلة: {count}',
    endRidge: 'قطعة عند كل طرف جملوني للقمة: {count}',
    metres: 'الطول {length}\u00a0م، وبالتقريب إلى الأعلى: {count}',
    battens:
      'المساحة ÷ تباعد السدايب: \u2066{area} m² ÷ {figure} m = {raw} m\u2069، وبالتقريب إلى الأعلى: {count}',
    counterBattens:
      'المساحة ÷ تباعد سدايب التهوية: \u2066{area} m² ÷ {figure} m = {raw} m\u2069، وبالتقريب إلى الأعلى: {count}',
    underlayArea:
      'المساحة مع التراكب، وطيّة على جانبي القمم والأضلاع بطول {folds}\u00a0م: \u2066{area} m² × {width} ÷ ({width} − {lap}) + {folds} m × 2 × {lap} m = {sheets} m²\u2069',
    underlayRolls:
      'المساحة ÷ مساحة اللفة: \u2066{sheets} m² ÷ ({width} m × {length} m)\u2069، وبالتقريب إلى الأعلى: {count}',
    screws: 'برغي لكل قطعة من قرميد القمة والأضلاع والحافة: {count}',
  },
  notCounted: {
    title: 'غير محسوب',
    eaves: 'الحواف السفلية للأسطح المُدخلة بمساحتها',
    ridgeEnds: 'القطع الثلاثية وقطع نهاية القمة',
    ridge: 'القمم: لم يُدخل طول',
    hip: 'الأضلاع المائلة: لم يُدخل طول',
    valley: 'الأودية: لم يُدخل طول',
    verge: 'الحواف الجانبية: لم يُدخل طول',
    apex: 'القطعة فوق نقطة التقاء الأضلاع المائلة',
    fixings: 'مشابك وبراغي القرميد في وسط السقف: حسب جدول الرياح لدى الشركة المصنّعة',
    vents: 'قرميد التهوية',
    chimney: 'شريط منع التسرب عند المداخن والجدران',
    gutter: 'المزاريب',
  },
  pitch: {
    below: 'ميل هذا السقف أقل من {least}°، وهو الحد الأدنى لدى الشركة المصنّعة. اسألونا قبل الطلب.',
    enough: 'تشترط الشركة المصنّعة ميلًا لا يقل عن {least}°.',
    ask: 'تحدد الشركة المصنّعة أدنى ميل، وهو يتوقف على القرميدة وطول السطح المائل والطبقة السفلية. اسألونا عنه قبل البناء.',
  },
  roof: {
    gable: 'سقف جملوني \u2066{length}\u00a0×\u00a0{width}\u2069\u00a0م، الميل {pitch}°',
    hip: 'سقف رباعي الميول \u2066{length}\u00a0×\u00a0{width}\u2069\u00a0م، الميل {pitch}°',
    hipEnds:
      'سقف رباعي الميول \u2066{length}\u00a0×\u00a0{width}\u2069\u00a0م، الميل {pitch}°، ميل الطرفين {near}° و\u00a0{far}°',
    mono: 'سقف بميل واحد \u2066{length}\u00a0×\u00a0{width}\u2069\u00a0م، الميل {pitch}°',
    pyramid: 'سقف هرمي \u2066{length}\u00a0×\u00a0{width}\u2069\u00a0م، الميل {pitch}°',
    t: 'سقف على شكل حرف T مقاسه \u2066{length}\u00a0×\u00a0{width}\u2069\u00a0م، وجناحه \u2066{wingLength}\u00a0×\u00a0{wingWidth}\u2069\u00a0م، الميل {pitch}°',
    l: 'سقف على شكل حرف L مقاسه \u2066{length}\u00a0×\u00a0{width}\u2069\u00a0م، وجناحه \u2066{wingLength}\u00a0×\u00a0{wingWidth}\u2069\u00a0م، الميل {pitch}°',
    planes: {
      zero: 'سقف بلا أسطح مُدخلة',
      one: 'سقف من سطح مائل واحد، مساحته {area}\u00a0م²',
      two: 'سقف من سطحين مائلين، مساحته {area}\u00a0م²',
      few: 'سقف من {count} أسطح مائلة، مساحته {area}\u00a0م²',
      many: 'سقف من {count} سطحًا مائلًا، مساحته {area}\u00a0م²',
      other: 'سقف من {count} سطح مائل، مساحته {area}\u00a0م²',
    },
  },
  drawing: {
    label: 'مسقط أفقي بمقياس الرسم: {roof}',
    edge: 'الخط {edge}: {kind}، {length}\u00a0م',
    sidedEdge: 'الخط {edge}: {kind}، {side}، {length}\u00a0م',
    plane: 'السطح {plane}:\u200f {area}\u00a0م²',
  },
  table: {
    part: 'القطعة',
    from: 'الطول أو المساحة',
    quantity: 'الكمية',
    unit: 'الوحدة',
    source: 'المصدر',
  },
  csv: { roof: 'السقف', version: 'نسخة طريقة الحساب', link: 'الرابط' },
  note: 'محسوب: {roof}، v{version}',
  noteAbout: 'محسوب بأرقام معتادة: {roof}، v{version}',
  noteTiles: 'عدد إرشادي محسوب لمساحة {area}\u00a0م²: {roof}، v{version}',
  chatAbout: 'بأرقام معتادة',
  chatTiles: 'عدد إرشادي لمساحة {area}\u00a0م²',
  greeting: 'مرحبًا، أرجو عرض سعر لهذا السقف: {roof}. {link}',
};
