import { siteManifest } from '@/lib/site/manifest';

export const dynamic = 'force-static';

/** Of the first language; another language answers with its own below its prefix. */
const manifest = () => siteManifest('en');

export default manifest;
