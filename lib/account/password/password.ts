import 'server-only';
import { hash, verify } from '@node-rs/argon2';
import { concurrencyLimiter } from '@/lib/limits/concurrency-limiter';

/** Argon2id with the least that OWASP names: 19 MiB, two passes, one lane. */
const COST = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * Argon2 works on threads of its own; two at a time leave the others to files and names. Whoever has waited for three
 * seconds, however slow the machine is, is told to try again, and so is who comes on top of two hundred.
 */
const passwords = concurrencyLimiter('passwords', { concurrency: 2, maxWaiting: 200, timeoutMs: 3_000 });

// Composed, so that one password typed on two keyboards is one password; never cut.
const bytes = (password: string) => password.normalize('NFKC');

/** Throws `Busy` when too many passwords are judged at once, or the machine is too slow for those that wait. */
export const hashPassword = (password: string): Promise<string> =>
  passwords.run(() => hash(bytes(password), COST));

let nobody: Promise<string> | undefined;

/** Whether it is the password; throws `Busy` as above. Takes as long for somebody who does not exist. */
export async function isPassword(known: string | undefined, password: string): Promise<boolean> {
  nobody ??= hash('the password of nobody', COST);
  const against = known ?? (await nobody);
  const right = await passwords.run(() => verify(against, bytes(password)));
  return known !== undefined && right;
}
