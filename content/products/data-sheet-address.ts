import { company } from '@/content/company';
import type { Lang } from '@/content/lang';
import { localPath, type LocalPath } from '@/content/local-path';

/** Where the data sheet of a product is answered (app/data-sheets). */
export const dataSheetAddress = (id: string, lang: Lang): LocalPath<`/data-sheets/${string}`> =>
  localPath(`/data-sheets/${id}.pdf`, lang);

/** What it is called once it is saved. */
export const dataSheetName = (id: string, lang: Lang): string => `${company.slug}-${id}-${lang}.pdf`;
