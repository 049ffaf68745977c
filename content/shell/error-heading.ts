import type { Lang } from '@/content/lang';

/** What a page that broke says at once. Goes to the browser with every page. */
export const ERROR_HEADING: Readonly<Record<Lang, string>> = {
  en: 'Unexpected Application Error!',
  ar: 'حدث خطأ غير متوقع',
};
