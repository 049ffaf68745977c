/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Earlier } from './earlier';

const words = { one: 'Add {count} product', other: 'Add {count} products' };

/** A page with a link for each product that takes it away, and one that stays. */
const page = (ids: string[], onlyDifferences = false) => (
  <>
    <h1 id="compared" tabIndex={-1}>
      Compare
    </h1>
    <a href="#only">Only differences</a>
    {ids.map((id) => (
      <a key={id} href={`#without-${id}`}>
        {id}
      </a>
    ))}
    <Earlier
      ids={ids}
      onlyDifferences={onlyDifferences}
      room={4 - ids.length}
      words={words}
      heading="compared"
    />
  </>
);
const heading = () => screen.getByRole('heading');

beforeEach(() => sessionStorage.clear());

test('the focus goes on to the heading when what was pressed went with its product', () => {
  const { rerender } = render(page(['a', 'b', 'c']));
  expect(document.body).toHaveFocus();
  for (const left of [['b', 'c'], ['c'], []]) {
    screen.getAllByRole('link')[1]!.focus();
    rerender(page(left));
    expect(heading()).toHaveFocus();
  }
});

test('what is still there keeps it, and a page drawn again with the same products takes it from nowhere', () => {
  const { rerender } = render(page(['a', 'b']));
  rerender(page(['a', 'b']));
  expect(document.body).toHaveFocus();
  screen.getByText('Only differences').focus();
  rerender(page(['b']));
  expect(screen.getByText('Only differences')).toHaveFocus();
});

test('what this tab compared before is offered with what is compared now', () => {
  const { rerender } = render(page(['a']));
  rerender(page(['b']));
  expect(screen.getByRole('link', { name: 'Add 1 product' })).toHaveAttribute('href', '/compare?p=a&p=b');
  rerender(page(['b'], true));
  expect(screen.getByRole('link', { name: 'Add 1 product' })).toHaveAttribute(
    'href',
    '/compare?p=a&p=b&only=differences',
  );
});
