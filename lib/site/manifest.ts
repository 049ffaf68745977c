import type { MetadataRoute } from 'next';
import { companyWords } from '@/content/company-words';
import { DIR, type Lang } from '@/content/lang';
import { meta } from '@/content/meta/meta';
import { path } from '@/content/routes';
import { INK } from './mark';

/** How a phone names the site on its home screen. It stays a site there: our apps are in the stores. */
export const siteManifest = (lang: Lang): MetadataRoute.Manifest => ({
  name: companyWords[lang].name,
  short_name: companyWords[lang].brand,
  description: meta('home', lang).description,
  lang,
  dir: DIR[lang],
  start_url: path('home', lang),
  display: 'browser',
  background_color: INK.limewash,
  theme_color: INK.limewash,
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  ],
});
