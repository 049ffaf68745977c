import { availableParallelism } from 'node:os';
import nextJest from 'next/jest.js';

/** The long form of what another test holds in short: left to `npm run test:slow`. TEST_LANE=all runs both. */
const lane = process.env.TEST_LANE ?? 'quick';
const kind = lane === 'slow' ? 'slow.test' : 'test';

const config = {
  // A test of what runs in the browser says so in its first line.
  testEnvironment: 'node',
  // Those of accounts and databases wait half of their time, some on purpose: the other worker goes on meanwhile.
  maxWorkers: Math.min(4, Math.max(2, availableParallelism() - 1)),
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
  setupFilesAfterEnv: ['<rootDir>/tests/helpers/jest/jest-setup.ts'],
  globalSetup: '<rootDir>/tests/helpers/database/jest-database.mjs',
  reporters: ['default', '<rootDir>/tests/helpers/jest/jest-counts.cjs'],
};

export default nextJest({ dir: './' })(config);
