import { assistantContent } from '@/lib/assistant/assistant-content';

export const dynamic = 'force-static';

/** All that the assistant says on the Arabic site, fetched when it is first opened. */
export const GET = () => Response.json(assistantContent('ar'));
