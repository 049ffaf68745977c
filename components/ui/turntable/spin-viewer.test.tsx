/** @jest-environment jsdom */
import { act, createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { SpinViewer } from './spin-viewer';

const words = {
  left: 'Left',
  right: 'Right',
  play: 'Play',
  pause: 'Pause',
  hint: 'Drag it',
  touch: 'Drag it',
  view: 'View {view} of {count}',
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
/** Degrees from the front, by the view that is told. */
const angle = () => (Number(stage().getAttribute('aria-valuenow')) - 1) * 20;
const shown = () => stage().querySelector('img')!.getAttribute('src');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
/** At a time of its own, in milliseconds: a busy machine holds nothing still. */
function point(kind: 'pointerDown' | 'pointerMove' | 'pointerUp' | 'pointerCancel', clientX: number, at = 0) {
  const event = createEvent[kind](stage(), { clientX, button: 0, pointerId: 1, isPrimary: true });
  Object.defineProperty(event, 'timeStamp', { value: at });
  fireEvent(stage(), event);
}

beforeAll(() => {
  // jsdom has no pointer events; those of the mouse carry all that is read but for which finger is the first.
  window.PointerEvent ??= class extends MouseEvent {
    readonly isPrimary;
    constructor(type: string, { isPrimary = false, ...init }: PointerEventInit = {}) {
      super(type, init);
      this.isPrimary = isPrimary;
    }
  } as unknown as typeof PointerEvent;
  HTMLElement.prototype.setPointerCapture = () => undefined;
});
const viewer = <SpinViewer label="A villa" words={words} frames={frames} sizes="100vw" />;

let calm = false;
beforeEach(() => {
  jest.useFakeTimers();
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: calm }) as unknown as MediaQueryList;
  render(viewer);
});
afterEach(() => jest.useRealTimers());

test('keys: one view, three views, and both ends; the view is told', () => {
  const press = (key: string) => fireEvent.keyDown(stage(), { key });
  const told = () => stage().getAttribute('aria-valuetext');
  expect([stage().getAttribute('aria-valuemin'), stage().getAttribute('aria-valuemax')]).toEqual(['1', '18']);
  const walk = ['PageUp', 'ArrowUp', 'PageDown', 'ArrowDown', 'End', 'ArrowRight', 'End', 'Home'];
  const views = walk.map((key) => {
    press(key);
    return told();
  });
  expect(views).toEqual([4, 5, 2, 1, 18, 1, 18, 1].map((view) => `View ${view} of 18`));
});

test('an arrow with another key is the browser’s', () => {
  for (const held of ['altKey', 'ctrlKey', 'metaKey'])
    expect(fireEvent.keyDown(stage(), { key: 'ArrowLeft', [held]: true })).toBe(true);
  expect(angle()).toBe(0);
});

test('mounted and taken away twenty times it leaves no clock and no listener behind', () => {
  const before = jest.getTimerCount();
  const added = jest.spyOn(window, 'addEventListener');
  const removed = jest.spyOn(window, 'removeEventListener');
  for (let times = 0; times < 20; times += 1) {
    const { unmount, container } = render(viewer);
    fireEvent.click(within(container).getByRole('button', { name: 'Play' }));
    const turned = within(container).getByRole('slider');
    fireEvent.pointerDown(turned, { clientX: 300, button: 0, pointerId: 1, isPrimary: true });
    fireEvent.pointerMove(turned, { clientX: 100, pointerId: 1, isPrimary: true });
    fireEvent.pointerUp(turned, { clientX: 100, pointerId: 1, isPrimary: true });
    fireEvent.click(within(container).getByRole('button', { name: 'Play' }));
    unmount();
  }
  expect(jest.getTimerCount()).toBe(before);
  expect(removed.mock.calls.length).toBe(added.mock.calls.length);
});

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

test('held still before it is let go, it stays where it was put', () => {
  point('pointerDown', 300, 0);
  point('pointerMove', 200, 20);
  point('pointerUp', 200, 400);
  act(() => jest.advanceTimersByTime(5000));
  expect(angle()).toBe(20);
});

test('a second finger turns nothing, and a spread of both leaves it where it is', () => {
  const second = { clientX: 300, button: 0, pointerId: 2, isPrimary: false };
  point('pointerDown', 100);
  fireEvent.pointerDown(stage(), second);
  for (const by of [1, 2, 3]) {
    point('pointerMove', 100 - by);
    fireEvent.pointerMove(stage(), { ...second, clientX: 300 + by });
  }
  expect(angle()).toBe(0);
  // The browser takes both to enlarge the page.
  point('pointerMove', 40);
  point('pointerCancel', 40);
  fireEvent.pointerUp(stage(), second);
  act(() => jest.advanceTimersByTime(5000));
  expect(angle()).toBe(20);
});

test('in the HTML, which may have no scripts, it is a picture with a name and not reached by keyboard', () => {
  const holder = document.createElement('div');
  holder.innerHTML = renderToString(viewer);
  expect(within(holder).queryByRole('slider')).toBeNull();
  const picture = within(holder).getByRole('img', { name: 'A villa' });
  expect(picture).not.toHaveAttribute('tabindex');
  expect(picture).not.toHaveAttribute('aria-valuenow');
});

describe('for who asked for a page that keeps still', () => {
  beforeAll(() => (calm = true));
  afterAll(() => (calm = false));

  test('it turns with the finger, and stops with it', () => {
    point('pointerDown', 300);
    point('pointerMove', 200);
    point('pointerUp', 200);
    act(() => jest.advanceTimersByTime(5000));
    expect(angle()).toBe(20);
  });
});

test('its buttons are a group that says what they turn', () => {
  const group = screen.getByRole('group', { name: 'A villa' });
  expect(within(group).getAllByRole('button')).toHaveLength(3);
});
