/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { enquiryWords } from '@/content/forms/enquiry-words';
import { yourRoofPage } from '@/content/pages/tools/your-roof';
import { tileData } from './tile-data';
import type { RoofToolProps } from './tool-props';
import { YourRoof } from './your-roof';

const stop = jest.fn();
jest.mock('./engine/start-engine', () => ({
  prepareEngine: () => undefined,
  takeEngine: () => ({
    ask: (ask: string) =>
      Promise.resolve(
        ask === 'open' ? { ok: true, size: { width: 1024, height: 683 }, view: {} } : new Blob(['copy']),
      ),
    stop: () => stop(),
  }),
}));
const mockKept = new Map<string, unknown>();
jest.mock('@/lib/photo/device-store', () => ({
  quietly: (start: () => Promise<unknown>) => start().catch(() => null),
  putKept: (database: string, value: unknown) => Promise.resolve(mockKept.set(database, value)),
  dropKept: (database: string) => Promise.resolve(mockKept.delete(database)),
  readKept: (database: string) => Promise.resolve(mockKept.get(database)),
}));
// Stands for the tool, which comes later.
let mockIsLost = false;
jest.mock('./tool-in-english', () => ({
  get ToolInEnglish() {
    if (mockIsLost) throw new Error('offline');
    return function Tool({ opened }: RoofToolProps) {
      return <p>open at {opened.first?.step ?? 'corners'}</p>;
    };
  },
}));

const { tool } = yourRoofPage.en;
/** What was asked for is fetched, opened and drawn. */
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 100)));

/** Presses for the sample, which comes when the function that is given back is called. */
function pressSample() {
  let answer = () => {};
  const sample = { ok: true, blob: () => Promise.resolve(new Blob(['sample'])) };
  Object.assign(globalThis, {
    fetch: () => new Promise((resolve) => (answer = () => resolve(sample))),
  });
  const page = render(
    <YourRoof
      lang="en"
      words={tool}
      data={tileData('en')}
      sample={{ files: ['/sample.avif'], planes: [], tile: 'tile' }}
      add={enquiryWords.en.add}
      aside="example/your-roof"
      send={null}
      tips={null}
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: tool.sample }));
  return { ...page, answer: () => answer() };
}

test('what draws it lost, the page stays and says so, and the next press opens it', async () => {
  mockIsLost = true;
  const { answer } = pressSample();
  answer();
  await settled();
  expect(screen.getByText(tool.sampleFailed)).toBeInTheDocument();
  mockIsLost = false;
  fireEvent.click(screen.getByRole('button', { name: tool.sample }));
  await settled();
  answer();
  await settled();
  expect(screen.getByText(/^open at/)).toBeInTheDocument();
});

test('a sample that comes after the page was left changes nothing of the next one', async () => {
  const { unmount, answer } = pressSample();
  await settled();
  unmount();
  window.history.replaceState(null, '', '/elsewhere');
  mockKept.set('your-roof', 'kept before');
  answer();
  await settled();
  expect([window.location.hash, mockKept.get('your-roof')]).toEqual(['', 'kept before']);
  mockKept.clear();
  localStorage.clear();
});

test('a sample that comes after a photograph of one’s own changes nothing of it', async () => {
  const { container, answer } = pressSample();
  await settled();
  fireEvent.change(container.querySelector('input[type=file]')!, {
    target: { files: [new File(['own'], 'own.jpg', { type: 'image/jpeg' })] },
  });
  await settled();
  expect(screen.getByText('open at corners')).toBeInTheDocument();
  const before = [window.location.hash, localStorage.getItem('yourRoof'), mockKept.get('your-roof')];
  expect(before).toEqual(['#corners', expect.any(String), expect.anything()]);

  answer();
  await settled();
  expect(screen.getByText('open at corners')).toBeInTheDocument();
  expect([window.location.hash, localStorage.getItem('yourRoof'), mockKept.get('your-roof')]).toEqual(before);
  expect(stop).toHaveBeenCalled();
});
