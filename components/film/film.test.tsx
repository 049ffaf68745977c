/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Film } from './film';

const sources = { mp4: '/a.mp4', webm: '/a.webm', captions: '/a.vtt', lang: 'en', poster: '/a.webp' };
const words = { label: 'Film', captions: 'English', failed: 'It could not be loaded' };

/** The page with a film on it, and the film once it is asked for. */
async function pressed() {
  const view = render(
    <Film sources={sources} words={words}>
      <picture>
        <img src="/still.avif" alt="" />
      </picture>
      <span>Play the film</span>
    </Film>,
  );
  Object.defineProperty(view.container.querySelector('img'), 'currentSrc', { value: '/still.avif' });
  await userEvent.click(screen.getByRole('button', { name: /^Play the film/ }));
  const film = screen.getByLabelText<HTMLVideoElement>('Film');
  // Browsers focus a film with controls, jsdom does not.
  film.tabIndex = 0;
  film.focus();
  return { ...view, film };
}

test('no film stands in the page before the press; then it plays, silent, with captions', async () => {
  const { container } = render(
    <Film sources={sources} words={words}>
      <span>Play the film</span>
    </Film>,
  );
  expect(container.querySelector('video')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^Play the film/ }));
  const film = screen.getByLabelText<HTMLVideoElement>('Film');
  expect(film).toHaveAttribute('controls');
  expect(film.muted).toBe(true);
  expect([...film.querySelectorAll('source')].map(({ type }) => type)).toEqual(['video/webm', 'video/mp4']);
  expect(film.querySelector('track')).toHaveAttribute('src', '/a.vtt');
  expect(screen.queryByText('Play the film')).toBeNull();
});

test('until it begins the still stands there', async () => {
  expect((await pressed()).film).toHaveAttribute('poster', '/still.avif');
});

test.each([
  ['no file of it comes', (film: HTMLVideoElement) => film.querySelector('source:last-of-type')!],
  ['it breaks off', (film: HTMLVideoElement) => film],
])('when %s the still is back, with a word and the focus, and can be pressed again', async (_, broken) => {
  const { film } = await pressed();
  // Another file may still be had.
  fireEvent.error(film.querySelector('source')!);
  expect(film).toBeInTheDocument();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  fireEvent.error(broken(film));
  expect(screen.queryByLabelText('Film')).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('It could not be loaded');
  const button = screen.getByRole('button', { name: /^Play the film/ });
  expect(button).toHaveFocus();
  await userEvent.click(button);
  expect(screen.getByLabelText('Film')).toBeVisible();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('who has gone on meanwhile keeps the focus', async () => {
  const { film } = await pressed();
  const elsewhere = document.body.appendChild(document.createElement('button'));
  elsewhere.focus();
  fireEvent.error(film);
  expect(elsewhere).toHaveFocus();
  elsewhere.remove();
});
