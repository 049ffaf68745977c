import 'server-only';
import type { User } from '@/prisma/generated/client';
import { isPassword } from './password';
import type { Session } from '@/lib/account/queries';
import { checkSessionThrottle, type LoginAttempt } from '@/lib/account/session/login-throttle';

/** Whether it is the password. One that found no room to be judged is no failure: a busy hour must keep nobody out. */
export async function isRight(
  turn: LoginAttempt | null,
  user: User | null,
  password: string,
): Promise<boolean> {
  try {
    return await isPassword(user?.passwordHash, password);
  } catch (error) {
    await turn?.unjudged();
    throw error;
  }
}

/** Whether somebody who is signed in knows the password, too. */
export async function confirms({ user, token }: Session, current: string): Promise<boolean> {
  const turn = await checkSessionThrottle(token.sid);
  const right = await isRight(turn, user, current);
  if (!right || !turn) return false;
  await turn.succeeded();
  return true;
}
