import '@testing-library/jest-dom';

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
