import type { Lang } from '@/content/lang';
import { CROPPED, type BannerCropId } from '@/content/pictures/shots/banners';
import { words } from '@/content/words';
import { hourAlts } from './hours';

/** Of the slides of the home page. */
export const heroAlts = words(
  {
    'hero/roof-tiles':
      'Terracotta S-curve tiles in the foreground, behind them the tower and tiled roofs of a white villa',
    'hero/roof-tiles-tall':
      'Terracotta S-curve tiles in the foreground, behind them the tower of a white villa',
    'hero/bricks':
      'Corner of a red brick house with windows under upright brick courses and shrubs along the wall',
    'hero/bricks-tall': 'Corner of a red brick house with a window under an upright brick course',
    'hero/solar-water':
      'Solar water heater with two collectors and a white tank on the tiled roof of a white villa',
    'hero/solar-water-tall':
      'Solar water heater with two collectors and a white tank on a terracotta tile roof',
    'hero/simulator': 'Villa with an arched portico, sand-coloured walls and a dark grey tile roof',
    'hero/simulator-tall': 'Villa with sand-coloured walls and a dark grey tile roof',
  },
  {
    ar: {
      'hero/roof-tiles':
        'في المقدمة قرميد تيراكوتا بمقطع على شكل حرف S، وخلفه برج فيلا بيضاء وأسقف القرميد فيها',
      'hero/roof-tiles-tall': 'في المقدمة قرميد تيراكوتا بمقطع على شكل حرف S، وخلفه برج فيلا بيضاء',
      'hero/bricks': 'زاوية منزل من الطوب الأحمر، فوق نوافذه مداميك من الطوب القائم، وعلى طول جداره شجيرات',
      'hero/bricks-tall': 'زاوية منزل من الطوب الأحمر، فوق نافذته مدماك من الطوب القائم',
      'hero/solar-water': 'سخان مياه شمسي بمجمّعين وخزان أبيض على سقف القرميد لفيلا بيضاء',
      'hero/solar-water-tall': 'سخان مياه شمسي بمجمّعين وخزان أبيض على سقف من قرميد التيراكوتا',
      'hero/simulator': 'فيلا برواق مقنطر وجدران رملية اللون وسقف من القرميد الرمادي الغامق',
      'hero/simulator-tall': 'فيلا بجدران رملية اللون وسقف من القرميد الرمادي الغامق',
    },
  },
);

/** Of the heads of pages. */
export const bannerAlts = words(
  {
    'banner/projects': 'Low clubhouse with arched windows under a wide terracotta roof, palms around it',
    'banner/roof-tiles': 'Slope laid with an Antic blend of S-curve clay tiles, seen low across the courses',
    'banner/bricks': 'Red brick wall of a house with windows, seen close',
    'banner/solar-water': 'Villa roofs of brown tiles with two solar collectors and their tank',
    'banner/services': 'Villa with an arched portico and hipped tile roofs, seen from the drive',
    'banner/roofing-components': 'Ridge roll and ridge caps on a roof with an Antic blend of tiles',
    'banner/bmi-italy': 'Slope laid with an Antic blend of flat-centred Marsigliese tiles',
    'banner/cobert-spain': 'Slope of natural clay tiles with low round waves, seen along the courses',
    'banner/cobert-portugal': 'Slope laid with an Antic blend of wide rolled tiles',
    'banner/cejatel': 'Slope of glossy dark green wave tiles in the sun',
    'banner/ceipo': 'Slope laid with flamed red-brown S-shaped tiles, seen across the courses',
    'banner/yamama-tiles': 'Slope laid with a brown blend of S-shaped tiles',
    'banner/yamama-bricks': 'Wall of grey concrete blocks in running bond',
    'banner/la-paloma': 'Sand-coloured brick wall of a house with tall windows, seen close',
    'banner/isiklar': 'Wall of rustic brick slabs in warm reds, seen close',
    'banner/cmg': 'Two raised solar collectors on a terracotta roof, the end of their tank behind them',
    'banner/sigma': 'Row of three solar water heaters with white tanks on the flat roof of a house',
  },
  {
    ar: {
      'banner/projects': 'مبنى نادٍ منخفض بنوافذ مقنطرة تحت سقف تيراكوتا عريض، حوله أشجار نخيل',
      'banner/roof-tiles':
        'سطح مائل من القرميد الفخاري بمقطع S وخلطة ألوان معتّقة، من زاوية منخفضة عبر الصفوف',
      'banner/bricks': 'جدار منزل من الطوب الأحمر بنوافذ، عن قرب',
      'banner/solar-water': 'أسقف فيلا من القرميد البني عليها مجمّعان شمسيان وخزانهما',
      'banner/services': 'فيلا برواق مقنطر وأسقف قرميد رباعية الميول، من جهة المدخل',
      'banner/roofing-components': 'شريط القمة وقرميد القمة على سقف بخلطة ألوان معتّقة',
      'banner/bmi-italy': 'سطح مائل من قرميد Marsigliese المستوي بخلطة ألوان معتّقة',
      'banner/cobert-spain': 'سطح مائل من القرميد الفخاري الطبيعي بموجات منخفضة مستديرة، على امتداد الصفوف',
      'banner/cobert-portugal': 'سطح مائل من القرميد عريض القباب بخلطة ألوان معتّقة',
      'banner/cejatel': 'سطح مائل من القرميد الموجي الأخضر الغامق اللامع تحت الشمس',
      'banner/ceipo': 'سطح مائل من القرميد الأحمر البني الملفوح بمقطع S، عبر الصفوف',
      'banner/yamama-tiles': 'سطح مائل من القرميد بمقطع S وخلطة ألوان بنية',
      'banner/yamama-bricks': 'جدار من البلوك الخرساني الرمادي بفواصل متخالفة',
      'banner/la-paloma': 'جدار منزل من الطوب رملي اللون بنوافذ عالية، عن قرب',
      'banner/isiklar': 'جدار من بلاط الطوب الريفي بدرجات الأحمر الدافئة، عن قرب',
      'banner/cmg': 'مجمّعان شمسيان مرفوعان على سقف تيراكوتا، وخلفهما يظهر طرف خزانهما',
      'banner/sigma': 'صف من ثلاثة سخانات مياه شمسية بخزانات بيضاء على سقف منزل مستوٍ',
    },
  },
);

/** Of the cards of families and tools. */
export const cardAlts = words(
  {
    'category/roof-tiles': 'Laid S-curve clay tiles in natural red, seen close in raking sun',
    'category/bricks': 'Red facing bricks in stretcher bond at the corner of a house',
    'category/solar-water': 'Solar water heater: a white tank above one dark collector on a galvanised stand',
    'category/roofing-components':
      'Clay ridge tiles, an end ridge, half-round tiles and a flat tile on a pale ground',
    'category/tile-gallery':
      'Nine clay tiles of five profiles in terracotta, sand, brown and grey, laid out like samples',
    'family/roof-tiles': 'Laid Marsigliese clay tiles in terracotta, course above course',
    'family/bricks': 'Light red facing bricks laid in stretcher bond, seen close in raking sun',
    'family/solar-water': 'Thermosiphon solar water heater: a white tank above two dark collectors',
    'tool/roof-simulator': 'Modern villa with a flat anthracite tile roof and a stone tower',
    'tool/own-roof':
      'One house in two halves: with its terracotta roof on the left, with dark grey tiles on the right',
    'tool/hot-water': 'Two solar collectors and their tank on a terracotta tile roof, seen close',
    'tool/bricks-simulator': 'Wall of cream facing bricks with two windows under upright brick courses',
    'tool/dry-fix':
      'Roof laid open: foil, counter battens, battens, Antic tiles and a ridge roll under ridge caps',
  },
  {
    ar: {
      'category/roof-tiles': 'قرميد فخاري مركّب بمقطع S ولون أحمر طبيعي، عن قرب في ضوء شمس مائل',
      'category/bricks': 'طوب واجهات أحمر برباط الشناوي عند زاوية منزل',
      'category/solar-water': 'سخان مياه شمسي: خزان أبيض فوق مجمّع داكن واحد على هيكل مجلفن',
      'category/roofing-components':
        'قرميد قمة فخاري، وقطعة نهاية القمة، وقرميد نصف أسطواني، وقرميدة مستوية، على خلفية فاتحة',
      'category/tile-gallery':
        'تسع قطع قرميد فخاري بخمسة أشكال وألوان التيراكوتا والرملي والبني والرمادي، مرتبة كالعيّنات',
      'family/roof-tiles': 'قرميد Marsigliese الفخاري بلون التيراكوتا مركّبًا صفًا فوق صف',
      'family/bricks': 'طوب واجهات أحمر فاتح برباط الشناوي، عن قرب في ضوء شمس مائل',
      'family/solar-water': 'سخان مياه شمسي بالتدوير الطبيعي: خزان أبيض فوق مجمّعين داكنين',
      'tool/roof-simulator': 'فيلا حديثة بسقف من القرميد المستوي الرمادي الفحمي وبرج حجري',
      'tool/own-roof': 'منزل واحد في نصفين: بسقفه التيراكوتا إلى اليسار، وبقرميد رمادي غامق إلى اليمين',
      'tool/hot-water': 'مجمّعان شمسيان وخزانهما على سقف من قرميد التيراكوتا، عن قرب',
      'tool/bricks-simulator': 'جدار من طوب الواجهات الكريمي فيه نافذتان فوقهما مداميك من الطوب القائم',
      'tool/dry-fix':
        'سقف مكشوف الطبقات: رقائق عاكسة، وسدايب تهوية، وسدايب، وقرميد معتّق، وشريط القمة تحت قرميد القمة',
    },
  },
);

/** A crop for phones shows what its banner shows. */
export function cropAlts(lang: Lang): Record<BannerCropId, string> {
  const alts = { ...bannerAlts[lang], 'hours/dusk': hourAlts[lang]['hours/dusk'] };
  return Object.fromEntries(CROPPED.map((id) => [`${id}-tall`, alts[id]])) as Record<BannerCropId, string>;
}
