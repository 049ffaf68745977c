/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Film } from './film';

const sources = { mp4: '/a.mp4', webm: '/a.webm', captions: '/a.vtt', lang: 'en', poster: '/a.webp' };
const words = { label: 'Film', captions: 'English' };

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
