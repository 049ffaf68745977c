import { words } from '@/content/words';

/** Of factory, warehouse, yard and showroom. */
export const companyAlts = words(
  {
    'about/warehouse-aisle':
      'Aisle of a warehouse between pallets of clay tiles and packs of bricks, an open gate at its end',
    'about/warehouse-stacks': 'Pallets of upright clay tiles in several colours, strapped in two layers',
    'about/warehouse-gate': 'Warehouse gate open to the bright yard, pallets of tiles on both sides',
    'about/loading': 'Strapped pallets of clay tiles with labels in front of a warehouse',
    'about/showroom':
      'Showroom with five framed panels of laid tiles along a wall, a long table of samples and more on shelves',
    'about/showroom-table':
      'Six clay tiles of different profiles on a wooden table, panels of laid tiles behind it',
    'about/factory-kiln':
      'Kiln cars loaded with upright tiles in front of the glowing mouth of a tunnel kiln',
    'about/factory-drying': 'Aisle between tall steel racks on which raw tiles dry',
    'about/export': 'Pallets of tiles in and before an open green shipping container',
  },
  {
    ar: {
      'about/warehouse-aisle': 'ممر في مستودع بين طبليات القرميد الفخاري وحزم الطوب، وفي آخره بوابة مفتوحة',
      'about/warehouse-stacks': 'طبليات قرميد فخاري بعدة ألوان، القطع واقفة ومحزومة في طبقتين',
      'about/warehouse-gate': 'بوابة المستودع مفتوحة على الساحة المشمسة، وطبليات القرميد على الجانبين',
      'about/loading': 'طبليات قرميد فخاري محزومة عليها بطاقات أمام مستودع',
      'about/showroom': 'معرض على جداره خمس لوحات من القرميد المركّب، وفيه طاولة عيّنات طويلة ورفوف عيّنات',
      'about/showroom-table': 'ست قطع قرميد فخاري مختلفة الأشكال على طاولة خشبية، وخلفها لوحات قرميد مركّب',
      'about/factory-kiln': 'عربات فرن محمّلة بقطع القرميد الواقفة أمام فوهة فرن نفقي متوهجة',
      'about/factory-drying': 'ممر بين رفوف فولاذية عالية يجف عليها القرميد قبل الحرق',
      'about/export': 'طبليات قرميد داخل حاوية شحن خضراء مفتوحة وأمامها',
    },
  },
);

/** Of the events and milestones. */
export const newsAlts = words(
  {
    'news/bricks-simulator-announced':
      'Wall of grey facing bricks with two windows under upright brick courses',
    'news/roof-tiles-simulator': 'Villa with an arched portico, peach walls and a dark green tile roof',
    'news/hot-water-calculator':
      'Solar water heater with two dark collectors under a white tank, on a grey ground',
    'news/coolroof-laid-dry': 'Red tiles laid on battens over foil, a ridge roll under the ridge caps',
    'news/solar-target': 'Solar collectors and their tank on a sand-coloured tile roof, seen close',
    'news/solar-water-heaters-join': 'Solar water heater on the grey tile roof of a villa',
    'news/trading-begins':
      'Rows of strapped pallets with tiles in several colours in the yard of a warehouse',
    'milestone/first-roofs':
      'Half-round and flat clay tiles on a grey ground, like samples of the first years',
    'milestone/solar-since-2005':
      'Solar water heater with one collector, its white tank above, on a grey ground',
    'milestone/tiles-a-year': 'Pallets of tiles and packs of bricks standing close in a warehouse yard',
  },
  {
    ar: {
      'news/bricks-simulator-announced':
        'جدار من طوب الواجهات الرمادي فيه نافذتان فوقهما مداميك من الطوب القائم',
      'news/roof-tiles-simulator': 'فيلا برواق مقنطر وجدران خوخية اللون وسقف من القرميد الأخضر الغامق',
      'news/hot-water-calculator': 'سخان مياه شمسي بمجمّعين داكنين تحت خزان أبيض، على خلفية رمادية',
      'news/coolroof-laid-dry': 'قرميد أحمر على سدايب فوق رقائق عاكسة، وشريط القمة تحت قرميد القمة',
      'news/solar-target': 'مجمّعات شمسية وخزانها على سقف قرميد رملي اللون، عن قرب',
      'news/solar-water-heaters-join': 'سخان مياه شمسي على سقف فيلا من القرميد الرمادي',
      'news/trading-begins': 'صفوف من طبليات القرميد المحزومة بعدة ألوان في ساحة مستودع',
      'milestone/first-roofs': 'قرميد فخاري نصف أسطواني ومستوٍ على خلفية رمادية، كأنه عيّنات من السنوات الأولى',
      'milestone/solar-since-2005': 'سخان مياه شمسي بمجمّع واحد فوقه خزانه الأبيض، على خلفية رمادية',
      'milestone/tiles-a-year': 'طبليات قرميد وحزم طوب متراصة في ساحة مستودع',
    },
  },
);

/** Of the dry-fix steps, the roof of the parts, and the app. */
export const roofAlts = words(
  {
    'dry-fix/counter-battens':
      'Silver foil in three lengths over a roof slope, counter battens being fixed on it from eaves to ridge',
    'dry-fix/radiant-barrier':
      'Silver foil over a roof slope, laid along the eaves length over length; the uppermost is still being rolled out',
    'dry-fix/ridge-roll':
      'Ridge roll half unrolled on its batten, its pleated skirt pressed on the tiles, ridge caps over the part that is laid',
    'dry-fix/pest-guard':
      'Black comb under the first course of tiles at the eaves, which keeps birds and pests out',
    'diagram/roof-components':
      'House from above: a terracotta roof with gable and hip ends, a wing with valleys and a chimney',
    'part/chimney': 'Plastered chimney on a terracotta tile roof, a flashing round its foot',
    'part/wakaflex': 'Foot of a chimney from close by: a flashing strip over the tiles and up the wall',
    'promo/app': 'Phone leaning on a clay tile, the roof tile simulator on its screen',
  },
  {
    ar: {
      'dry-fix/counter-battens':
        'رقائق فضية في ثلاثة أشرطة على سطح مائل، وسدايب تهوية تُثبَّت فوقها من الحافة السفلية إلى القمة',
      'dry-fix/radiant-barrier':
        'رقائق فضية على سطح مائل، تُفرد بمحاذاة الحافة السفلية شريطًا فوق شريط، وأعلاها ما زال يُفرد',
      'dry-fix/ridge-roll':
        'شريط القمة مفرود إلى نصفه على سدابته، وطرفه ذو الطيّات مضغوط على القرميد، وفوق جزئه المفرود قرميد القمة',
      'dry-fix/pest-guard': 'مشط أسود تحت الصف الأول من القرميد عند الحافة السفلية يمنع دخول الطيور',
      'diagram/roof-components': 'منزل من أعلى: سقف تيراكوتا بطرف جملوني وآخر مائل، وجناح بواديين، ومدخنة',
      'part/chimney': 'مدخنة مكسوة باللياسة على سقف قرميد تيراكوتا، وحول قاعدتها شريط منع التسرب',
      'part/wakaflex': 'قاعدة مدخنة عن قرب: شريط منع التسرب فوق القرميد وعلى الجدار',
      'promo/app': 'هاتف مسند إلى قرميدة فخارية، وعلى شاشته محاكي القرميد',
    },
  },
);
