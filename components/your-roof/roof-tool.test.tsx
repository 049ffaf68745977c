/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { fill } from '@/lib/site/fill';
import {
  answering,
  corners,
  engineOf,
  finger,
  newPage,
  next,
  settled,
  show,
  touch,
  words,
} from '@/tests/helpers/jest/roof-tool';

beforeEach(newPage);

test('four touches and the first again make a side, whose corners are drawn to the edges; undo takes that back', async () => {
  show(engineOf().engine);
  expect(screen.getByText(words.corners.none)).toBeInTheDocument();
  for (const [x, y] of [
    [200, 300],
    [600, 300],
    [500, 150],
    [300, 150],
  ] as const)
    touch(x, y);
  expect(corners()).toHaveLength(0);
  touch(202, 302);
  await screen.findByText(/by up to 5 pixels/);
  expect(corners()[0]).toHaveAccessibleName(/at 20% and 45%/);
  await settled();
  fireEvent.click(screen.getByRole('button', { name: words.undo }));
  expect(corners()[0]).toHaveAccessibleName(/at 20% and 44%/);
  await settled();
  fireEvent.click(screen.getByRole('button', { name: words.undo }));
  expect(corners()).toHaveLength(0);
  await settled();
  fireEvent.click(screen.getByRole('button', { name: words.redo }));
  expect(corners()).toHaveLength(4);
  await settled();
});

test('nothing is said of corners that were taken back before they could be drawn to an edge', async () => {
  let answer = () => {};
  show(answering(engineOf(), 'snap', () => new Promise((resolve) => (answer = resolve))));
  for (const [x, y] of [
    [200, 300],
    [600, 300],
    [500, 150],
  ] as const)
    touch(x, y);
  fireEvent.click(screen.getByRole('button', { name: words.corners.close }));
  // The closing, and three corners.
  for (let times = 0; times < 4; times++) fireEvent.click(screen.getByRole('button', { name: words.undo }));
  await act(async () => answer());
  await settled();
  expect(screen.queryByText(fill(words.corners.snapped, { pixels: 5 }))).toBeNull();
});

test('in the form the keys take back what was written; elsewhere the roof, of which a new picture is made', async () => {
  const { engine, asked } = engineOf();
  show(engine);
  fireEvent.click(screen.getByRole('button', { name: words.corners.template }));
  fireEvent.keyDown(corners()[2]!, { key: 'ArrowUp', shiftKey: true });
  for (const step of ['before', 'tile', 'keep'] as const) next(step);
  await screen.findByRole('button', { name: words.keep.save });
  const saved = () => asked.filter((ask) => ask === 'save').length;
  const [kept, before] = [localStorage.getItem('yourRoof'), saved()];
  const back = { key: 'z', ctrlKey: true };
  // Not kept from the browser.
  expect(fireEvent.keyDown(screen.getByLabelText('message'), back)).toBe(true);
  await settled();
  expect(localStorage.getItem('yourRoof')).toBe(kept);
  expect(saved()).toBe(before);

  expect(fireEvent.keyDown(screen.getByRole('heading', { name: words.keep.title }), back)).toBe(false);
  expect(localStorage.getItem('yourRoof')).not.toBe(kept);
  // To be saved, and to be sent.
  await waitFor(() => expect(saved()).toBe(before + 2));
  expect(await screen.findByRole('button', { name: words.keep.save })).not.toHaveAttribute('aria-disabled');
});

test('from an outline to a picture that can be kept, sent and found again', async () => {
  const { engine, asked } = engineOf();
  show(engine);
  fireEvent.click(screen.getByRole('button', { name: words.corners.template }));
  fireEvent.keyDown(corners()[2]!, { key: 'ArrowUp', shiftKey: true });
  expect(corners()[2]).toHaveAccessibleName(/at 60% and 35%/);
  next('before');
  // Whoever goes on by keys begins at the head of the step.
  expect(screen.getByRole('heading', { name: words.before.title })).toHaveFocus();
  await screen.findByText(fill(words.before.found, { percent: 12 }));
  fireEvent.click(screen.getByRole('radio', { name: words.before.roof }));
  fireEvent.keyDown(screen.getByRole('button', { name: /^Brush at 50% and 50%/ }), { key: 'Enter' });
  next('tile');
  fireEvent.click(await screen.findByRole('radio', { name: 'Duna Beige' }));
  await screen.findByRole('group', { name: fill(words.tile.canvas, { tile: 'Duna Beige' }) });
  await screen.findByText(words.tile.after);
  fireEvent.click(screen.getByRole('button', { name: words.tile.pin }));
  // Its words say what a press does: it is not pressed besides.
  expect(screen.getByRole('button', { name: words.tile.unpin })).not.toHaveAttribute('aria-pressed');
  fireEvent.click(screen.getByRole('radio', { name: 'Duna Brown' }));
  await waitFor(() => expect(screen.getAllByText('Duna Beige').length).toBeGreaterThan(1));
  expect(screen.queryByText('send photo')).toBeNull();
  next('keep');
  expect(screen.getByRole('heading', { name: words.keep.title })).toHaveFocus();
  await screen.findByRole('button', { name: words.keep.save });
  expect(screen.getByText('send photo')).toBeVisible();
  expect(asked).toContain('save');
  const kept = JSON.parse(localStorage.getItem('yourRoof')!);
  expect(kept).toMatchObject({ tile: 'cobert-duna-brown', step: 'keep' });
  expect(kept.marks.strokes).toHaveLength(1);
  expect(window.location.hash).toBe('#keep');
  await settled();
});

test('a stroke goes to where the finger is lifted, and another finger draws nothing; undo takes it back', async () => {
  show(engineOf().engine);
  fireEvent.click(screen.getByRole('button', { name: words.corners.template }));
  next('before');
  const brush = screen.getByRole('button', { name: /^Brush at/ });
  finger(brush, ['down', 400, 200]);
  finger(brush, ['move', 700, 600], false);
  finger(brush, ['up', 700, 600], false);
  // So quick that nothing was told on the way.
  finger(brush, ['up', 500, 240]);
  const strokes = () => JSON.parse(localStorage.getItem('yourRoof')!).marks.strokes;
  expect(strokes()).toMatchObject([
    {
      kind: 'out',
      points: [
        { x: 400, y: 200 },
        { x: 500, y: 240 },
      ],
    },
  ]);
  fireEvent.click(screen.getByRole('button', { name: words.undo }));
  expect(strokes()).toEqual([]);
  await settled();
});

test('what shows no true colour is refused with the ready villas and the form; what is only far is told', async () => {
  const { unmount } = show(engineOf(['night']).engine);
  fireEvent.click(screen.getByRole('button', { name: words.corners.template }));
  next('before');
  await screen.findByText(words.reasons.night);
  expect(screen.getByRole('link', { name: words.villas })).toHaveAttribute('href', '/expirence-now');
  expect(screen.getByText('send photo')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Next/ })).toBeNull();
  unmount();

  history.replaceState(null, '', '/your-roof');
  localStorage.clear();
  show(engineOf(['estimate']).engine);
  fireEvent.click(screen.getByRole('button', { name: words.corners.template }));
  next('before');
  await screen.findByText(words.reasons.estimate);
  next('tile');
  expect(await screen.findByText(words.tile.after)).toBeInTheDocument();
  await settled();
});

test('at the last step back the focus goes on to the step forward', async () => {
  show(engineOf().engine);
  fireEvent.click(screen.getByRole('button', { name: words.corners.template }));
  const [undo, redo] = [words.undo, words.redo].map((name) => screen.getByRole('button', { name }));
  undo!.focus();
  fireEvent.click(undo!);
  expect(redo).toHaveFocus();
  await settled();
});
