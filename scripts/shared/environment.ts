import { loadEnvConfig } from '@next/env';
import { envFault } from '../../lib/settings/env-schema';
import type { Env } from './children';
import { Fault } from './fault';
import { ROOT } from './paths';

/** The environment with the .env files read, or one sentence about the first wrong value. */
export function checkedEnv(dev: boolean): Env {
  loadEnvConfig(ROOT, dev, { info: () => {}, error: console.error });
  const fault = envFault(process.env);
  if (fault) throw new Fault(fault);
  return { ...process.env };
}
