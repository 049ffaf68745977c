// Creates an empty database folder. A process of its own, because the first initialisation needs
// some 500 MB that are given back only when the process ends.
import { PGlite } from '@electric-sql/pglite';

process.umask(0o077);
/** Emscripten's number for a disk without room. */
const FULL = 51;

try {
  const db = await PGlite.create(process.argv[2]);
  await db.exec(`ALTER DATABASE postgres SET timezone TO 'UTC'`);
  await db.close();
} catch (error) {
  process.stderr.write(`${error.errno === FULL ? 'The disk is full.' : (error.stack ?? String(error))}\n`);
  process.exit(1);
}
