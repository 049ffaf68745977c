import type { RouteKey } from '@/content/routes';
import { words } from '@/content/words';

/** What a visitor reads where no page is. */
export const notFoundWords = words(
  {
    title: 'Page not found',
    code: '404',
    heading: 'No tile under this number',
    text: 'The page has moved or was never laid. Start again from the roof.',
    alt: 'A roof of clay tiles with one tile missing',
    first: { label: 'View roof tiles', to: 'roofTiles' satisfies RouteKey as RouteKey },
    or: 'Or',
    second: { label: 'Home', to: 'home' satisfies RouteKey as RouteKey },
    more: 'Or from here',
    call: 'Or call us:',
  },
  {
    ar: {
      title: 'الصفحة غير موجودة',
      code: '404',
      heading: 'لا قرميدة بهذا الرقم',
      text: 'نُقلت الصفحة أو لم تُركَّب أصلًا. ابدؤوا من السقف.',
      alt: 'سقف من القرميد الفخاري تنقصه قرميدة واحدة',
      first: { label: 'عرض القرميد' },
      or: 'أو',
      second: { label: 'الرئيسية' },
      more: 'أو من هنا',
      call: 'أو اتصلوا بنا:',
    },
  },
);

/** Where else such a visitor may go. */
export const NOT_FOUND_LINKS = [
  ...(['bricks', 'solarWater', 'components', 'gallery'] as const),
  ...(['services', 'projects', 'about', 'contact'] as const),
] satisfies readonly RouteKey[];
