/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { standTranslation } from './translated-texts';

/** Whether the translation takes the texts away, or puts them into its elements. */
const WAYS = ['takes texts away', 'wraps texts'] as const;

function translate(within: Node, way: (typeof WAYS)[number]): void {
  const walk = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walk.nextNode()) texts.push(walk.currentNode as Text);
  for (const text of texts) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    outer.append(inner);
    text.replaceWith(outer);
    if (way === 'wraps texts') inner.append(text);
    else inner.textContent = `«${text.data}»`;
  }
}

const seen = () => screen.getByTestId('said').textContent?.replace(/[«»]/g, '');

function Said({ words, more }: { words: string; more?: string }) {
  return (
    <p data-testid="said">
      {words}
      {more && <b>{more}</b>}
      {more ? ' end' : null}
    </p>
  );
}

/** Lets those who watch the page see a change. */
const watched = () => act(() => Promise.resolve());

beforeAll(() => standTranslation());

describe.each(WAYS)('a translation that %s', (way) => {
  test('does not hide what is said anew', async () => {
    const { rerender } = render(<Said words="Send" more="now" />);
    translate(document.body, way);
    await watched();
    rerender(<Said words="Sending" more="now" />);
    await watched();
    expect(seen()).toBe('Sendingnow end');
  });

  test('does not keep what is taken away, nor break the page', async () => {
    const { rerender, unmount } = render(<Said words="Send" more="now" />);
    translate(document.body, way);
    await watched();
    rerender(<Said words="Send" />);
    await watched();
    expect(seen()).toBe('Send');
    unmount();
    expect(document.body).toHaveTextContent('');
  });

  test('does not displace what comes before a text', async () => {
    const { rerender } = render(
      <p data-testid="said">
        {null}
        {'last'}
      </p>,
    );
    translate(document.body, way);
    await watched();
    rerender(
      <p data-testid="said">
        <b>first </b>
        {'last'}
      </p>,
    );
    expect(seen()).toBe('first last');
  });
});

test('what belongs elsewhere is still refused', () => {
  expect(() => document.body.removeChild(null as unknown as Node)).toThrow(TypeError);
});
