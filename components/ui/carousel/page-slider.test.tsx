/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { PageSlider } from './page-slider';

jest.mock('@/components/ui/loading/when-near', () => ({ whenNear: jest.fn() }));

const words = {
  ...{ previous: 'Back', next: 'On', marks: 'Pages', page: 'Page {nth}', nth: '{nth} of {total}' },
  ...{ carousel: 'carousel', slide: 'slide' },
};

test('an arrow with another key is the browser’s', () => {
  render(
    <PageSlider label="Guide" words={words}>
      <p>One</p>
      <p>Two</p>
    </PageSlider>,
  );
  const button = screen.getByRole('button', { name: 'On' });
  for (const held of ['altKey', 'ctrlKey', 'metaKey'])
    expect(fireEvent.keyDown(button, { key: 'ArrowLeft', [held]: true })).toBe(true);
});
