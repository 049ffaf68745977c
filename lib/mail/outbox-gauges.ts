import 'server-only';
import { setGauge } from '@/lib/observe/counters';
import { env } from '@/lib/settings/env';
import { getOutboxDepth } from './outbox';

/** Shows how much mail is owed at the address of the counters, if the site has one. */
export async function showDepth(isWatched = env.METRICS_ADDRESS !== undefined): Promise<void> {
  if (!isWatched) return;
  const depth = await getOutboxDepth();
  for (const status of ['queued', 'held', 'withheld'] as const)
    setGauge('site_outbox_mails', depth[status], { status });
  setGauge('site_outbox_wrong_settings', depth.wrongSettings);
  setGauge('site_outbox_oldest_seconds', depth.oldestSeconds);
}
