/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { SpaceViewer } from './space-viewer';

jest.mock('./open-viewer', () => ({}));

const words = {
  open: 'Open',
  about: 'a tile',
  loading: 'Loading',
  ready: 'Ready',
  failed: 'Failed',
  offline: 'Offline',
  again: 'Again',
  inRoom: 'In your room',
  model: 'A tile in 3D',
  views: {},
};

/** The element is of another's making: what takes keys is inside it. */
async function opened() {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({} as never);
  const { container } = render(
    <>
      <SpaceViewer src="/m.glb" whole="/whole.glb" beside="" words={words} lead="To turn">
        <i />
      </SpaceViewer>
      <input aria-label="Elsewhere" />
    </>,
  );
  screen.getByRole('link').focus();
  await act(async () => void fireEvent.click(screen.getByRole('link')));
  const viewer = container.querySelector('model-viewer')!;
  const stage = viewer.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'));
  stage.tabIndex = 0;
  const focus = jest.spyOn(stage, 'focus');
  return { focus, load: () => act(() => void fireEvent(viewer, new Event('load'))) };
}

test('opened by the keys it is turned by the keys, and the page stays where it is', async () => {
  const { focus, load } = await opened();
  load();
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
});

test('whoever went on while it was loading is not called back', async () => {
  const { focus, load } = await opened();
  screen.getByLabelText('Elsewhere').focus();
  load();
  expect(screen.getByText(words.ready)).toBeVisible();
  expect(focus).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Elsewhere')).toHaveFocus();
});

test('without a picture the frame comes with the press, in view', async () => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({} as never);
  const inView = jest.fn();
  HTMLElement.prototype.scrollIntoView = inView;
  const { container } = render(
    <SpaceViewer src="/m.glb" whole="/whole.glb" beside="" words={words} lead="To turn" />,
  );
  expect(container.querySelector('.aspect-landscape')).toBeNull();
  await act(async () => void fireEvent.click(screen.getByRole('link')));
  expect(container.querySelector('.aspect-landscape model-viewer')).not.toBeNull();
  expect(inView.mock.calls).toEqual([[{ block: 'nearest' }]]);
  // One that failed leaves no empty frame.
  act(() => void fireEvent(container.querySelector('model-viewer')!, new Event('error')));
  expect(container.querySelector('.aspect-landscape')).toBeNull();
});
