import { lineNames } from '@/content/catalogue/listed/line-names';

export const dynamic = 'force-static';

/** What the Arabic site calls everything that can be on an enquiry list, written when the site is built. */
export const GET = () => Response.json(lineNames('ar'));
