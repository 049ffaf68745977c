/** @jest-environment jsdom */
import { sampleHouse } from '@/content/media/sample-house';
import type { Opened } from './opened';

/* The engine stands in: it opens whatever it is given, half as large as the marks of the sample are meant for. */
jest.mock('../engine/start-engine', () => ({
  takeEngine: () => ({
    ask: (ask: string) =>
      Promise.resolve(ask === 'open' ? { ok: true, size: { width: 512, height: 342 }, view: {} } : null),
    stop: () => undefined,
  }),
}));

test('the roof of the sample is marked where it is, however large its file', async () => {
  const { openSample } = await import('./open-photo');
  Object.assign(globalThis, {
    fetch: () => Promise.resolve({ ok: true, blob: () => new Blob(['picture']) }),
  });
  const found = (await openSample({ ...sampleHouse, files: ['/sample.avif'] }, () => true)) as Opened;
  const [{ x, y }] = sampleHouse.planes[0]!.corners as [{ x: number; y: number }];
  expect(found.first!.marks.planes[0]!.corners[0]).toEqual({ x: x / 2, y: y / 2 });
  expect(found.first!.step).toBe('tile');
  expect(window.location.hash).toBe('#tile');
});
