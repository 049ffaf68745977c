import { siteManifest } from '@/lib/site/manifest';

export const dynamic = 'force-static';

export const GET = () =>
  Response.json(siteManifest('ar'), { headers: { 'Content-Type': 'application/manifest+json' } });
