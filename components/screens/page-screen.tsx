'use client';

import { brokenPage } from './broken-page';

/** Stands in for a page that threw; header and footer stay. */
export const PageScreen = brokenPage(() => import('./error-screen').then(({ ErrorScreen }) => ErrorScreen));
