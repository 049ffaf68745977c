import { words } from '@/content/words';

/** Of the typical buildings. */
export const projectAlts = words(
  {
    'project/shop-street-dubai':
      'Street of shops behind an arcade, with shuttered flats above under one long red tile roof',
    'project/porch-house-al-ain':
      'Stone and plaster house on one floor with a timber porch and terracotta tiles',
    'project/club-terrace-abu-dhabi':
      'Columned terrace of a clubhouse in evening light under a brown tile roof',
    'project/chalet-resort-al-ain': 'Three chalets with red pyramid roofs round a pool, seen from the air',
    'project/portico-villa-abu-dhabi':
      'White villa with a columned portico and anthracite tile roofs, seen from its corner',
    'project/hotel-wings-dubai': 'Hotel with stepped terracotta roofs and two wings, seen from the air',
    'project/garden-pavilion-sharjah': 'Garden pavilion with arches under a pyramid roof of Antic tiles',
    'project/modern-family-villa-dubai': 'Modern white villa with a stone tower under a flat brown tile roof',
    'project/arcade-house-sharjah': 'Cream villa with an arched portico and sand-coloured Duna tiles',
    'project/grove-house-al-ain':
      'Ochre farm house with a long veranda under Antic clay tiles, date palms around it',
    'project/school-gate-dubai':
      'Cream school with roofs of Antic tiles and an arched porch, the dome and minaret of a mosque beyond',
    'project/school-court-abu-dhabi':
      'School court with a fountain and arcades under red tile roofs, a mosque’s dome above the wall',
    'project/shore-pavilion-dubai':
      'Long pavilion with a veranda under terracotta tiles on a walled terrace by a turquoise sea',
    'project/hillside-lodge-al-ain':
      'Lodge with red tile roofs at three heights on dry-stone terraces, bare mountains behind',
    'project/corner-shops-sharjah':
      'Three-storey corner building with arched windows and café parasols in late light under terracotta tiles',
    'project/hotel-court-abu-dhabi':
      'Hotel court at nightfall: lit arcades and lanterns along a pool under brown tile roofs',
    'project/farm-yard-al-ain': 'Yard of a farm house with deep verandas under terracotta tiles',
    'project/sea-terrace-abu-dhabi':
      'Terrace with low sofas before a pavilion with two tiers of sand-coloured roof, the sea beyond',
    'project/entrance-villa-sharjah':
      'Sand-coloured villa with a columned entrance and low wings under red tiles, seen across its fountain',
    'project/dark-roof-villa-dubai':
      'White arcade villa under a dark tiled roof, seen from above its left corner',
    'project/pool-house-abu-dhabi':
      'Modern villa with a stone tower and dark flat tile roofs, a pool and sunbeds on its terrace',
    'project/townhouses-from-above-sharjah':
      'Row of townhouses with terracotta tile roofs and walled front gardens along a street, seen from above',
    'project/courtyard-roofs-abu-dhabi': 'Tower and wings of a villa under grey tiles, seen from roof height',
    'project/portico-arches-al-ain': 'Ochre villa with arched windows and brown tile roofs in late light',
  },
  {
    ar: {
      'project/shop-street-dubai':
        'شارع متاجر خلف رواق مقنطر، فوقها شقق بنوافذ ذات مصاريع تحت سقف واحد طويل من القرميد الأحمر',
      'project/porch-house-al-ain': 'منزل من طابق واحد من الحجر والجص، بمظلة مدخل خشبية وقرميد تيراكوتا',
      'project/club-terrace-abu-dhabi': 'شرفة نادٍ ذات أعمدة في ضوء المساء تحت سقف من القرميد البني',
      'project/chalet-resort-al-ain': 'ثلاثة شاليهات بأسقف هرمية حمراء حول مسبح، من الجو',
      'project/portico-villa-abu-dhabi':
        'فيلا بيضاء برواق ذي أعمدة وأسقف من القرميد الرمادي الفحمي، من زاويتها',
      'project/hotel-wings-dubai': 'فندق بأسقف تيراكوتا متدرجة وجناحين، من الجو',
      'project/garden-pavilion-sharjah': 'جناح في حديقة بأقواس وسقف هرمي من القرميد المعتّق',
      'project/modern-family-villa-dubai': 'فيلا بيضاء حديثة ببرج حجري وسقف من القرميد المستوي البني',
      'project/arcade-house-sharjah': 'فيلا كريمية برواق مقنطر وقرميد Duna رملي اللون',
      'project/grove-house-al-ain': 'بيت مزرعة بلون المغرة وشرفة طويلة وقرميد فخاري معتّق، حوله نخيل',
      'project/school-gate-dubai':
        'مدرسة كريمية بأسقف من القرميد المعتّق ومدخل مقنطر، وخلفها قبة مسجد ومئذنته',
      'project/school-court-abu-dhabi':
        'فناء مدرسة فيه نافورة وأروقة بأسقف من القرميد الأحمر، وقبة مسجد فوق السور',
      'project/shore-pavilion-dubai': 'جناح طويل بشرفة تحت قرميد التيراكوتا، على مصطبة مسوّرة عند بحر فيروزي',
      'project/hillside-lodge-al-ain':
        'نزل بأسقف من القرميد الأحمر على ثلاثة مستويات فوق مصاطب حجرية، وخلفه جبال جرداء',
      'project/corner-shops-sharjah':
        'مبنى من ثلاثة طوابق على زاوية شارع بنوافذ مقنطرة ومظلات مقهى في ضوء آخر النهار تحت قرميد التيراكوتا',
      'project/hotel-court-abu-dhabi':
        'فناء فندق عند حلول الليل: أروقة مضاءة وفوانيس على طول مسبح تحت أسقف من القرميد البني',
      'project/farm-yard-al-ain': 'فناء بيت مزرعة بشرفات عميقة تحت قرميد التيراكوتا',
      'project/sea-terrace-abu-dhabi':
        'مصطبة بأرائك منخفضة أمام جناح بسقف رملي اللون من مستويين، وخلفه البحر',
      'project/entrance-villa-sharjah':
        'فيلا رملية اللون بمدخل ذي أعمدة وأجنحة منخفضة تحت القرميد الأحمر، من أمام نافورتها',
      'project/dark-roof-villa-dubai': 'فيلا بيضاء برواق مقنطر وسقف من القرميد الداكن، من فوق زاويتها اليسرى',
      'project/pool-house-abu-dhabi':
        'فيلا حديثة ببرج حجري وأسقف من القرميد المستوي الغامق، وعلى مصطبتها مسبح ومقاعد تشمّس',
      'project/townhouses-from-above-sharjah':
        'صف منازل متلاصقة بأسقف من قرميد التيراكوتا وحدائق أمامية مسوّرة على طول شارع، من أعلى',
      'project/courtyard-roofs-abu-dhabi': 'برج فيلا وأجنحتها تحت القرميد الرمادي، من مستوى السقف',
      'project/portico-arches-al-ain':
        'فيلا بلون المغرة ونوافذ مقنطرة وأسقف من القرميد البني في ضوء آخر النهار',
    },
  },
);
