import { isBuilt } from '../../scripts/build/fingerprint';
import { checkedEnv } from '../../scripts/shared/environment';
import { Fault } from '../../scripts/shared/fault';
import { runUntilStopped } from '../../scripts/shared/lifetime';
import { readCount, readOptions, say } from '../../scripts/owner/command';
import { runFaults } from './run';

const USE = 'Use: npm run test:faults -- [--enquiries 5000] [--servers 1] [--seed N]';

/** Loopback only; ends by itself when all enquiries are sent and all mails are out. */
runUntilStopped(async () => {
  const { values } = readOptions(
    { enquiries: { type: 'string' }, servers: { type: 'string' }, seed: { type: 'string' } },
    USE,
  );
  if (!isBuilt(checkedEnv(false))) throw new Fault('This needs a finished build: npm run build');
  const seed = readCount(values.seed ?? String(1 + Math.floor(Math.random() * 99_999)), 'seed');
  const enquiries = readCount(values.enquiries ?? '5000', 'enquiries');
  const servers = readCount(values.servers ?? '1', 'servers');
  say(`${enquiries} enquiries, ${servers} server(s), seed ${seed}`);
  const begun = Date.now();
  const done = await runFaults({ enquiries, servers, seed, concurrency: 8, tell: say });
  const { acknowledged, stored, mailed, digested, faults } = done;
  say(`acknowledged ${acknowledged}, stored ${stored}, mailed one by one ${mailed}, in a digest ${digested}`);
  for (const fault of faults.slice(0, 50)) say(`FAULT ${fault}`);
  say(`${faults.length} faults in ${Math.round((Date.now() - begun) / 1000)} s`);
  return faults.length > 0 ? 1 : 0;
});
