// Creates an empty database folder. A process of its own, because the first initialisation needs
// some 500 MB that are given back only when the process ends.
import { PGlite } from '@electric-sql/pglite';

process.umask(0o077);
const db = await PGlite.create(process.argv[2]);
await db.exec(`ALTER DATABASE postgres SET timezone TO 'UTC'`);
await db.close();
