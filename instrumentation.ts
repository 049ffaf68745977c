/** Runs once when a server starts, never during a build. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE === 'phase-production-build') return;
  const { guardPeer } = await import('./lib/limits/peer-guard');
  guardPeer('alone');
  const { startOutbox } = await import('./lib/mail/outbox-worker');
  startOutbox();
  const { startClearingCounters } = await import('./lib/limits/rate-limit-store');
  const { log, reason } = await import('./lib/observe/logger');
  startClearingCounters((error) => log.warn('counters-not-cleared', { error: reason(error) }));
}
