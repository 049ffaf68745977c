import '@testing-library/jest-dom';

// Before anything of ours reads it.
const databases = process.env.WORKER_DATABASES?.split(' ') ?? [];
process.env.DATABASE_URL = databases[Number(process.env.JEST_WORKER_ID ?? 1) - 1] ?? databases[0];

if (typeof window !== 'undefined') {
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
