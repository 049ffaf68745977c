import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { askDatabase } from '../database/database';
import { fakeResendAt } from './fake-resend';
import { startMailStage, type MailStage, type OwnMailStage } from './mail-stage';

/** What the workers are told: addresses. */
interface Told {
  url: string;
  resend: string;
  database: string;
}

/** One stage for all workers of a run, started when the first test asks for it: a start costs seconds. */
export async function offerStage(): Promise<{ url: string; close: () => Promise<void> }> {
  let stage: Promise<OwnMailStage> | undefined;
  const server = createServer((_, response) => {
    stage ??= startMailStage();
    stage.then(
      ({ url, resend, site }) => {
        const told: Told = { url, resend: resend.url, database: site.database.direct };
        response.end(JSON.stringify(told));
      },
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const close = async () => {
    server.close();
    server.closeAllConnections();
    await (await stage)?.close();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

/** The stage that all tests share which break nothing of it, as a worker sees it. */
export async function sharedStage(): Promise<MailStage> {
  const answer = await fetch(process.env.E2E_STAGE_URL!);
  if (!answer.ok) throw new Error(`The stage did not start: ${await answer.text()}`);
  const { url, resend, database } = (await answer.json()) as Told;
  return { url, resend: fakeResendAt(resend), query: askDatabase(database) };
}
