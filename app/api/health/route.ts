import { getOutboxDepth, type OutboxDepth } from '@/lib/core/outbox';
import { log, reason } from '@/lib/core/logger';

export const dynamic = 'force-dynamic';

const PATIENCE = 3_000;

const answer = (status: 200 | 503, database: 'up' | 'down', outbox: OutboxDepth | null) =>
  Response.json(
    { status: status === 200 ? 'ok' : 'unavailable', database, outbox },
    { status, headers: { 'Cache-Control': 'no-store' } },
  );

/** For whoever watches the site: the database, and how much mail is owed. */
export async function GET(): Promise<Response> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${PATIENCE} ms`)), PATIENCE);
  });
  try {
    return answer(200, 'up', await Promise.race([getOutboxDepth(), late]));
  } catch (error) {
    log.error('health-database-down', { error: reason(error) });
    return answer(503, 'down', null);
  } finally {
    clearTimeout(timer);
  }
}
