import path from 'node:path';

/** The checkout. */
export const ROOT = path.resolve(__dirname, '../..');

export const inRoot = (...parts: string[]) => path.join(ROOT, ...parts);

/** Folder of the built site, as next.config.ts reads it. */
export const distDir = (env: NodeJS.ProcessEnv = process.env) => env.NEXT_DIST_DIR || '.next';

export const NEXT = 'node_modules/next/dist/bin/next';

/**
 * How Node runs the server of a built site: an HTTP server before the framework, written by scripts/build/build-http-server.ts. A
 * small nursery keeps it 50 MB smaller under load; what the HTTP server makes for one answer is gone soon anyway. What
 * outlives the nursery all the same may grow by half before it is collected: left to itself the engine waits for 310 MB
 * where 75 are in use, in about two runs of three (decision 352).
 */
export const httpServerCommand = (env: NodeJS.ProcessEnv = process.env): string[] => [
  '--max-semi-space-size=4',
  '--heap-growing-percent=50',
  `${distDir(env)}/http-server/http-server.cjs`,
];
