import type { RouteKey } from '@/content/routes';
import { words } from '@/content/words';

/** What a visitor reads where no page is. */
export const notFoundWords = words(
  {
    title: 'Page not found',
    code: '404',
    heading: 'No tile under this number',
    text: 'This page does not exist or has moved.',
    alt: 'A roof of clay tiles with one tile missing',
    first: { label: 'View roof tiles', to: 'roofTiles' satisfies RouteKey as RouteKey },
    second: { label: 'Home', to: 'home' satisfies RouteKey as RouteKey },
    more: 'Other pages',
    call: 'Call us:',
  },
  {
    ar: {
      title: 'الصفحة غير موجودة',
      code: '404',
      heading: 'لا قرميدة بهذا الرقم',
      text: 'هذه الصفحة غير موجودة أو نُقلت.',
      alt: 'سقف من القرميد الفخاري تنقصه قرميدة واحدة',
      first: { label: 'عرض القرميد' },
      second: { label: 'الرئيسية' },
      more: 'صفحات أخرى',
      call: 'اتصلوا بنا:',
    },
  },
);

/** Where else such a visitor may go. */
export const NOT_FOUND_LINKS = [
  ...(['product', 'bricks', 'solarWater', 'components', 'gallery'] as const),
  ...(['tileCalculator', 'projects', 'contact'] as const),
] satisfies readonly RouteKey[];
