/** Small tables whose rows come and go by the hour. */
const SMALL = ['RateLimiterFlexible', 'EndedSession', 'ResetCode', 'EmailChange', 'AddressUndo'];
/** Tables that grow for years. */
const LARGE = ['OutboxMail', 'Enquiry', 'EnquiryPhoto', 'SavedDesign', 'User'];

const HOUR = 3_600_000;
/** Three in the morning in the UAE. */
const AT_NIGHT_UTC = 23;

/**
 * Does what PostgreSQL's autovacuum does elsewhere: gives back the room of deleted rows, and counts, so that statements
 * are planned by what is there (docs/decisions/361). One statement a table, so that others are served between two.
 * @param run runs a statement outside any transaction
 */
export async function sweep(run: (statement: string) => Promise<void>, isWhole: boolean): Promise<void> {
  // A table may not be there yet, or a transaction may keep rows: an hour later it is tried again.
  for (const table of isWhole ? [...SMALL, ...LARGE] : SMALL)
    await run(`VACUUM (ANALYZE) "${table}"`).catch(() => undefined);
}

/** Sweeps each hour, large tables at night. Returns how to end it. */
export function startSweeping(run: (statement: string) => Promise<void>): () => void {
  const timer = setInterval(() => void sweep(run, new Date().getUTCHours() === AT_NIGHT_UTC), HOUR);
  timer.unref();
  return () => clearInterval(timer);
}
