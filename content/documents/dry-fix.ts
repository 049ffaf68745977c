import { company } from '@/content/company';
import { companyInArabic } from '@/content/company.ar';
import { words } from '@/content/words';

const { brand, legalName } = company;

/** The words of the dry-fix installation guide, page by page. Printed by `npm run documents`. */
export const dryFixWords = words(
  {
    title: `${brand} dry-fix installation guide`,
    footer: 'Dry-fix installation',
    cover: {
      heading: 'Dry-fix installation',
      lead: 'How to install a clay tile roof without cement mortar.',
      picture: 'tool/dry-fix',
      ends: [brand, 'Installation guide'],
    },
    /** In order. `numbered`: the points are read one after the other. */
    pages: {
      why: {
        heading: 'Why dry-fix',
        picture: 'villa/cobert-spain',
        points: [
          'No mortar to mix on the roof, and no drying time.',
          'Ridges and hips are fixed with clips and screws and can be opened again.',
          'Air passes under the tiles from the eaves to the ridge.',
        ],
      },
      layers: {
        heading: 'The build-up',
        lead: 'From top to bottom: tiles, battens and counter battens, radiant barrier, deck. Dry-fix closes ridges and hips.',
        picture: 'section',
        numbered: true,
      },
      before: {
        heading: 'Before you begin',
        lead: 'Check the roof before you start.',
        picture: 'villa/bmi-italy',
        points: [
          'Check that the deck is dry, sound and flat.',
          'Measure both diagonals of every slope, and correct a slope that is out of square in the battens.',
          'Ask for the minimum pitch and the gauge of your tile: both are the manufacturer’s figures and differ by profile.',
          'Work only with fall protection, and never on wet foil.',
        ],
      },
      barrier: {
        heading: 'Radiant barrier',
        lead: 'The radiant barrier goes on first. It reflects up to 97% of radiant heat (manufacturer’s figure).',
        picture: 'dry-fix/radiant-barrier',
        points: [
          'Start at the eaves and roll the foil out, with the bright side up.',
          'Lap each length over the one below, so that water runs off.',
          'Continue it over ridges and hips, and up the sides of chimneys and walls.',
        ],
        numbered: true,
      },
      'counter-battens': {
        heading: 'Counter battens',
        lead: 'Fixed over the radiant barrier: they hold it down and make room for ventilation.',
        picture: 'dry-fix/counter-battens',
        points: [
          'Fix them from eaves to ridge, over the rafters.',
          'Leave the space between them open at the eaves and the ridge.',
          'Stop them short of the channel in a valley.',
        ],
        numbered: true,
      },
      eaves: {
        heading: 'Eaves and pest guard',
        lead: 'The first batten sets the line of the eaves.',
        picture: 'dry-fix/pest-guard',
        points: [
          'Set the eaves batten higher by the thickness of a tile, so that the first course lies at the same pitch as the others.',
          'Fix the pest guard along it: it keeps birds out and lets the air in.',
          'Let the first course overhang the gutter.',
        ],
        numbered: true,
      },
      tiles: {
        heading: 'Battens and tiles',
        lead: 'Divide the slope evenly from eaves to ridge.',
        picture: 'news/coolroof-laid-dry',
        points: [
          'Mark the gauge on both sides from eaves to ridge and snap the lines.',
          'Lay the courses from the eaves up, and mix tiles from several packs for an even blend.',
          'Fix verge tiles and laterals mechanically.',
        ],
        numbered: true,
      },
      ridge: {
        heading: 'Ridge and hip',
        lead: 'The ridge roll replaces cement mortar.',
        picture: 'dry-fix/ridge-roll',
        points: [
          'Set the ridge batten straight on its holders, at the height of the caps.',
          'Unroll the ridge roll over it and press its pleated edges onto the tiles.',
          'Lay the caps from the sheltered end, each over the last, and screw them to the batten.',
          'Close the ends with an end ridge or an end cap. Use the three-way piece where a ridge meets two hips.',
        ],
        numbered: true,
      },
      water: {
        heading: 'Valleys and chimneys',
        lead: 'Three details that need extra care.',
        picture: 'diagram/roof-components',
      },
      ask: {
        heading: 'Contact us',
        lead: 'Send us the roof plan or a photograph, and we will reply with parts and quantities.',
        picture: 'villa/yamama',
        note: `${legalName}. All pictures are computer renderings. Always follow the manufacturer’s instructions for the tile and the system you have bought.`,
      },
    },
  },
  {
    ar: {
      title: `دليل التثبيت الجاف، ${companyInArabic.name}`,
      footer: 'التثبيت الجاف',
      cover: {
        heading: 'التثبيت الجاف',
        lead: 'كيف يُركَّب سقف من القرميد الفخاري بلا مونة إسمنتية.',
        ends: [companyInArabic.name, 'دليل التركيب'],
      },
      pages: {
        why: {
          heading: 'لماذا التثبيت الجاف',
          points: [
            'لا خلط للمونة على السقف ولا انتظار لجفافها.',
            'تُثبَّت القمة والأضلاع المائلة بمشابك وبراغٍ، ويمكن فكّها لاحقًا.',
            'يمر الهواء تحت القرميد من الحافة السفلية إلى القمة.',
          ],
        },
        layers: {
          heading: 'طبقات السقف',
          lead: 'من الأعلى إلى الأسفل: القرميد، السدايب وسدايب التهوية، الحاجز العاكس للحرارة، قاعدة السقف. تُغلق القمة والأضلاع المائلة بالتثبيت الجاف.',
        },
        before: {
          heading: 'قبل البدء',
          lead: 'افحصوا السقف قبل بدء العمل.',
          points: [
            'تأكدوا من أن قاعدة السقف جافة وسليمة ومستوية.',
            'قيسوا القطرين في كل سطح مائل، وصحّحوا أي انحراف عن الزاوية القائمة عند تركيب السدايب.',
            'اسألوا عن أدنى ميل وعن تباعد السدايب للقرميد المختار: كلاهما تحدده الشركة المصنّعة ويختلف حسب شكل القرميدة.',
            'لا تعملوا إلا بوسائل الحماية من السقوط، ولا تمشوا على الرقائق وهي مبللة.',
          ],
        },
        barrier: {
          heading: 'الحاجز العاكس للحرارة',
          lead: 'يُركَّب الحاجز العاكس أولًا، ويعكس حتى 97% من الحرارة الإشعاعية (حسب الشركة المصنّعة).',
          points: [
            'ابدؤوا من الحافة السفلية وافرشوا الرقائق ووجهها اللامع إلى الأعلى.',
            'اجعلوا كل شريط يتراكب فوق الشريط الذي تحته ليجري الماء إلى الأسفل.',
            'مدّوا الحاجز فوق القمة والأضلاع المائلة، وارفعوه على جوانب المداخن والجدران.',
          ],
        },
        'counter-battens': {
          heading: 'سدايب التهوية',
          lead: 'تُثبَّت فوق الحاجز العاكس للحرارة: تمسكه في مكانه وتترك مجالًا للتهوية.',
          points: [
            'ثبّتوها من الحافة السفلية إلى القمة، فوق الروافد.',
            'اتركوا الفراغ بينها مفتوحًا عند الحافة السفلية والقمة.',
            'أوقفوها قبل مجرى الوادي.',
          ],
        },
        eaves: {
          heading: 'الحافة السفلية ومانع الطيور',
          lead: 'تحدد السدابة الأولى خط الحافة السفلية.',
          points: [
            'ارفعوا سدابة الحافة بمقدار سماكة قرميدة، ليكون ميل الصف الأول كميل بقية الصفوف.',
            'ثبّتوا مانع الطيور بطولها: يمنع دخول الطيور ويسمح بمرور الهواء.',
            'اجعلوا الصف الأول يبرز فوق المزراب.',
          ],
        },
        tiles: {
          heading: 'السدايب والقرميد',
          lead: 'قسّموا السطح المائل بالتساوي من الحافة السفلية إلى القمة.',
          points: [
            'حدّدوا تباعد السدايب على الجانبين من الحافة السفلية إلى القمة، ثم ارسموا الخطوط بخيط الطباشير.',
            'ركّبوا الصفوف من الحافة السفلية صعودًا، واخلطوا قرميدًا من عدة حزم ليتوزع اللون بانتظام.',
            'ثبّتوا القرميد عند الحافة الجانبية وقرميد الحافة تثبيتًا ميكانيكيًا.',
          ],
        },
        ridge: {
          heading: 'القمة والضلع المائل',
          lead: 'يحل شريط القمة محل المونة الإسمنتية.',
          points: [
            'ركّبوا سدابة القمة مستقيمة على حواملها، على ارتفاع قرميد القمة.',
            'افرشوا شريط القمة فوقها واضغطوا طرفيه ذوي الطيّات على القرميد.',
            'ركّبوا قرميد القمة من الطرف المحمي من الريح، كل قطعة فوق التي قبلها، وثبّتوه بالبراغي في السدابة.',
            'أغلقوا الطرفين بقطعة نهاية القمة أو بسدّادة. واستخدموا القطعة الثلاثية حيث تلتقي القمة بضلعين مائلين.',
          ],
        },
        water: {
          heading: 'الأودية والمداخن',
          lead: 'ثلاثة تفاصيل تحتاج إلى عناية خاصة.',
        },
        ask: {
          heading: 'تواصل معنا',
          lead: 'أرسلوا إلينا مخطط السقف أو صورة له، فنرد عليكم بالقطع والكميات.',
          note: `${companyInArabic.name} (${legalName}). جميع الصور مصمّمة بالحاسوب. التزموا دائمًا بتعليمات الشركة المصنّعة للقرميد والنظام الذي اشتريتموه.`,
        },
      },
    },
  },
);

export type GuidePageId = keyof (typeof dryFixWords)['en']['pages'];
