/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { ProjectGallery } from './project-gallery';

jest.mock('@/components/ui/lightbox/picture-gallery', () => ({
  PictureGallery: ({ items }: { items: readonly { title: string }[] }) => (
    <p>{items.map(({ title }) => title).join()}</p>
  ),
}));

const given = {
  items: [
    { id: '1', title: 'one', city: 'dubai' },
    { id: '2', title: 'two', city: 'al-ain' },
  ],
  choices: ['', 'dubai', 'al-ain'].map((value) => ({ value, label: value || 'all', count: 1, said: '' })),
} as unknown as ComponentProps<typeof ProjectGallery>;

test('the city stands in the address, and one without it shows all', () => {
  history.replaceState(null, '', '/projects?city=elsewhere');
  render(<ProjectGallery {...given} />);
  expect(screen.getByText('one,two')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: /al-ain/ }));
  expect(window.location.search).toBe('?city=al-ain');
  expect(screen.getByText('two')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: /all/ }));
  expect(window.location.href).toMatch(/\/projects$/);
  expect(screen.getByText('one,two')).toBeVisible();
  history.replaceState(null, '', '/projects?city=dubai');
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(screen.getByText('one')).toBeVisible();
});
