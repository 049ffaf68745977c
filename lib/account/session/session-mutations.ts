import 'server-only';
import { db } from '@/lib/storage/db';
import { log } from '@/lib/observe/logger';
import type { SessionLife } from './token';

type Named = Pick<SessionLife, 'sid' | 'exp'>;

/** Signs a session out: none of its tokens counts again. Kept until the last of them has run out anyway. */
export async function endTokens({ sid, exp }: Named): Promise<void> {
  const row = { id: sid, expiresAt: new Date(exp * 1000) };
  await db.endedSession.createMany({ data: [row], skipDuplicates: true });
  await db.$executeRaw`DELETE FROM "EndedSession" WHERE "expiresAt" < now() - interval '1 day'`;
  log.info('signed-out');
}

/** Whether the session of a token was signed out. */
export const isEnded = async ({ sid }: Named): Promise<boolean> =>
  (await db.endedSession.count({ where: { id: sid } })) > 0;
