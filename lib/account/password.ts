import 'server-only';
import { hash, verify } from '@node-rs/argon2';

/** Argon2id with the least that OWASP names: 19 MiB, two passes, one lane. */
const COST = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

// Composed, so that one password typed on two keyboards is one password; never cut.
const bytes = (password: string) => password.normalize('NFKC');

export const hashPassword = (password: string): Promise<string> => hash(bytes(password), COST);

let nobody: Promise<string> | undefined;

/** Whether it is the password. Takes as long for somebody who does not exist. */
export async function isPassword(known: string | undefined, password: string): Promise<boolean> {
  nobody ??= hashPassword('the password of nobody');
  const right = await verify(known ?? (await nobody), bytes(password));
  return known !== undefined && right;
}
