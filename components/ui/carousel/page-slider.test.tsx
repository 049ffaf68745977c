/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import type * as React from 'react';
import { useState } from 'react';
import { PageSlider } from './page-slider';

/** Measured at once, with four pages: jsdom lays nothing out. */
jest.mock('./use-carousel', () => ({
  useCarousel: () => {
    const { useState: state, useRef } = jest.requireActual<typeof React>('react');
    const [index, setIndex] = state(0);
    const step = (by: number) => setIndex((at) => Math.min(3, Math.max(0, at + by)));
    return { ...{ viewport: useRef(null), ready: true, index, last: 3, step }, atStart: false, atEnd: false };
  },
}));

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

/** Four pages that are links; one is filled only when it is shown, as in a long catalogue. */
function Catalogue() {
  const [shown, setShown] = useState(0);
  return (
    <PageSlider label="Catalogue" words={words} onTurn={setShown}>
      {['one', 'two', 'three', 'four'].map((page, nth) =>
        nth < 2 || nth === shown ? (
          <a key={page} href={`#${page}`}>
            {page}
          </a>
        ) : (
          <div key={page} />
        ),
      )}
    </PageSlider>
  );
}

const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });

test('turned by keys on a page the focus goes on to the page that is shown', () => {
  render(<Catalogue />);
  screen.getByText('one').focus();
  const went = ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'End', 'ArrowRight', 'Home'].map((key) => {
    press(key);
    return document.activeElement?.textContent;
  });
  expect(went).toEqual(['two', 'three', 'two', 'four', 'four', 'one']);
});

test('turned from a button, also after a key that led no further, the focus stays on the button', () => {
  render(<Catalogue />);
  screen.getByText('one').focus();
  press('ArrowLeft');
  const next = screen.getByRole('button', { name: 'On' });
  next.focus();
  fireEvent.click(next);
  expect(next).toHaveFocus();
  press('ArrowRight');
  expect(next).toHaveFocus();
});
