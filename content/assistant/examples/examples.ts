import type { Lang } from '@/content/lang';
import { BUYING as BUYING_IN_ARABIC } from './buying.ar';
import { BUYING } from './buying.en';
import { COMPANY as COMPANY_IN_ARABIC } from './company.ar';
import { COMPANY } from './company.en';
import { ROOFS_AND_HEATERS as ROOFS_AND_HEATERS_IN_ARABIC } from './heaters.ar';
import { ROOFS_AND_HEATERS } from './heaters.en';
import { OUTSIDE as OUTSIDE_IN_ARABIC } from './outside.ar';
import { OUTSIDE } from './outside.en';
import { PAPERS as PAPERS_IN_ARABIC } from './papers.ar';
import { PAPERS } from './papers.en';
import { REACH as REACH_IN_ARABIC } from './reach.ar';
import { REACH } from './reach.en';
import { SITE as SITE_IN_ARABIC } from './site.ar';
import { SITE } from './site.en';
import { TILES as TILES_IN_ARABIC } from './tiles.ar';
import { TILES } from './tiles.en';
import { LATER_HEARD as LATER_HEARD_IN_ARABIC } from './heard/later.ar';
import { LATER_HEARD } from './heard/later.en';
import { REST_HEARD as REST_HEARD_IN_ARABIC } from './heard/rest.ar';
import { REST_HEARD } from './heard/rest.en';
import { SALES_HEARD as SALES_HEARD_IN_ARABIC } from './heard/sales.ar';
import { SALES_HEARD } from './heard/sales.en';
import { SALES_TOLD } from './heard/sales-told.en';
import { WORKS_HEARD as WORKS_HEARD_IN_ARABIC } from './heard/works.ar';
import { WORKS_HEARD } from './heard/works.en';
import { WORKS_TOLD } from './heard/works-told.en';
import type { Examples } from './examples-shape';

/**
 * What people write, by what it is about, in the letters of each language: English, and Arabic and Hindi in Latin
 * letters, are one. Written to be unlike each other; no row of a test is copied from here or to here.
 */
export const EXAMPLES: Readonly<Record<Lang, readonly Examples[]>> = {
  en: [
    COMPANY,
    REACH,
    BUYING,
    TILES,
    PAPERS,
    ROOFS_AND_HEATERS,
    SITE,
    OUTSIDE,
    SALES_HEARD,
    WORKS_HEARD,
    SALES_TOLD,
    WORKS_TOLD,
    REST_HEARD,
    LATER_HEARD,
  ],
  ar: [
    COMPANY_IN_ARABIC,
    REACH_IN_ARABIC,
    BUYING_IN_ARABIC,
    TILES_IN_ARABIC,
    PAPERS_IN_ARABIC,
    ROOFS_AND_HEATERS_IN_ARABIC,
    SITE_IN_ARABIC,
    OUTSIDE_IN_ARABIC,
    SALES_HEARD_IN_ARABIC,
    WORKS_HEARD_IN_ARABIC,
    REST_HEARD_IN_ARABIC,
    LATER_HEARD_IN_ARABIC,
  ],
};
