import { sentIndex } from '@/lib/search/sent-index';
import { siteIndex } from '@/lib/search/site-index';

export const dynamic = 'force-static';

/** Everything that can be found on the Arabic site, indexed when the site is built. */
export const GET = () => Response.json(sentIndex(siteIndex('ar'), 'ar'));
