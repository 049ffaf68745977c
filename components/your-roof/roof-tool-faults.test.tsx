/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { fill } from '@/lib/site/fill';
import { NothingLeft } from '@/lib/your-roof/picture/types';
import {
  answering,
  engineOf,
  newPage,
  next,
  settled,
  show,
  touch,
  words,
} from '@/tests/helpers/jest/roof-tool';

beforeEach(newPage);

test('a side that is begun holds nothing back: its photograph is looked at, and is told not to count', async () => {
  let answer = () => {};
  const look = () => new Promise<void>((resolve) => (answer = resolve));
  show(answering(engineOf(), 'look', look));
  fireEvent.click(screen.getByRole('button', { name: words.corners.template }));
  expect(screen.queryByText(words.corners.begun)).toBeNull();
  // Before the engine has looked.
  touch(900, 60);
  expect(screen.getByText(words.corners.begun)).toBeVisible();
  next('before');
  await act(async () => answer());
  expect(screen.getByText(fill(words.before.found, { percent: 12 }))).toBeVisible();
  next('tile');
  expect(await screen.findByText(words.tile.after)).toBeVisible();
  next('keep');
  expect(await screen.findByRole('button', { name: words.keep.save })).toBeVisible();
});

test('a side that is begun after the roof was looked at leaves the brush at work, and lets no night photograph by', async () => {
  const { engine, asked } = engineOf();
  const { unmount } = show(engine);
  fireEvent.click(screen.getByRole('button', { name: words.corners.template }));
  await settled();
  touch(900, 60);
  next('before');
  await settled();
  const looks = () => asked.filter((ask) => ask === 'look').length;
  const before = looks();
  fireEvent.keyDown(screen.getByRole('button', { name: /^Brush at 50% and 50%/ }), { key: 'Enter' });
  await waitFor(() => expect(looks()).toBe(before + 1));
  unmount();

  newPage();
  show(engineOf(['night']).engine);
  fireEvent.click(screen.getByRole('button', { name: words.corners.template }));
  await settled();
  touch(900, 60);
  next('before');
  await screen.findByText(words.reasons.night);
  expect(screen.queryByRole('button', { name: /^Next/ })).toBeNull();
});

test('only a roof of which nothing is left is called too small; an engine that ended says so, and offers nothing', async () => {
  const { unmount } = show(answering(engineOf(), 'look', () => Promise.reject(new NothingLeft('no roof'))));
  fireEvent.click(screen.getByRole('button', { name: words.corners.template }));
  next('before');
  await screen.findByText(words.reasons.small);
  expect(screen.queryByText(words.before.finding)).toBeNull();
  unmount();

  for (const broken of ['look', 'lay'] as const) {
    newPage();
    const ended = () => Promise.reject(new Error('The worker ended.'));
    const page = show(answering(engineOf(), broken, ended));
    fireEvent.click(screen.getByRole('button', { name: words.corners.template }));
    next('before');
    if (broken === 'lay') next('tile');
    await screen.findByText(words.broken.title);
    expect(screen.queryByText(words.reasons.small)).toBeNull();
    expect(screen.queryByText(broken === 'look' ? words.before.finding : words.tile.working)).toBeNull();
    expect(screen.queryByRole('button', { name: /^Next/ })).toBeNull();
    expect(screen.queryByRole('button', { name: words.tile.pin })).toBeNull();
    page.unmount();
  }
});

test('a tile that is pressed to be compared with before it is laid is the one that is compared, not the one before', async () => {
  const waiting: (() => void)[] = [];
  show(answering(engineOf(), 'lay', () => new Promise((resolve) => waiting.push(resolve))));
  const answer = () => act(async () => waiting.shift()?.());
  fireEvent.click(screen.getByRole('button', { name: words.corners.template }));
  next('before');
  next('tile');
  await waitFor(() => expect(waiting).toHaveLength(1));
  // Before the first picture of the roof is there.
  fireEvent.click(screen.getByRole('button', { name: words.tile.pin }));
  expect(screen.getByRole('button', { name: words.tile.unpin })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: words.tile.unpin }));
  await answer();
  fireEvent.click(await screen.findByRole('radio', { name: 'Duna Beige' }));
  fireEvent.click(screen.getByRole('button', { name: words.tile.pin }));
  await answer();
  fireEvent.click(screen.getByRole('radio', { name: 'Duna Brown' }));
  await answer();
  // Over the picture and in the list.
  await waitFor(() => expect(screen.getAllByText('Duna Beige')).toHaveLength(2));
});
