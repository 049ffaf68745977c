import { createServer } from 'node:http';
import path from 'node:path';
import next from 'next';
import { guardPeer } from '@/lib/core/peer-guard';
import { createDoor } from './door';
import { drainOf } from './drain';
import { serveMetrics } from './metrics';
import { openPack } from './pack';

const { env } = process;
/** Until a request has arrived as a whole: bodies are held until then. */
const LONGEST_REQUEST_MS = 60_000;
/** Longer than the 60 seconds of common proxies: see decision 119. */
const IDLE_CONNECTION_MS = 75_000;
const port = Number(env.PORT || 3000);
const publicHost = env.SITE_URL ? new URL(env.SITE_URL).host : null;

const tell = (error: unknown) =>
  void process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);

async function main(): Promise<void> {
  const pack = openPack(path.resolve(env.NEXT_DIST_DIR || '.next'));
  // Where the framework calls itself; otherwise it would believe the Host header of the client.
  env.__NEXT_PRIVATE_ORIGIN = `http://localhost:${port}`;
  guardPeer('door');
  const app = next({ dev: false, dir: process.cwd(), hostname: 'localhost', port });
  await app.prepare();
  const door = createDoor({
    pack,
    trust: { proxies: Number(env.TRUSTED_PROXIES || 0), publicHost },
    next: app.getRequestHandler(),
    report: tell,
  });
  const server = createServer(
    { requestTimeout: LONGEST_REQUEST_MS, keepAliveTimeout: IDLE_CONNECTION_MS },
    door,
  );
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
