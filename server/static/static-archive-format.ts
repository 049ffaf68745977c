import type { Lang } from '@/content/lang';

/** Where one coding of a body stands in the file of all bodies. */
export type Span = [offset: number, length: number];

/** A text in both codings; its plain form is unpacked when somebody asks for it. */
export interface Body {
  size: number;
  /** The highest quality of Brotli that is worth its time, where that is not the best. */
  quality?: number;
  br: Span;
  gzip: Span;
}

/** What an address answers: a packed body, a file on disk, or either (the file then serves ranges). */
export interface Answer {
  type: string;
  cache: string;
  /** A digest of the plain content. */
  tag: string;
  body?: number;
  file?: string;
  headers?: Record<string, string>;
}

/** A page: its document, the data of its router, and the scripts that may stand in it. */
export interface Page {
  html: Answer;
  rsc: Answer;
  /** Parts of the data, by the name under which the router asks for them. */
  segments: Record<string, Answer>;
}

/** What is known of a page, also of one that the archive does not answer. */
export interface PageEntry {
  page?: Page;
  /** Hashes of its inline scripts. */
  scripts: string[];
}

/** What a document is given so that its scripts wait for its opening picture: scripts/page-boot. */
export interface PageBoot {
  /** Elements for its head. */
  head: string;
  /** The text of what starts its scripts. */
  loader: string;
  /** What may be fetched ahead, an element in each language. */
  ahead: Readonly<Record<Lang, string>>;
}

/** Everything that is the same for every visitor, written when the site is built. */
export interface StaticArchive {
  build: string;
  /** The file of the bodies beside the index, unless it is the usual one. */
  bodiesFile?: string;
  bodies: Body[];
  /** Where the entry of each page stands in the file of entries. */
  pages: Record<string, Span>;
  files: Record<string, Answer>;
  /** Headers of every answer. */
  base: Record<string, string>;
  /** What documents are given that are made on request. */
  boot?: PageBoot;
  /** Addresses of the JSON interface, which counts what it reads by itself. */
  api: string[];
}

/** The rule of a page, its document and its data alike: kept, and asked about each time. */
export const PAGE_CACHE = 'public, max-age=0, must-revalidate';

export const ARCHIVE_FOLDER = 'http-server';
export const ARCHIVE_INDEX = 'archive.json';
/** An entry for each page, in JSON. */
export const ARCHIVE_PAGES = 'archive-pages.jsonl';
export const ARCHIVE_BODIES = 'archive.bin';
/** Bodies that a first start packed in a hurry. */
export const ARCHIVE_QUICK_BODIES = 'archive-quick.bin';
export const SERVER_PROGRAM = 'http-server.cjs';

export const POLICY = 'Content-Security-Policy';
/** What scripts may do where nothing more exact is known; the HTTP server puts a page's own hashes in its place. */
export const SCRIPT_FLOOR = "script-src 'self' 'unsafe-inline'";

/** The policy of a document whose own scripts are named by hash or nonce. */
export const policyWith = (policy: string, sources: string[]): string =>
  policy.replace(SCRIPT_FLOOR, ["script-src 'self'", ...sources].join(' '));
