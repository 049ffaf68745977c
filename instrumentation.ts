/** Runs once when a server starts, never during a build. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE === 'phase-production-build') return;
  const { guardPeer } = await import('./lib/limits/peer-guard');
  guardPeer('alone');
  const { startOutbox } = await import('./lib/mail/outbox-worker');
  const { startClearingCounters } = await import('./lib/limits/rate-limit-store');
  const { startWatching } = await import('./lib/http/site-watch');
  const { log, reason } = await import('./lib/observe/logger');
  const { untilOpen } = await import('./lib/storage/opening');
  // All is read by then, and nobody listens before this has ended. Given by scripts/launch/start.ts alone.
  if (process.env.DATABASE_OPENS) await untilOpen();
  startWatching();
  startOutbox();
  startClearingCounters((error) => log.warn('counters-not-cleared', { error: reason(error) }));
}
