/// <reference types="@testing-library/jest-dom" />

// What a file of tests has loaded goes with it at the next collection instead of the third (docs/decisions/353-one-process-lends-databases-to-tests.md).
process.getBuiltinModule('node:v8').setFlagsFromString('--retain-maps-for-n-gc=0');

// Before anything of ours reads it.
const databases = process.env.WORKER_DATABASES?.split(' ') ?? [];
process.env.DATABASE_URL = databases[Number(process.env.JEST_WORKER_ID ?? 1) - 1] ?? databases[0];

// Only here, in the setup of jest: what serves knows neither of the two. They wait and work on purpose, hundreds of
// times in a run; lib/account/password/password.test.ts and lib/limits/at-least-milliseconds.test.ts look at the real ones.
jest.mock('@node-rs/argon2', () => jest.requireActual('@/tests/helpers/jest/quick-argon2'));
jest.mock('@/lib/limits/at-least-milliseconds', () => ({
  atLeastMilliseconds: jest.fn((_: number, work: Promise<unknown>) => work),
}));

if (typeof window !== 'undefined') {
  // A fifth of a second, which three of four files can do without.
  jest.requireActual('@testing-library/jest-dom');
  // Patience, not measure: a busy machine is slow, and what never comes fails all the same.
  jest
    .requireActual<{ configure: (how: object) => void }>('@testing-library/dom')
    .configure({ asyncUtilTimeout: 60_000 });
  class Observer {
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return [];
    }
  }
  Object.assign(window, { IntersectionObserver: Observer, ResizeObserver: Observer });
  window.matchMedia ??= ((query: string) => ({
    matches: false,
    media: query,
    addEventListener() {},
    removeEventListener() {},
  })) as unknown as typeof window.matchMedia;
}

// A warning of React or of ours is a failure, not noise.
const original = console.error;
beforeAll(() => {
  console.error = (...args: unknown[]) => {
    original(...args);
    throw new Error(`console.error in a test: ${String(args[0])}`);
  };
});
afterAll(() => {
  console.error = original;
});

// What holds lines to a database for ten seconds more holds everything that a file has loaded, and its worker.
afterAll(() => (globalThis as { prisma?: { $disconnect: () => Promise<void> } }).prisma?.$disconnect());
