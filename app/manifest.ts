import type { MetadataRoute } from 'next';
import { company } from '@/content/company';
import { INK } from '@/lib/site/mark';
import { meta } from '@/content/meta';
import { path } from '@/content/routes';

export const dynamic = 'force-static';

/** How a phone names the site on its home screen. It stays a site there: our apps are in the stores. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: company.legalName,
    short_name: company.brand,
    description: meta('home', 'en').description,
    lang: 'en',
    dir: 'ltr',
    start_url: path('home', 'en'),
    display: 'browser',
    background_color: INK.limewash,
    theme_color: INK.limewash,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    ],
  };
}
