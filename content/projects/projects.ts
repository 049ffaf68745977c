import { roofTitle } from '@/content/catalogue/roofs';
import type { Lang } from '@/content/lang';
import { PROJECT_FACTS, type ProjectFacts } from '@/content/pictures/shots/projects';
import { words } from '@/content/words';

type Names = Record<ProjectFacts['picture'], string>;

/** English stands beside the shots. */
const NAMES = words(Object.fromEntries(PROJECT_FACTS.map(({ picture, name }) => [picture, name])) as Names, {
  ar: {
    'project/shop-street-dubai': 'صف محلات',
    'project/porch-house-al-ain': 'منزل ذو شرفة مسقوفة',
    'project/club-terrace-abu-dhabi': 'شرفة النادي',
    'project/chalet-resort-al-ain': 'منتجع شاليهات',
    'project/portico-villa-abu-dhabi': 'فيلا ذات رواق أعمدة',
    'project/hotel-wings-dubai': 'أجنحة فندق',
    'project/garden-pavilion-sharjah': 'جلسة في الحديقة',
    'project/modern-family-villa-dubai': 'فيلا عائلية حديثة',
    'project/arcade-house-sharjah': 'منزل ذو رواق مقنطر',
    'project/grove-house-al-ain': 'منزل في بستان نخيل',
    'project/school-gate-dubai': 'بوابة مدرسة',
    'project/school-court-abu-dhabi': 'ساحة مدرسة',
    'project/shore-pavilion-dubai': 'استراحة على الشاطئ',
    'project/hillside-lodge-al-ain': 'نُزل على سفح تل',
    'project/corner-shops-sharjah': 'محلات على زاوية شارع',
    'project/hotel-court-abu-dhabi': 'فناء فندق عند الغروب',
    'project/farm-yard-al-ain': 'منزل مزرعة',
    'project/sea-terrace-abu-dhabi': 'شرفة على البحر',
    'project/entrance-villa-sharjah': 'فيلا ذات مدخل على أعمدة',
    'project/dark-roof-villa-dubai': 'فيلا داكنة السقف',
    'project/pool-house-abu-dhabi': 'منزل ذو مسبح طويل',
    'project/townhouses-from-above-sharjah': 'تاون هاوس',
    'project/courtyard-roofs-abu-dhabi': 'أسقف حول فناء',
    'project/portico-arches-al-ain': 'فيلا ذات أقواس',
  },
});

/** Villas, schools, resorts and complexes; the page says that they are renderings. */
export const projects = (lang: Lang): readonly ProjectFacts[] =>
  PROJECT_FACTS.map((facts) => {
    const name = NAMES[lang][facts.picture];
    return { ...facts, name, title: roofTitle(name, facts.roof, lang) };
  });
