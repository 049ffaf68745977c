import { answerSearch } from '@/lib/search/sent-index';

export const dynamic = 'force-dynamic';

/** What answers to a query on the English site: asked where the index is too large to be sent (docs/decisions/313). */
export const GET = (request: Request) => answerSearch(request, 'en');
