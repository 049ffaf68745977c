/*
 * For the owner's commands, which have a database and no server. Pure.
 *
 * A session version starts at 0 and each revocation adds 1, so it never exceeds the seconds since the accounts began.
 * Seconds are therefore above every version ever issued, also by a database that was lost: what a restore sets counts
 * up from there, and the next restore is later still. The column is an integer of 32 bits: enough until 2094.
 */

/** Seconds of Unix time at 2026-01-01T00:00:00Z, before the first account. */
const FIRST_DAY = 1_767_225_600;

/** One statement for a database that was put back: every token, cookie, code and pending change from before ends. */
export const REVOKE_ALL = `
  WITH codes AS (DELETE FROM "ResetCode"), changes AS (DELETE FROM "EmailChange")
  UPDATE "User" SET "sessionVersion" =
    GREATEST("sessionVersion" + 1, floor(extract(epoch FROM now()))::integer - ${FIRST_DAY})`;
