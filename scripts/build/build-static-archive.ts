import { closeSync, mkdirSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import {
  ARCHIVE_BODIES,
  ARCHIVE_FOLDER,
  ARCHIVE_INDEX,
  ARCHIVE_PAGES,
  ARCHIVE_QUICK_BODIES,
  PAGE_CACHE,
  POLICY,
  SCRIPT_FLOOR,
  type Answer,
  type Page,
  type PageEntry,
  type Span,
  type StaticArchive,
} from '../../server/static/static-archive-format';
import { LANGS } from '../../content/lang';
import { PRODUCT_PAGES, productPath } from '../../content/products/addresses';
import { compressBodies, QUICK, SMALLEST, WORTH, type Text } from './compress-bodies';
import { cutPolicy } from './csp';
import { PAGE_BOOT } from '../page-boot/late-scripts';
import { Fault } from '../shared/fault';
import { filesBelow, isText, readBuild, typeOf, type BuiltSite } from './archive-sources';
import { digestOf, Scratch } from './scratch';
import { ROOT } from '../shared/paths';

const HASHED_CACHE = 'public, max-age=31536000, immutable';
const FILE_CACHE = 'public, max-age=0';
const HTML = 'text/html; charset=utf-8';
const RSC = 'text/x-component';

/** Addresses of the pages of products. */
const OF_MANY_PAGES: ReadonlySet<string> = new Set(
  LANGS.flatMap((lang) => PRODUCT_PAGES.map((page): string => productPath(page, lang))),
);

interface Meta {
  headers?: Record<string, string>;
  segmentPaths?: string[];
}

/** Collects what the site answers; equal texts are kept once. */
class ArchiveWriter {
  readonly texts: Text[] = [];
  private readonly known = new Map<string, number>();
  private readonly scratch = new Scratch();

  constructor(readonly site: BuiltSite) {}

  /** The headers that next.config.ts gives to an address. */
  headersOf(address: string): Record<string, string> {
    const rules = this.site.headers.filter(({ pattern }) => pattern.test(address));
    return Object.fromEntries(rules.flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])));
  }

  private cacheOf(address: string, otherwise: string): string {
    return this.headersOf(address)['Cache-Control'] ?? otherwise;
  }

  /** A text that is answered from memory. */
  text(address: string, read: Text['read'], { type, cache }: { type: string; cache: string }): Answer {
    const tag = digestOf(read(this.scratch));
    let body = this.known.get(tag);
    if (body === undefined) {
      const worth = type === RSC ? WORTH.data : undefined;
      const quality = OF_MANY_PAGES.has(address) ? WORTH.ofMany : worth;
      body = this.texts.push({ read, quality }) - 1;
      this.known.set(tag, body);
    }
    return { type, cache: this.cacheOf(address, cache), tag, body };
  }

  /** A file: a text from memory, anything else (and parts of a text) from disk. */
  file(address: string, file: string, rest: { type: string; cache: string }): Answer {
    const read = (scratch: Scratch) => scratch.read(file);
    const kept = { cache: this.cacheOf(address, rest.cache), file: path.relative(ROOT, file) };
    if (isText(rest.type)) return { ...this.text(address, read, rest), ...kept };
    return { type: rest.type, tag: digestOf(read(this.scratch)), ...kept };
  }

  /** The document of a page, and the scripts that its policy names. */
  page(file: string): { scripts: string[]; read: Text['read'] } {
    const cut = (scratch: Scratch) => {
      const found = cutPolicy(scratch.read(file));
      if (!found) throw new Fault(`The page ${file} was given no policy.`);
      return found;
    };
    return { scripts: cut(this.scratch).scripts, read: (scratch) => cut(scratch).bare };
  }
}

const appFile = ({ dist }: BuiltSite, address: string, ending: string) =>
  path.join(dist, 'server/app', `${address === '/' ? '/index' : address}${ending}`);

const readMeta = (site: BuiltSite, address: string) =>
  JSON.parse(readFileSync(appFile(site, address, '.meta'), 'utf8')) as Meta;

/** What the browser's router wants to know beside the data itself. */
function routerHeaders({ headers = {} }: Meta): Record<string, string> {
  const wanted = Object.entries(headers).filter(([name]) => /^x-nextjs-(stale-time|prerender)$/.test(name));
  return Object.fromEntries(wanted);
}

function archivePage(packer: ArchiveWriter, address: string, html: Text['read']): Page {
  const { site } = packer;
  const meta = readMeta(site, address);
  const data = (ending: string, headers: Record<string, string>) => {
    const file = appFile(site, address, ending);
    const rest = { type: RSC, cache: PAGE_CACHE };
    return { ...packer.text(address, (scratch) => scratch.read(file), rest), headers };
  };
  const segments = (meta.segmentPaths ?? []).map((name) => [
    name,
    data(`.segments${name}.segment.rsc`, { 'x-nextjs-prerender': '1', 'x-nextjs-postponed': '2' }),
  ]);
  return {
    html: packer.text(address, html, { type: HTML, cache: PAGE_CACHE }),
    rsc: data('.rsc', routerHeaders(meta)),
    segments: Object.fromEntries(segments) as Page['segments'],
  };
}

/** Pages of the framework itself: they answer with a status of their own, through it. */
const INTERNAL = /^\/(_not-found|404|_global-error)$/;

function archivePages(packer: ArchiveWriter, entries: EntryWriter): Pick<StaticArchive, 'pages' | 'files'> {
  const { site } = packer;
  const packed: Pick<StaticArchive, 'pages' | 'files'> = { pages: {}, files: {} };
  for (const [address, { dataRoute, initialRevalidateSeconds }] of Object.entries(site.prerendered)) {
    const isGuarded = site.guarded.some((guard) => guard.test(address));
    const isOurs = !isGuarded && !INTERNAL.test(address) && initialRevalidateSeconds === false;
    if (dataRoute) {
      const { scripts, read } = packer.page(appFile(site, address, '.html'));
      const page = isOurs && archivePage(packer, address, read);
      packed.pages[address] = entries.write({ ...(page && { page }), scripts });
    } else if (isOurs) {
      const { headers = {} } = readMeta(site, address);
      const type = headers['content-type'] ?? typeOf(address);
      const cache = headers['cache-control'] ?? PAGE_CACHE;
      packed.files[address] = packer.file(address, appFile(site, address, '.body'), { type, cache });
    }
  }
  return packed;
}

function archiveFiles(packer: ArchiveWriter, folder: string): StaticArchive['files'] {
  const { site } = packer;
  // The bundler leaves the source of a worker and an empty map beside its script: no browser asks for them.
  const hashed = filesBelow(path.join(site.dist, 'static'), '/_next/static').filter(
    ([address]) => !/\.(ts|map)$/.test(address),
  );
  const open = filesBelow(folder, '');
  const files = Object.fromEntries([
    ...hashed.map(([at, file]) => [at, packer.file(at, file, { type: typeOf(file), cache: HASHED_CACHE })]),
    ...open.map(([at, file]) => [at, packer.file(at, file, { type: typeOf(file), cache: FILE_CACHE })]),
  ]) as StaticArchive['files'];
  for (const { source, destination } of site.rewrites)
    if (files[destination] && !source.includes(':')) files[source] = files[destination];
  return files;
}

/** Writes the entries of pages, and says where each stands. */
class EntryWriter {
  private readonly file: number;
  private at = 0;

  constructor(name: string) {
    this.file = openSync(name, 'w');
  }

  write(entry: PageEntry): Span {
    const line = Buffer.from(`${JSON.stringify(entry)}\n`);
    writeSync(this.file, line);
    const place: Span = [this.at, line.length];
    this.at += line.length;
    return place;
  }

  close(): void {
    closeSync(this.file);
  }
}

/** The addresses of a build and their contents, before they are compressed. */
async function collect(
  dist: string,
  { folder, isSettled }: PackedFolder,
  entries: EntryWriter,
): Promise<{ archive: Omit<StaticArchive, 'bodies'>; texts: Text[] }> {
  const site = readBuild(dist);
  const packer = new ArchiveWriter(site);
  const base = packer.headersOf('/-');
  if (!base[POLICY]?.includes(SCRIPT_FLOOR))
    throw new Fault('The headers of the build hold no script policy.');
  const { pages, files } = archivePages(packer, entries);
  await isSettled;
  const archive = {
    build: site.buildId,
    pages,
    files: { ...files, ...archiveFiles(packer, folder) },
    base,
    boot: PAGE_BOOT,
    api: site.api,
  };
  return { archive, texts: packer.texts };
}

/** The files that are open to everybody. */
interface PackedFolder {
  folder: string;
  /** Kept when all that is made beside the packing stands there, for who writes there yet. */
  isSettled?: Promise<unknown>;
}

/**
 * Writes what the HTTP server answers from memory. Runs last: it takes the files as they will be served. A quick archive is
 * larger; scripts/build/recompress-archive.ts makes it small later.
 */
export async function buildStaticArchive(
  dist: string,
  open: PackedFolder,
  isQuick = false,
): Promise<{ answers: number; bytes: number }> {
  const bodiesFile = isQuick ? ARCHIVE_QUICK_BODIES : ARCHIVE_BODIES;
  const into = path.join(dist, ARCHIVE_FOLDER);
  mkdirSync(into, { recursive: true });
  const entries = new EntryWriter(path.join(into, ARCHIVE_PAGES));
  const { archive, texts } = await collect(dist, open, entries);
  entries.close();
  const packed = path.join(into, bodiesFile);
  const { bodies, bytes } = await compressBodies(texts, isQuick ? QUICK : SMALLEST, packed);
  writeFileSync(
    path.join(into, ARCHIVE_INDEX),
    JSON.stringify({ ...archive, bodies, bodiesFile } satisfies StaticArchive),
  );
  return {
    answers: Object.keys(archive.files).length + Object.keys(archive.pages).length,
    bytes,
  };
}
