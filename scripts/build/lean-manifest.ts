import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What the framework writes of each prerendered page for hosts that serve it themselves; its own server reads none of it. */
export const UNREAD = ['allowHeader', 'experimentalBypassFor', 'htmlSize'] as const;

interface PrerenderManifest {
  routes: Record<string, Record<string, unknown>>;
}

/**
 * Leaves out of the list of prerendered pages what nobody reads: the server holds the whole list from its first request
 * that is not packed, and with twenty thousand pages this half of it was some 20 MB.
 */
export function leanManifest(dist: string): void {
  const file = path.join(dist, 'prerender-manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as PrerenderManifest;
  for (const page of Object.values(manifest.routes)) for (const field of UNREAD) delete page[field];
  writeFileSync(file, JSON.stringify(manifest));
}
