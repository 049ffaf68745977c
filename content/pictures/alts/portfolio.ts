import { words } from '@/content/words';

/** Of the views of roofs. */
export const portfolioAlts = words(
  {
    'portfolio/courtyard-villa-sharjah':
      'Courtyard villa with a square tower, gabled wings under red Roman tiles and a fountain in the paved court',
    'portfolio/arcade-villa-dubai':
      'Cream villa with an arched portico and hipped roofs of terracotta Portoghese tiles, palms on both sides',
    'portfolio/modern-villa-abu-dhabi':
      'Modern villa with deep eaves under flat anthracite tiles, a tower of ledge stone and wide glazing',
    'portfolio/primary-school-al-ain':
      'Two-storey school with three wings and an arcade around a court, under a red Marsigliese tile roof, seen from above',
    'portfolio/resort-chalets-abu-dhabi':
      'Three chalets with verandas and pyramid roofs of terracotta tiles around a blue pool',
    'portfolio/townhouse-row-dubai':
      'Row of gabled townhouses with small front gardens under an Antic blend of clay tiles',
    'portfolio/clubhouse-al-ain':
      'Low clubhouse with a wide hipped roof of sand-coloured Duna tiles over a columned veranda',
    'portfolio/portico-villa-sharjah':
      'Symmetrical white villa with a columned portico and a brown tiled roof',
    'portfolio/garden-majlis-al-ain':
      'Square garden majlis with arched openings and a pyramid roof of terracotta Portoghese tiles',
    'portfolio/tower-villa-dubai':
      'Villa with a square tower and gabled wings under an Antic blend of tiles in low evening sun',
    'portfolio/grey-roof-villa-abu-dhabi':
      'Peach villa seen from above, hipped roofs with a blend of light and dark grey tiles',
    'portfolio/villa-compound-sharjah':
      'Villas of a compound with red tile roofs and garden walls on both sides of a paved lane',
    'portfolio/school-courtyard-sharjah':
      'School court with an arcade, two trees and a terracotta tile roof in morning light',
    'portfolio/resort-hotel-dubai':
      'Three-storey resort hotel with balconies, stepped hipped roofs of red tiles and a row of palms',
    'portfolio/farmhouse-al-ain':
      'Stone farmhouse on one floor with gabled roofs of old-looking tiles and olive trees',
    'portfolio/pool-villa-dubai':
      'Modern villa with a beige flat tile roof behind a long pool and a timber deck',
    'portfolio/villa-roofscape-sharjah':
      'Tower, ridges and eaves of a villa under an Antic blend of clay tiles, seen from roof height',
    'portfolio/townhouse-court-abu-dhabi':
      'White townhouses with brown tile roofs and walled front gardens along a street, seen from above',
  },
  {
    ar: {
      'portfolio/courtyard-villa-sharjah':
        'فيلا بفناء وبرج مربع، وأجنحة جملونية من قرميد Roman الأحمر، ونافورة في الفناء المرصوف',
      'portfolio/arcade-villa-dubai':
        'فيلا كريمية برواق مقنطر وأسقف رباعية الميول من قرميد Portoghese بلون التيراكوتا، وعلى جانبيها نخيل',
      'portfolio/modern-villa-abu-dhabi':
        'فيلا حديثة بحواف سقف بارزة وقرميد مستوٍ رمادي فحمي، وبرج من حجر الشرائح، وواجهات زجاجية واسعة',
      'portfolio/primary-school-al-ain':
        'مدرسة من طابقين بثلاثة أجنحة ورواق حول ساحة، وسقف من قرميد Marsigliese الأحمر، من أعلى',
      'portfolio/resort-chalets-abu-dhabi':
        'ثلاثة شاليهات بشرفات أرضية وأسقف هرمية من قرميد التيراكوتا حول مسبح أزرق',
      'portfolio/townhouse-row-dubai':
        'صف منازل متلاصقة بواجهات جملونية وحدائق أمامية صغيرة وقرميد فخاري بخلطة معتّقة',
      'portfolio/clubhouse-al-ain':
        'مبنى نادٍ منخفض بسقف عريض رباعي الميول من قرميد Duna رملي اللون فوق شرفة ذات أعمدة',
      'portfolio/portico-villa-sharjah': 'فيلا بيضاء متناظرة برواق ذي أعمدة وسقف من القرميد البني',
      'portfolio/garden-majlis-al-ain':
        'مجلس مربع في حديقة بفتحات مقنطرة وسقف هرمي من قرميد Portoghese بلون التيراكوتا',
      'portfolio/tower-villa-dubai':
        'فيلا ببرج مربع وأجنحة جملونية وقرميد بخلطة معتّقة في شمس المساء المنخفضة',
      'portfolio/grey-roof-villa-abu-dhabi':
        'فيلا خوخية اللون من أعلى، بأسقف رباعية الميول من خلطة قرميد رمادي فاتح وغامق',
      'portfolio/villa-compound-sharjah': 'فلل مجمّع بأسقف قرميد حمراء وأسوار حدائق على جانبي ممر مرصوف',
      'portfolio/school-courtyard-sharjah': 'فناء مدرسة برواق وشجرتين وسقف من قرميد التيراكوتا في ضوء الصباح',
      'portfolio/resort-hotel-dubai':
        'فندق منتجع من ثلاثة طوابق بشرفات وأسقف متدرجة رباعية الميول من القرميد الأحمر وصف من النخيل',
      'portfolio/farmhouse-al-ain':
        'بيت مزرعة حجري من طابق واحد بأسقف جملونية من قرميد قديم المظهر وأشجار زيتون',
      'portfolio/pool-villa-dubai': 'فيلا حديثة بسقف من القرميد المستوي البيج خلف مسبح طويل وأرضية خشبية',
      'portfolio/villa-roofscape-sharjah':
        'برج فيلا وقمم سقفها وحوافه من القرميد الفخاري بخلطة معتّقة، من مستوى السقف',
      'portfolio/townhouse-court-abu-dhabi':
        'منازل متلاصقة بيضاء بأسقف قرميد بنية وحدائق أمامية مسوّرة على طول شارع، من أعلى',
    },
  },
);
