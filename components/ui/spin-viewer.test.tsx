import { act, fireEvent, render, screen } from '@testing-library/react';
import { SpinViewer } from './spin-viewer';

const words = {
  left: 'Left',
  right: 'Right',
  play: 'Play',
  pause: 'Pause',
  hint: 'Drag it',
  degrees: 'degrees',
};
const frames = Array.from({ length: 18 }, (_, nth) => ({
  alt: '',
  avif: `/turn-${nth}-320.avif 320w`,
  webp: `/turn-${nth}.webp`,
  width: 3,
  height: 2,
  tone: '#000',
}));

const stage = () => screen.getByRole('slider', { name: 'A villa' });
const angle = () => Number(stage().getAttribute('aria-valuenow'));
const shown = () => stage().querySelector('img')!.getAttribute('src');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const point = (kind: 'pointerDown' | 'pointerMove' | 'pointerUp', clientX: number) =>
  fireEvent[kind](stage(), { clientX, button: 0, pointerId: 1 });

beforeAll(() => {
  // jsdom has no pointer events; those of the mouse carry all that is read.
  window.PointerEvent ??= MouseEvent as unknown as typeof PointerEvent;
  HTMLElement.prototype.setPointerCapture = () => undefined;
});
beforeEach(() => {
  jest.useFakeTimers();
  render(<SpinViewer label="A villa" words={words} frames={frames} sizes="100vw" />);
});
afterEach(() => jest.useRealTimers());

test('one press is one of 18 pictures, round and back', () => {
  press('Right');
  expect([angle(), shown()]).toEqual([20, '/turn-1.webp']);
  press('Left');
  press('Left');
  expect([angle(), shown()]).toEqual([340, '/turn-17.webp']);
  fireEvent.keyDown(stage(), { key: 'ArrowRight' });
  expect(angle()).toBe(0);
});

test('by itself it goes on every 200 ms until it is stopped', () => {
  press('Play');
  act(() => jest.advanceTimersByTime(199));
  expect(angle()).toBe(0);
  act(() => jest.advanceTimersByTime(401));
  expect(angle()).toBe(60);
  press('Pause');
  act(() => jest.advanceTimersByTime(2000));
  expect(angle()).toBe(60);
});

test('dragging turns it 0.2 degrees a pixel, stops its own turning, and swings out', () => {
  press('Play');
  point('pointerDown', 300);
  expect(screen.getByRole('button', { name: 'Play' })).toBeInTheDocument();
  point('pointerMove', 200);
  expect(angle()).toBe(20);
  point('pointerMove', 100);
  expect(angle()).toBe(40);
  point('pointerUp', 100);
  act(() => jest.advanceTimersByTime(5000));
  // 20 degrees a frame at the end, 92 % of it at each frame after that.
  expect(angle()).toBe((40 + 220) % 360);
  act(() => jest.advanceTimersByTime(5000));
  expect(angle()).toBe(260);
});
