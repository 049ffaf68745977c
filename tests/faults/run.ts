import { setTimeout as pause } from 'node:timers/promises';
import { startFakeResend, type ResendControl } from '../helpers/site/fake-resend';
import { randomFrom } from '../helpers/data/random';
import { nextFault, type Fault } from './schedule';
import { startServers, type Servers } from './servers';
import { judge, type Verdict } from './verdict';
import { hiddenFields, send } from './visitors';

export interface Plan {
  enquiries: number;
  servers: number;
  /** The same seed gives the same faults in the same order; when they meet which enquiry is up to the machine. */
  seed: number;
  /** Visitors at the same time. */
  concurrency: number;
  tell: (line: string) => void;
}

interface Stage {
  servers: Servers;
  resend: ResendControl;
  /** Of the form, read before anything fails. */
  hidden: [string, string][];
}

async function meet(fault: Fault, { servers, resend }: Stage): Promise<void> {
  const { database } = servers.sites[0]!;
  if (fault.what === 'rest') return void (await pause(fault.ms));
  if (fault.what === 'kill') {
    const site = servers.sites[fault.server]!;
    await site.kill();
    return site.start();
  }
  if (fault.what === 'mail') {
    await resend.behave(fault.behaviour);
    await pause(fault.ms);
    return resend.behave('accept');
  }
  await database.stop();
  await pause(fault.ms);
  await database.start();
}

/** Between two faults. */
const CALM_MS = 1000;

/** Faults one after the other until the visitors are done. Returns how many there were of each. */
async function trouble(plan: Plan, stage: Stage, isOver: () => boolean): Promise<Record<string, number>> {
  const random = randomFrom(plan.seed);
  const met: Record<string, number> = {};
  while (!isOver()) {
    const fault = nextFault(random, plan.servers);
    const name = fault.what === 'mail' ? `mail ${fault.behaviour}` : fault.what;
    met[name] = (met[name] ?? 0) + 1;
    await meet(fault, stage);
    // Without a moment between two faults a lone server would hardly ever be up.
    await pause(CALM_MS);
  }
  return met;
}

/** Far more than people have time for: a server that is killed takes its seconds to come back. */
const MAX_TRIES = 60;

/** Everybody sends; a third gives up when no answer comes, the others send the same again until they are told. */
async function visit(plan: Plan, { servers, hidden }: Stage): Promise<string[]> {
  const page = `${servers.url}/contact-us`;
  const random = randomFrom(plan.seed + 1);
  const acknowledged: string[] = [];
  let next = 0;
  const visitor = async () => {
    while (next < plan.enquiries) {
      const message = `Enquiry ${(next += 1)} of seed ${plan.seed}`;
      const email = `v${next}.${plan.seed}@villa.example`;
      const tries = random() < 0.3 ? 1 : MAX_TRIES;
      for (let nth = 0; nth < tries; nth += 1) {
        if (await send(page, hidden, { message, email })) {
          acknowledged.push(message);
          break;
        }
        // Whoever gets no answer waits a moment; otherwise a dead server would use up all visitors at once.
        await pause(500 + 1000 * random());
      }
    }
  };
  await Promise.all(Array.from({ length: plan.concurrency }, visitor));
  return acknowledged;
}

const OWED = `SELECT count(*)::int AS "count" FROM "OutboxMail"
  WHERE "status" = 'queued' OR ("status" = 'withheld' AND "digestId" IS NULL)`;
const MAX_DRAIN_MS = 600_000;

async function drained({ servers }: Stage): Promise<boolean> {
  for (const until = Date.now() + MAX_DRAIN_MS; Date.now() < until; await pause(250)) {
    const [row] = await servers.sites[0]!.database.query<{ count: number }>(OWED);
    if (row!.count === 0) return true;
  }
  return false;
}

/** Lets visitors send enquiries while everything fails, then compares what they were told with what is there. */
export async function runFaults(plan: Plan): Promise<Verdict & { acknowledged: number }> {
  const resend = await startFakeResend();
  const servers = await startServers(plan.servers, {
    // Several servers share it, as docs/deploy asks: by it they know the same enquiry again.
    AUTH_SECRET: 'the same on all servers, and long',
    RESEND_API_KEY: 're_test_key',
    RESEND_BASE_URL: resend.url,
    TRUSTED_PROXIES: '1',
    OUTBOX_SPEED: '40',
  });
  try {
    const stage = { servers, resend, hidden: await hiddenFields(`${servers.url}/contact-us`) };
    let isOver = false;
    const [acknowledged, met] = await Promise.all([
      visit(plan, stage).finally(() => (isOver = true)),
      trouble(plan, stage, () => isOver),
    ]);
    plan.tell(
      `faults met: ${Object.entries(met)
        .map(([name, times]) => `${times} ${name}`)
        .join(', ')}`,
    );
    const isDrained = await drained(stage);
    const verdict = await judge(acknowledged, servers.sites[0]!.database, await resend.mails());
    if (!isDrained) verdict.faults.push('mails are still owed after ten minutes');
    return { ...verdict, acknowledged: acknowledged.length };
  } finally {
    await servers.close();
    await resend.close();
  }
}
