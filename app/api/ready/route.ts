import { isReachable } from '@/lib/http/health';
import { log, reason } from '@/lib/observe/logger';

export const dynamic = 'force-dynamic';

/** For whoever spreads requests over several servers: 200 while this one can take them, else 503. */
export async function GET(): Promise<Response> {
  const headers = { 'Cache-Control': 'no-store' };
  try {
    await isReachable();
    return Response.json({ status: 'ready' }, { headers });
  } catch (error) {
    log.warn('not-ready', { error: reason(error) });
    return Response.json(
      { status: 'not-ready' },
      { status: 503, headers: { ...headers, 'Retry-After': '5' } },
    );
  }
}
