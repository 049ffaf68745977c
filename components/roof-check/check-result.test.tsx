/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { roofCheckPage } from '@/content/pages/tools/roof-check';
import { regionOf } from '@/lib/roof-check/region';
import { verdictOf, type Finding, type Word } from '@/lib/roof-check/verdict';
import { CheckResult } from './check-result';

const words = roofCheckPage.en.check.result;
// Handed over already: nothing is left to paint.
const copy = { width: 0, height: 0 } as ImageBitmap;
const region = regionOf(Float32Array.from({ length: 100 }, (_, at) => (at < 40 ? 4 : -3)));

const LIKELY: Finding = { width: 1600, height: 1200, outcome: 'likely', likelihood: 0.973, region };

async function show(finding: Finding, word: Word = null) {
  const onWord = jest.fn();
  const state = { status: 'found', file: new File(['x'], 'roof.jpg'), finding, copy } as const;
  const view = render(
    <CheckResult
      state={state}
      verdict={verdictOf(finding, word)}
      word={word}
      onWord={onWord}
      words={words}
    />,
  );
  // The outline comes when it is needed.
  await act(async () => void (await import('./outline')));
  return { onWord, outline: () => view.container.querySelector('figure svg path') };
}

test('a roof: said, with its likelihood, where it was seen, and a way to say no', async () => {
  const { onWord, outline } = await show(LIKELY);
  expect(screen.getByRole('status')).toHaveTextContent(`${words.suitable}${words.seen}`);
  expect(screen.getByText('About 97%')).toBeVisible();
  expect(outline()).not.toBeNull();
  expect(screen.getByText(/about 3\d% of the photo, around its top\.$/)).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: words.where.show, pressed: true }));
  expect(outline()).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: words.correct }));
  expect(onWord).toHaveBeenCalledWith('none');
});

test('what the visitor calls no roof is not outlined', async () => {
  const { outline } = await show(LIKELY, 'none');
  expect(outline()).toBeNull();
  expect(screen.getByText(words.byWordNo)).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(words.discarded);
});

test('in doubt, and where the browser gives no pixels, the visitor is asked', async () => {
  const doubtful: Finding = { ...LIKELY, outcome: 'unsure', likelihood: 0.5, region: null };
  const { onWord } = await show(doubtful);
  expect(screen.getByRole('status')).toHaveTextContent(`${words.question}${words.doubt}`);
  fireEvent.click(screen.getByRole('button', { name: words.confirm }));
  expect(onWord).toHaveBeenCalledWith('roof');
  await show({ ...doubtful, likelihood: null });
  expect(screen.getByText(words.blind)).toBeVisible();
  expect(screen.getAllByText(words.likelihood)).toHaveLength(1);
});

test.each([
  [1000, 1200, false],
  [1200, 1000, false],
  [1001, 1001, true],
])('%d × %d pixels', async (width, height, isLarge) => {
  await show({ ...LIKELY, width, height });
  const status = screen.getByRole('status');
  expect(status).toHaveTextContent(isLarge ? words.suitable : words.unsuitable);
  if (!isLarge) expect(status).toHaveTextContent('larger than 1000 × 1000 pixels');
});
