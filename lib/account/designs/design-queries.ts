import 'server-only';
import { db } from '@/lib/storage/db';

/** Names of the designs an account keeps, the newest first. */
export async function savedDesigns(userId: string): Promise<string[]> {
  const rows = await db.savedDesign.findMany({
    where: { userId },
    orderBy: [{ savedAt: 'desc' }, { code: 'asc' }],
  });
  return rows.map(({ code }) => code);
}
