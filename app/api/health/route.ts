import { diskReasons, getHealth, withinTimeout, type HealthReason } from '@/lib/http/health';
import { log, reason } from '@/lib/observe/logger';

export const dynamic = 'force-dynamic';

const answer = (status: 200 | 503, body: object) =>
  Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } });

const isUp = (reasons: HealthReason[]) =>
  answer(200, { status: reasons.length ? 'degraded' : 'ok', reasons, database: 'up' });

/** For whoever watches the site: the database, the disk, and whether mail needs a person. */
export async function GET(): Promise<Response> {
  try {
    return isUp(await withinTimeout(getHealth()));
  } catch (error) {
    log.error('health-database-down', { error: reason(error) });
    // The embedded database is down because of its disk more often than for any other reason.
    const reasons = ['database', ...(await withinTimeout(diskReasons()).catch(() => []))];
    return answer(503, { status: 'unavailable', reasons, database: 'down' });
  }
}
