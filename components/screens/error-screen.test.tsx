/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorScreen } from './error-screen';

const show = (error: Error & { digest?: string }, onAgain = () => {}) =>
  render(<ErrorScreen lang="en" error={error} onAgain={onAgain} />);

it('shows the stated words with the text of an error of the browser', () => {
  show(new Error('Tile 7 is not defined'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Unexpected Application Error!');
  expect(screen.getByText('Tile 7 is not defined')).toBeVisible();
});

it('shows the number of an error of the server, never its text', () => {
  show(Object.assign(new Error('connect ECONNREFUSED 10.0.0.7'), { digest: '3141592653' }));
  expect(screen.getByText(/3141592653/)).toBeVisible();
  expect(screen.queryByText(/ECONNREFUSED/)).not.toBeInTheDocument();
});

it('offers to try again, the home page and the telephone', async () => {
  const again = jest.fn();
  show(new Error(''), again);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(again).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  expect(screen.getAllByRole('link').at(-1)?.getAttribute('href')).toMatch(/^tel:\+\d+$/);
});
