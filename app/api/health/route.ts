import { answerWatched } from '@/lib/http/site-watch';

export const dynamic = 'force-dynamic';

export const GET = (): Promise<Response> => answerWatched('/api/health');
