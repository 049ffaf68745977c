import { createHash, type Hash } from 'node:crypto';
import { closeSync, openSync, readdirSync, readFileSync, readSync, statSync } from 'node:fs';
import path from 'node:path';
import { BUILD_KEYS } from '../../lib/settings/env-schema';
import { actionKey } from './action-key';
import type { Env } from '../shared/children';
import { filesUsed } from './files-used';
import { distDir, inRoot } from '../shared/paths';

/** Everything the built pages depend on, beside the programs of the build, which are found by their imports. */
const SOURCES = [
  'app',
  'components',
  'content',
  'lib',
  'public',
  'instrumentation-client.ts',
  'instrumentation.ts',
  'middleware.ts',
  'next.config.ts',
  'package-lock.json',
  'postcss.config.mjs',
  'prisma/schema.prisma',
  'server',
  'tailwind.config.ts',
];
const BUILD = 'scripts/build/build.ts';
/** Written by the build itself, or without effect on it: a kept card is the one that would be drawn. */
const IGNORED =
  /(^public\/(sitemap[^/]*\.xml|robots\.txt)|\.test\.tsx?|^prisma\/generated|^app\/cards\/kept|\/\.DS_Store)$|^prisma\/generated\//;

function filesUnder(relative: string): string[] {
  const stat = statSync(inRoot(relative), { throwIfNoEntry: false });
  if (!stat || IGNORED.test(relative)) return [];
  if (!stat.isDirectory()) return [relative];
  return readdirSync(inRoot(relative))
    .sort()
    .flatMap((name) => filesUnder(path.posix.join(relative, name)));
}

/** Pictures by the thousand: name and size must do, no two come out of the coder equally long. */
const PICTURE = /\.(avif|webp|png|mp4|woff2)$/;
/** What is packed differs nearly everywhere once it differs; a measure in a drawing changes one letter. */
const PACKED = /\.(jpg|glb|pdf)$/;
/** Bytes. */
const SAMPLE = 4096;

/** Beginning, middle, end and size of a file. */
function samplesOf(file: string, size: number): Buffer {
  const samples = Buffer.alloc(3 * SAMPLE + 8);
  samples.writeDoubleLE(size, 3 * SAMPLE);
  const open = openSync(file, 'r');
  try {
    [0, (size - SAMPLE) >> 1, size - SAMPLE].forEach((from, at) =>
      readSync(open, samples, at * SAMPLE, SAMPLE, from),
    );
  } finally {
    closeSync(open);
  }
  return samples;
}

function contentOf(relative: string): Buffer | string {
  const file = inRoot(relative);
  if (!relative.startsWith('public/')) return readFileSync(file);
  const { size } = statSync(file);
  if (PICTURE.test(relative)) return String(size);
  return PACKED.test(relative) && size > 3 * SAMPLE ? samplesOf(file, size) : readFileSync(file);
}

function addFile(hash: Hash, relative: string): void {
  const content = contentOf(relative);
  hash.update(`${relative}\n${content.length}\n`).update(content).update('\n');
}

/** One value over names and contents of files and folders. */
export function hashFiles(roots: string[]): string {
  const hash = createHash('sha256');
  for (const file of roots.flatMap(filesUnder)) addFile(hash, file);
  return hash.digest('hex');
}

/** Address that the built pages carry. */
export const builtAddress = (env: Env) => env.SITE_URL || `http://localhost:${env.PORT || 3000}`;

/** Changes when a build would give something else. */
export function buildFingerprint(env: Env): string {
  const values = BUILD_KEYS.map(
    (key) => `${key}=${key === 'SITE_URL' ? builtAddress(env) : (env[key] ?? '')}`,
  );
  return createHash('sha256')
    .update(hashFiles([...SOURCES, ...filesUsed(BUILD)]))
    .update(values.join('\n'))
    .update(actionKey(env))
    .digest('hex');
}

interface BuildNote {
  fingerprint: string;
  address: string;
}

/** Written when the last step of a build is done: without it a build is not served. */
export const noteFile = (env: Env) => inRoot(distDir(env as NodeJS.ProcessEnv), 'complete.json');

export function readNote(env: Env): BuildNote | null {
  try {
    return JSON.parse(readFileSync(noteFile(env), 'utf8')) as BuildNote;
  } catch {
    return null;
  }
}

/** What a build of now would note. */
export const noteOf = (env: Env): BuildNote => ({
  fingerprint: buildFingerprint(env),
  address: builtAddress(env),
});

export const isBuilt = (env: Env) => readNote(env)?.fingerprint === buildFingerprint(env);
