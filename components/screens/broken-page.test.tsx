/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { brokenPage } from './broken-page';
import { ErrorScreen } from './error-screen';

const error = new Error('Tile 7 is not defined');

it('says at once that the page broke and by what, then the rest in the language of the page', async () => {
  const Page = brokenPage(() => Promise.resolve(ErrorScreen));
  render(<Page lang="ar" error={error} onAgain={() => {}} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('حدث خطأ غير متوقع');
  expect(screen.getByRole('alert')).toHaveTextContent('Tile 7 is not defined');
  expect(await screen.findByRole('button', { name: 'المحاولة من جديد' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'الرئيسية' })).toHaveAttribute('href', '/ar');
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

it('keeps what it said, with the telephone, where the rest cannot be had', async () => {
  const Page = brokenPage(() => Promise.reject(new Error('Failed to load chunk')));
  await act(async () => void render(<Page lang="en" error={error} onAgain={() => {}} />));
  expect(screen.getByRole('heading')).toHaveTextContent('Unexpected Application Error!');
  expect(screen.getByRole('alert')).toHaveTextContent('Tile 7 is not defined');
  expect(screen.getByRole('link').getAttribute('href')).toMatch(/^tel:\+\d+$/);
});
