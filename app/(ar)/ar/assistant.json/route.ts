import { assistantSaid } from '@/lib/assistant/said';

export const dynamic = 'force-static';

/** All that the assistant says on the Arabic site, fetched when it is first opened. */
export const GET = () => Response.json(assistantSaid('ar'));
