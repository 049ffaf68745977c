/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { languageOffer } from '@/content/shell/language-offer';
import { LanguageOffer } from './language-offer';
import { DISMISSED_LANGUAGE } from './use-dismissal';

jest.mock('next/navigation', () => ({ usePathname: () => '/product/bricks' }));

const asks = (...languages: string[]) => jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
const line = () => screen.queryByRole('complementary', { name: languageOffer.name });

async function show() {
  const shown = render(<LanguageOffer />);
  await act(async () => void (await import('./language-line')));
  return shown;
}

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test.each([
  ['Arabic alone', ['ar-AE'], true],
  ['Arabic before English', ['fr', 'ar', 'en-GB'], true],
  ['English before Arabic', ['en-GB', 'ar'], false],
  ['neither', ['fr', 'de'], false],
])('a browser that asks for %s: %j, offered %s', async (_, languages, isOffered) => {
  asks(...languages);
  await show();
  expect(line() !== null).toBe(isOffered);
});

test('it leads to the same page, with what stands behind its address', async () => {
  asks('ar');
  window.history.replaceState(null, '', '/product/bricks?category=a#b');
  await show();
  const link = screen.getByRole('link');
  expect(link).toHaveAttribute('href', '/ar/product/bricks');
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  expect(link).toHaveAttribute('href', '/ar/product/bricks?category=a#b');
});

test('closed, it never comes again', async () => {
  asks('ar');
  const { unmount } = await show();
  await userEvent.click(screen.getByRole('button', { name: languageOffer.close }));
  expect(line()).toBeNull();
  expect(localStorage.getItem(DISMISSED_LANGUAGE)).toBe('true');
  unmount();
  await show();
  expect(line()).toBeNull();
});

test.each([
  ['', false],
  ['two roofs', true],
])('what was typed in a form, %j, has the browser ask before it leaves: %s', async (typed, asksFirst) => {
  asks('ar');
  await show();
  const main = document.createElement('main');
  main.innerHTML = '<form method="POST"><input type="hidden" value="x"><textarea></textarea></form>';
  document.body.append(main);
  main.querySelector('textarea')!.value = typed;
  const link = screen.getByRole('link');
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(asksFirst);
  main.remove();
});
