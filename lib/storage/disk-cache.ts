import 'server-only';
import { createHash, randomUUID } from 'node:crypto';
import { open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { makePrivateFolder } from './private-folder';

interface Bounds {
  folder: string;
  /** Files at most. */
  files: number;
  /** Bytes at most, of all files together. */
  bytes: number;
}

const UNFINISHED = '.part';

/** A name of fixed letters and length, whatever the key is made of. */
const nameOf = (key: string) => createHash('sha256').update(key).digest('hex');

/** Written whole and on the disk before it has its name: a crash leaves no half of a file behind. */
async function writeWhole(file: string, content: Buffer): Promise<void> {
  const part = `${file}.${randomUUID()}${UNFINISHED}`;
  try {
    const handle = await open(part, 'wx', 0o600);
    await handle.writeFile(content).finally(async () => {
      await handle.sync();
      await handle.close();
    });
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** Files that can be made again, kept in a folder from one start to the next. The longest unused go first. */
export class DiskCache {
  /** Sizes by name, the longest unused first. */
  private known: Promise<Map<string, number>> | undefined;

  constructor(private readonly bounds: Bounds) {}

  /** A folder that cannot be looked through holds nothing: what is asked for is then made. */
  async get(key: string): Promise<Buffer | null> {
    const [name, known] = [nameOf(key), await this.sizes().catch(() => new Map<string, number>())];
    const size = known.get(name);
    if (size === undefined) return null;
    known.delete(name);
    known.set(name, size);
    try {
      const content = await readFile(this.at(name));
      if (content.length !== size) throw new Error('changed by somebody else');
      const now = new Date();
      await utimes(this.at(name), now, now).catch(() => undefined);
      return content;
    } catch {
      known.delete(name);
      return null;
    }
  }

  /** Throws if the disk refuses. */
  async put(key: string, content: Buffer): Promise<void> {
    const [name, known] = [nameOf(key), await this.sizes()];
    makePrivateFolder(this.bounds.folder);
    await writeWhole(this.at(name), content);
    known.delete(name);
    known.set(name, content.length);
    await this.shrink(known);
  }

  private at(name: string): string {
    return path.join(this.bounds.folder, name);
  }

  /** A look that failed is forgotten: the disk may let the next one. */
  private sizes(): Promise<Map<string, number>> {
    return (this.known ??= this.look().catch((error: unknown) => {
      this.known = undefined;
      throw error;
    }));
  }

  private async look(): Promise<Map<string, number>> {
    const names = await readdir(this.bounds.folder).catch((): string[] => []);
    const found: { name: string; size: number; used: number }[] = [];
    for (const name of names) {
      if (name.endsWith(UNFINISHED)) await rm(this.at(name), { force: true });
      const file = /^[0-9a-f]{64}$/.test(name) ? await stat(this.at(name)).catch(() => null) : null;
      if (file?.isFile()) found.push({ name, size: file.size, used: file.mtimeMs });
    }
    const known = new Map(found.sort((a, b) => a.used - b.used).map(({ name, size }) => [name, size]));
    await this.shrink(known);
    return known;
  }

  private async shrink(known: Map<string, number>): Promise<void> {
    let bytes = [...known.values()].reduce((sum, size) => sum + size, 0);
    for (const [name, size] of known) {
      if (known.size <= this.bounds.files && bytes <= this.bounds.bytes) return;
      known.delete(name);
      bytes -= size;
      await rm(this.at(name), { force: true });
    }
  }
}
