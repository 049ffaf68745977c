import { availableParallelism } from 'node:os';
import nextJest from 'next/jest.js';

/** The long form of what another test holds in short: left to `npm run test:slow`. TEST_LANE=all runs both. */
const lane = process.env.TEST_LANE ?? 'quick';
const kind = lane === 'slow' ? 'slow.test' : 'test';

/**
 * Globals that no test replaces, handed to each module as values: by its context every look at one goes through an
 * interceptor, which took two thirds of the time of what reckons (docs/decisions/249-what-a-run-does-twice.md). Not `Map`,
 * which is also the name of an icon in `lucide-react`, and nothing that is faked: `Date`, timers, `fetch`.
 */
const PLAIN_GLOBALS = [
  ...['Math', 'JSON', 'Object', 'Array', 'Number', 'String', 'Boolean', 'Symbol', 'RegExp', 'Set', 'WeakMap'],
  ...['Uint8Array', 'Uint8ClampedArray', 'Int32Array', 'Float32Array', 'Float64Array'],
];

const config = {
  // A test of what runs in the browser says so in its first line.
  testEnvironment: 'node',
  // Those of accounts and databases wait half of their time, some on purpose: the other worker goes on meanwhile.
  maxWorkers: Math.min(4, Math.max(2, availableParallelism() - 1)),
  // What lies elsewhere (packages, builds, pictures) is not looked through.
  roots: ['app', 'bench', 'components', 'content', 'lib', 'prisma', 'scripts', 'server', 'tests'].map(
    (name) => `<rootDir>/${name}`,
  ),
  // Patience, not measure: what never comes fails all the same.
  testTimeout: 180_000,
  testMatch: [
    `<rootDir>/{app,bench,components,content,lib,prisma,scripts,server,tests}/**/*.${kind}.{ts,tsx}`,
  ],
  testPathIgnorePatterns: ['/node_modules/', ...(lane === 'quick' ? ['\\.slow\\.test\\.'] : [])],
  modulePathIgnorePatterns: ['<rootDir>/.data', '<rootDir>/.next'],
  moduleNameMapper: {
    '^server-only$': '<rootDir>/tests/helpers/jest/empty.ts',
    '^@/(.*)$': '<rootDir>/$1',
  },
  sandboxInjectedGlobals: PLAIN_GLOBALS,
  setupFilesAfterEnv: ['<rootDir>/tests/helpers/jest/jest-setup.ts'],
  globalSetup: '<rootDir>/tests/helpers/database/jest-database.ts',
  reporters: ['default', '<rootDir>/tests/helpers/jest/jest-counts.cjs'],
};

export default nextJest({ dir: './' })(config);
