import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** Says that the browser's router asks, for the data of a page instead of its document. */
const DATA = 'rsc';

/** What the router says. A form that it sends has some of these without the first. */
const ROUTER = [
  DATA,
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-hmr-refresh',
  'next-url',
] as const;

/** Which requests for one address may get different answers. */
export const VARY_ROUTER = `${DATA}, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch`;

export const isRouterData = (headers: IncomingHttpHeaders): boolean => headers[DATA] === '1';

/** Takes the router's headers from whoever reads and is not the router: that is only `rsc: 1`, once. */
export function tidyRouterHeaders({ method, headers }: IncomingMessage): void {
  if ((method !== 'GET' && method !== 'HEAD') || isRouterData(headers)) return;
  for (const name of ROUTER) if (headers[name] !== undefined) delete headers[name];
}
