import { words } from '@/content/words';

/** What is said at a field that holds no roof; `{least}` and `{most}` are in the unit of the field. */
export const roofFaults = words(
  {
    missing: 'Enter this measure as well.',
    unread: 'Enter a number in the unit of this field, such as 12.5.',
    low: 'Enter {least} or more.',
    high: 'Enter {most} or less.',
    widthOverLength:
      'A hip roof is at most as wide as it is long: {most} m here. Swap length and width, or choose Pyramid.',
    endsTooFlat: 'At this pitch the ends meet before the long sides do. Make the ends steeper.',
    wingTooWide: 'The wing is at most as wide as the main roof: {most} m here.',
    widthOverTwice: 'The main roof is at most twice as wide as it is long: {most} m here.',
    areaOrSides: 'Enter either the area, or eaves and slope.',
    lapOverRoll: 'The lap is at most half of the roll: {most} mm here.',
  },
  {
    ar: {
      missing: 'يُرجى إدخال هذا القياس أيضًا.',
      unread: 'يُرجى إدخال رقم بوحدة هذا الحقل، مثل 12.5.',
      low: 'يُرجى إدخال {least} أو أكثر.',
      high: 'يُرجى إدخال {most} أو أقل.',
      widthOverLength:
        'لا يزيد عرض السقف رباعي الميول على طوله، وهو هنا {most}\u00a0م. بدّلوا بين الطول والعرض أو اختاروا السقف الهرمي.',
      endsTooFlat: 'بهذا الميل يلتقي الطرفان قبل الجانبين الطويلين. يُرجى زيادة ميل الطرفين.',
      wingTooWide: 'لا يزيد عرض الجناح على عرض السقف الرئيسي، وهو هنا {most}\u00a0م.',
      widthOverTwice: 'لا يزيد عرض السقف الرئيسي على ضعف طوله، وهو هنا {most}\u00a0م.',
      areaOrSides: 'يُرجى إدخال المساحة، أو طول الحافة السفلية مع طول الميل.',
      lapOverRoll: 'لا يزيد التراكب على نصف عرض اللفّة، وهو هنا {most}\u00a0مم.',
    },
  },
);

export type RoofFault = keyof (typeof roofFaults)['en'];

/** Words of the form. */
export const roofInputWords = words(
  {
    shape: {
      label: 'Shape of the roof',
      names: {
        gable: 'Gable',
        hip: 'Hip',
        mono: 'Mono-pitch',
        pyramid: 'Pyramid',
        t: 'T with valleys',
        l: 'L with a valley',
        planes: 'Slope by slope',
      },
      about: {
        gable: 'Two slopes that meet in a ridge, with a gable at each end.',
        hip: 'Four slopes. The two ends may have another pitch than the long sides.',
        mono: 'One slope from the eaves to an upper edge.',
        pyramid: 'Four slopes that meet in one point.',
        t: 'A gable roof with a wing in the middle of a long side.',
        l: 'A gable roof with a wing at one end and a hipped outer corner.',
        planes: 'Any roof: enter each slope as measured on the roof, then the metres of its edges.',
      },
    },
    fields: {
      length: 'Length',
      width: 'Width',
      pitch: 'Pitch',
      ends: 'Pitch of the ends',
      far: 'Pitch of the other end',
      wingLength: 'Length of the wing',
      wingWidth: 'Width of the wing',
      ridge: 'Ridges, in total',
      hip: 'Hips, in total',
      valley: 'Valleys, in total',
      verge: 'Verges, in total',
      area: 'Area of slope {name}',
      eaves: 'Eaves of slope {name}',
      slope: 'Slope {name}, from eaves to top',
      pieces: 'Tiles per m²',
      waste: 'Extra for cutting and breakage',
      gauge: 'Batten gauge',
      cover: 'Cover width of a tile',
      caps: 'Ridge and hip tiles per metre',
      spacing: 'Spacing of rafters and counter battens',
      rollWidth: 'Width of an underlay roll',
      rollLength: 'Length of an underlay roll',
      lap: 'Lap of the underlay',
    },
    help: {
      length: 'Over the eaves, along the ridge.',
      width: 'Over the eaves, across the ridge.',
      ends: 'Leave empty if the ends have the pitch of the long sides.',
      far: 'Leave empty if both ends are the same.',
      wingLength: 'From the eaves of the main roof to the end of the wing.',
      pieces:
        'Enter the figure of the manufacturer’s data sheet. Leave empty to use the figure we have for the tile.',
      cover: 'With it, whole courses are counted on rectangular slopes.',
    },
    units: { m: 'm', mm: 'mm', 'm²': 'm²', '%': '%', degrees: '°', percent: '%', count: '' },
    pitchIn: { label: 'Pitch in', degrees: 'degrees', percent: 'per cent' },
    tile: { label: 'Tile', option: '{name}, {by}', other: 'Choose a tile, or enter its figure' },
    /** Why so much is added; `{waste}` is the percentage. */
    waste: {
      straight: '{waste}%: straight edges, where few tiles are cut.',
      hips: '{waste}%: each hip cuts about one tile in every course.',
      valleys: '{waste}%: valleys cut tiles on both sides.',
      entered: '{waste}%, as entered.',
      more: 'For dormers or many corners, enter 15%.',
    },
    advanced: 'Gauge, fittings and underlay',
  },
  {
    ar: {
      shape: {
        label: 'شكل السقف',
        names: {
          gable: 'جملوني',
          hip: 'رباعي الميول',
          mono: 'بميل واحد',
          pyramid: 'هرمي',
          t: 'حرف T بواديين',
          l: 'حرف L بوادٍ',
          planes: 'سطحًا سطحًا',
        },
        about: {
          gable: 'سطحان مائلان يلتقيان عند القمة، وفي كل طرف واجهة جملونية.',
          hip: 'أربعة أسطح مائلة. وقد يختلف ميل الطرفين عن ميل الجانبين الطويلين.',
          mono: 'سطح مائل واحد من الحافة السفلية إلى الحافة العليا.',
          pyramid: 'أربعة أسطح مائلة تلتقي في نقطة واحدة.',
          t: 'سقف جملوني يتفرع جناح من منتصف جانبه الطويل.',
          l: 'سقف جملوني بجناح عند أحد طرفيه، وضلع مائل عند الزاوية الخارجية.',
          planes: 'لأي سقف: أدخلوا كل سطح مائل كما يُقاس على السقف، ثم أطوال الخطوط بالمتر.',
        },
      },
      fields: {
        length: 'الطول',
        width: 'العرض',
        pitch: 'ميل السقف',
        ends: 'ميل الطرفين',
        far: 'ميل الطرف الآخر',
        wingLength: 'طول الجناح',
        wingWidth: 'عرض الجناح',
        ridge: 'مجموع أطوال القمم',
        hip: 'مجموع أطوال الأضلاع المائلة',
        valley: 'مجموع أطوال الأودية',
        verge: 'مجموع أطوال الحواف الجانبية',
        area: 'مساحة السطح {name}',
        eaves: 'الحافة السفلية للسطح {name}',
        slope: 'السطح {name} من حافته السفلية إلى أعلاه',
        pieces: 'عدد القطع لكل م²',
        waste: 'زيادة للقص والكسر',
        gauge: 'تباعد السدايب',
        cover: 'عرض تغطية القرميدة',
        caps: 'قرميد القمة والأضلاع لكل متر',
        spacing: 'تباعد الروافد وسدايب التهوية',
        rollWidth: 'عرض لفّة الطبقة السفلية',
        rollLength: 'طول لفّة الطبقة السفلية',
        lap: 'تراكب الطبقة السفلية',
      },
      help: {
        length: 'شاملًا بروز السقف، بموازاة القمة.',
        width: 'شاملًا بروز السقف، عموديًا على القمة.',
        ends: 'اتركوه فارغًا إذا كان ميل الطرفين كميل الجانبين الطويلين.',
        far: 'اتركوه فارغًا إذا كان الطرفان متماثلين.',
        wingLength: 'من الحافة السفلية للسقف الرئيسي إلى طرف الجناح.',
        pieces:
          'أدخلوا الرقم من المواصفات الفنية للشركة المصنّعة. وإذا تُرك فارغًا حُسب بالرقم المتوفر لدينا لهذه القرميدة.',
        cover: 'بمعرفته تُحسب صفوف كاملة على الأسطح المستطيلة.',
      },
      units: { m: 'م', mm: 'مم', 'm²': 'م²', '%': '%', degrees: '°', percent: '%', count: '' },
      pitchIn: { label: 'وحدة الميل', degrees: 'درجات', percent: 'نسبة مئوية' },
      tile: {
        label: 'القرميدة',
        option: '{name}،\u200f {by}',
        other: 'اختاروا قرميدة، أو أدخلوا عددها في م²',
      },
      waste: {
        straight: 'نسبة {waste}%: حواف مستقيمة لا يُقص عندها إلا القليل من القرميد.',
        hips: 'نسبة {waste}%: عند كل ضلع مائل تُقص قرميدة واحدة تقريبًا في كل صف.',
        valleys: 'نسبة {waste}%: عند الأودية يُقص القرميد من الجانبين.',
        entered: 'نسبة {waste}% كما أدخلتموها.',
        more: 'إذا كان في السقف نوافذ بارزة أو زوايا كثيرة فأدخلوا 15%.',
      },
      advanced: 'التباعد والقطع المكمّلة والطبقة السفلية',
    },
  },
);

export type RoofInputWords = (typeof roofInputWords)['en'];
