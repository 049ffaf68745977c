import { openSync, readFileSync, readSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import {
  ARCHIVE_BODIES,
  ARCHIVE_FOLDER,
  ARCHIVE_INDEX,
  ARCHIVE_PAGES,
  POLICY,
  policyWith,
  type Answer,
  type Page,
  type PageEntry,
  type StaticArchive,
} from './static-archive-format';
import { KeptLast } from './kept-last';
import { headersOfPage, pageEntries } from './page-entries';

export type Coding = 'br' | 'gzip' | 'identity';

/** The archive of a build, opened once. */
export interface OpenArchive extends Omit<StaticArchive, 'pages'> {
  /** What an address answers as a page. */
  page: (address: string) => Page | undefined;
  /** Hashes of the inline scripts of a page, also of one that the archive does not answer. */
  scripts: (address: string) => string[] | undefined;
  /** Bytes of the bodies, by where they stand. */
  read: (offset: number, length: number) => Buffer;
  /** The policy of a document, with its scripts named. */
  policy: (sources: string[]) => string;
  /** Headers of a page's document: those of every answer, with the page's own policy. */
  pageHeaders: (address: string) => Record<string, string>;
}

/**
 * Bytes of packed bodies that stay in memory: more than all pages and scripts have in the coding that nearly every browser
 * takes. The rest comes from the disk, which takes some 20 µs more as long as the system has it at hand (decision 331).
 */
const KEPT_BYTES = 16 * 1024 * 1024;

/** Reads parts of a file; those that were asked for last are kept, up to so many bytes. */
export function readerOf(file: string, keptBytes = KEPT_BYTES): OpenArchive['read'] {
  const handle = openSync(file, 'r');
  const parts = new KeptLast<number, Buffer>(keptBytes, (part) => part.length);
  const readPart = (offset: number, length: number) => {
    // Not out of the pool that small buffers share: one that is kept would keep its neighbours.
    const part = Buffer.allocUnsafeSlow(length);
    const got = readSync(handle, part, 0, length, offset);
    if (got !== length) throw new Error(`The packed pages end before ${offset + length}.`);
    return part;
  };
  return (offset, length) => parts.of(offset, () => readPart(offset, length));
}

/** Reads what scripts/build/build-static-archive.ts wrote. */
export function openStaticArchive(dist: string): OpenArchive {
  const folder = path.join(dist, ARCHIVE_FOLDER);
  const archive = JSON.parse(readFileSync(path.join(folder, ARCHIVE_INDEX), 'utf8')) as StaticArchive;
  const build = readFileSync(path.join(dist, 'BUILD_ID'), 'utf8').trim();
  if (build !== archive.build) throw new Error('The pages were packed by another build: run npm run build.');
  const floor = archive.base[POLICY]!;
  const policy = (sources: string[]) => policyWith(floor, sources);
  const { pages, ...rest } = archive;
  const entry = pageEntries(pages, readerOf(path.join(folder, ARCHIVE_PAGES), 0));
  const headers = new WeakMap<PageEntry, Record<string, string>>();
  const headersOf = (address: string) => {
    const of = entry(address);
    const known = of && headers.get(of);
    if (known) return known;
    const made = headersOfPage(address, archive.base, policy(of?.scripts ?? []));
    if (of) headers.set(of, made);
    return made;
  };
  return {
    ...rest,
    base: { ...archive.base, [POLICY]: policy([]) },
    read: readerOf(path.join(folder, archive.bodiesFile ?? ARCHIVE_BODIES)),
    policy,
    page: (address) => entry(address)?.page,
    scripts: (address) => entry(address)?.scripts,
    pageHeaders: headersOf,
  };
}

const codings = new Map<string, Coding>();

function choose(accepted: string): Coding {
  const weights = new Map<string, number>();
  for (const part of accepted.toLowerCase().split(',')) {
    const [name = '', ...rest] = part.split(';').map((piece) => piece.trim());
    const weight = rest.find((piece) => piece.startsWith('q='))?.slice(2);
    weights.set(name, weight === undefined ? 1 : Number(weight) || 0);
  }
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  const [br, gzip] = [weightOf('br'), weightOf('gzip')];
  if (br > 0 && br >= gzip) return 'br';
  return gzip > 0 ? 'gzip' : 'identity';
}

/** The coding a client likes best. Browsers send few different lists, so each is read once. */
export function codingFor({ headers }: Pick<IncomingMessage, 'headers'>): Coding {
  const accepted = String(headers['accept-encoding'] ?? '');
  let coding = codings.get(accepted);
  if (!coding) {
    if (codings.size > 200) codings.clear();
    coding = choose(accepted);
    codings.set(accepted, coding);
  }
  return coding;
}

/** Bytes that zlib asks for at least. */
const LEAST_CHUNK = 64;

type Bodies = Pick<OpenArchive, 'bodies' | 'read'>;

/** A packed body, as it stands in the archive. */
export const packedOf = ({ bodies, read }: Bodies, index: number, coding: 'br' | 'gzip'): Buffer =>
  read(...bodies[index]![coding]);

/** Bytes of a body in the coding asked for. */
export function lengthOf({ bodies }: Pick<OpenArchive, 'bodies'>, index: number, coding: Coding): number {
  const { br, gzip, size } = bodies[index]!;
  return { br: br[1], gzip: gzip[1], identity: size }[coding];
}

/** A body in plain. In one piece: joining many takes longer than unpacking them. */
export const plainOf = (archive: Bodies, index: number): Buffer =>
  gunzipSync(packedOf(archive, index, 'gzip'), {
    chunkSize: Math.max(archive.bodies[index]!.size, LEAST_CHUNK),
  });

/** Each coding is a representation of its own, so each has its own strong tag. */
export const etagOf = ({ tag }: Answer, coding: Coding): string =>
  coding === 'identity' ? `"${tag}"` : `"${tag}-${coding}"`;
