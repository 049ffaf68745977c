import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import next from 'next';
import { guardPeer } from '@/lib/limits/peer-guard';
import { boundConnections, SERVER_OPTIONS } from './connections';
import { heedExpectations } from './expect';
import { createRequestListener } from './http-server';
import { drainOf } from './drain';
import { Arrivals } from './lines/arrivals';
import { answerHalfClosed } from './lines/half-closed';
import { serveMetrics } from './metrics';
import { answerUnread } from './request/raw-letters';
import { openStaticArchive } from './static/static-archive';

const { env } = process;
const proxies = Number(env.TRUSTED_PROXIES || 0);
const port = Number(env.PORT || 3000);
const publicHost = env.SITE_URL ? new URL(env.SITE_URL).host : null;

const tell = (error: unknown) =>
  void process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);

/**
 * The configuration as the build wrote it down, which the framework otherwise makes anew from next.config.ts: 0.4 s of
 * processor time and 34 MB. Its servers for containers are given it in this way (`output: 'standalone'`).
 */
function giveConfiguration(dist: string): void {
  const file = path.join(dist, 'required-server-files.json');
  const { config } = JSON.parse(readFileSync(file, 'utf8')) as { config: unknown };
  env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config);
}

async function main(): Promise<void> {
  const dist = path.resolve(env.NEXT_DIST_DIR || '.next');
  const archive = openStaticArchive(dist);
  giveConfiguration(dist);
  // Where the framework calls itself; otherwise it would believe the Host header of the client.
  env.__NEXT_PRIVATE_ORIGIN = `http://localhost:${port}`;
  guardPeer('http-server');
  // The framework listens for offers of an upgrade, and with a listener Node would close the connections of clients that
  // offer one (RFC 9110, 7.8: to be ignored). On a server of its own it hears of none.
  const httpServer = createServer();
  const app = next({ dev: false, dir: process.cwd(), hostname: 'localhost', port, httpServer });
  await app.prepare();
  const arrivals = new Arrivals();
  const listener = createRequestListener({
    archive,
    arrivals,
    trust: { proxies, publicHost },
    next: app.getRequestHandler(),
    report: tell,
  });
  const server = createServer(SERVER_OPTIONS, listener);
  arrivals.watch(server);
  heedExpectations(server);
  answerHalfClosed(server);
  boundConnections(server, proxies);
  answerUnread(server);
  const drain = drainOf(server, () => process.exit(0));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, drain);
  server.on('error', (error) => {
    tell(error);
    process.exit(1);
  });
  server.listen(port);
  if (env.METRICS_ADDRESS) serveMetrics(env.METRICS_ADDRESS, tell);
}

main().catch((error: unknown) => {
  tell(error);
  process.exit(1);
});
