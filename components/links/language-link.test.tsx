/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { LanguageLink } from './language-link';

jest.mock('next/navigation', () => ({ usePathname: () => '/' }));

/** Whether the browser would ask before the page is left, once the link was pressed so. */
function asksAfter(press: MouseEventInit): boolean {
  render(
    <>
      <main>
        <form method="post">
          <textarea aria-label="message" />
        </form>
      </main>
      <LanguageLink from="en" to="ar">
        AR
      </LanguageLink>
    </>,
  );
  const link = screen.getByRole('link');
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.change(screen.getByLabelText('message'), { target: { value: 'typed' } });
  fireEvent.click(link, press);
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  return leaving.defaultPrevented;
}

test('what was typed is asked for before the page is left, not where the link opens a tab of its own', () => {
  expect(asksAfter({ ctrlKey: true })).toBe(false);
});

test('a plain press asks', () => {
  expect(asksAfter({})).toBe(true);
});
