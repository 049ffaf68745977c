import type { Roof } from '@/content/catalogue/roofs';
import type { Lang } from '@/content/lang';
import { PORTFOLIO as SHOTS } from '@/content/pictures/shots/portfolio';
import { words } from '@/content/words';

type PortfolioId = (typeof SHOTS)[number]['id'];

interface PortfolioEntry {
  title: string;
  picture: PortfolioId;
  roof: Roof;
}

/** English stands beside the shots. */
const NAMES = words(
  Object.fromEntries(SHOTS.map(({ id, name }) => [id, name])) as Record<PortfolioId, string>,
  {
    ar: {
      'portfolio/courtyard-villa-sharjah': 'فيلا ذات فناء',
      'portfolio/arcade-villa-dubai': 'فيلا ذات رواق مقنطر',
      'portfolio/modern-villa-abu-dhabi': 'فيلا حديثة',
      'portfolio/primary-school-al-ain': 'مدرسة ابتدائية',
      'portfolio/resort-chalets-abu-dhabi': 'شاليهات منتجع',
      'portfolio/townhouse-row-dubai': 'صف تاون هاوس',
      'portfolio/clubhouse-al-ain': 'مبنى النادي',
      'portfolio/portico-villa-sharjah': 'فيلا ذات رواق أعمدة',
      'portfolio/garden-majlis-al-ain': 'مجلس في حديقة',
      'portfolio/tower-villa-dubai': 'فيلا ذات برج في المساء',
      'portfolio/grey-roof-villa-abu-dhabi': 'فيلا رمادية السقف',
      'portfolio/villa-compound-sharjah': 'مجمّع فلل',
      'portfolio/school-courtyard-sharjah': 'فناء مدرسة',
      'portfolio/resort-hotel-dubai': 'فندق منتجع',
      'portfolio/farmhouse-al-ain': 'منزل مزرعة',
      'portfolio/pool-villa-dubai': 'فيلا ذات مسبح',
      'portfolio/villa-roofscape-sharjah': 'أسقف فلل',
      'portfolio/townhouse-court-abu-dhabi': 'حدائق تاون هاوس',
    },
  },
);

/** Views of roofs, in the order of the studio's list; the pages say that they are illustrations, and name the tile under each. */
export const portfolioEntries = (lang: Lang): readonly PortfolioEntry[] =>
  SHOTS.map(({ id, params }) => ({
    title: NAMES[lang][id],
    picture: id,
    roof: params,
  }));
