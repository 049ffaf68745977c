/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { NewsDialog } from './news-dialog';

const item = {
  id: 'roof',
  title: 'A roof is laid',
  description: '',
  date: 'March 1976',
  picture: { alt: 'A roof', avif: '/a-320.avif 320w', webp: '/a.webp', width: 3, height: 2, tone: '#000' },
};

const show = (given: Partial<typeof item>) =>
  render(<NewsDialog item={{ ...item, ...given }} close="Close" onClose={jest.fn()} />);

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
});

test('shows title, picture, date and description, and takes the focus to its way out', () => {
  show({ description: 'Course above course.' });
  expect(screen.getByRole('heading', { name: item.title })).toBeVisible();
  expect(screen.getByRole('img', { name: item.picture.alt })).toBeVisible();
  expect(screen.getByText(item.date)).toBeVisible();
  expect(screen.getByText('Course above course.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
});

test('an event without a description leaves no empty line', () => {
  const { container } = show({});
  expect([...container.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([item.date]);
});
