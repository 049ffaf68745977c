import 'server-only';
import { log, reason } from '@/lib/observe/logger';
import { diskReasons, getHealth, isReachable, withinTimeout, type HealthReason } from './health';
import { watched, watchedHeaders, type Look, type WatchedAnswer } from './watched';

const isUp = (reasons: HealthReason[]): WatchedAnswer => ({
  status: 200,
  body: { status: reasons.length ? 'degraded' : 'ok', reasons, database: 'up' },
});

/** For whoever watches the site: the database, the disk, and whether mail needs a person. */
async function lookAtHealth(): Promise<WatchedAnswer> {
  try {
    return isUp(await withinTimeout(getHealth()));
  } catch (error) {
    log.error('health-database-down', { error: reason(error) });
    // The embedded database is down because of its disk more often than for any other reason.
    const reasons = ['database', ...(await withinTimeout(diskReasons()).catch(() => []))];
    return { status: 503, body: { status: 'unavailable', reasons, database: 'down' } };
  }
}

/** For whoever spreads requests over several servers: 200 while this one can take them, else 503. */
async function lookWhetherReady(): Promise<WatchedAnswer> {
  try {
    await isReachable();
    return { status: 200, body: { status: 'ready' } };
  } catch (error) {
    log.warn('not-ready', { error: reason(error) });
    return { status: 503, body: { status: 'not-ready' }, retryAfter: 5 };
  }
}

const WATCHED = {
  '/api/health': lookAtHealth,
  '/api/ready': lookWhetherReady,
} as const satisfies Record<string, Look>;

/** To be called once when a server starts: from then on the HTTP server answers these addresses itself. */
export function startWatching(): void {
  for (const [address, look] of Object.entries(WATCHED)) watched(address, look);
}

/** The same as the framework answers it, under `next dev` and `next start`. */
export async function answerWatched(address: keyof typeof WATCHED): Promise<Response> {
  const answer = await watched(address, WATCHED[address])();
  return Response.json(answer.body, { status: answer.status, headers: watchedHeaders(answer) });
}
