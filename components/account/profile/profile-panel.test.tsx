/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountAnswers } from '@/content/forms/account-answers';
import { accountCommon } from '@/content/forms/common';
import { profileWords } from '@/content/forms/profile';
import { keepFormDraft } from '@/lib/forms/form-draft-storage';
import { ProfilePanel } from './profile-panel';

jest.mock('next/navigation', () => ({ usePathname: () => '/profile', useRouter: () => ({}) }));
jest.mock('@/lib/account/profile-actions', () => ({}));

const words = profileWords.en;
const session = jest.fn();
const OMAR = { username: 'Omar', email: 'omar@villa.example' };
const AISHA = { username: 'Aisha', email: 'aisha@villa.example' };
const signedIn = (user: typeof OMAR) => session.mockResolvedValue({ ok: true, json: async () => ({ user }) });

const show = () =>
  render(
    <ProfilePanel
      words={words}
      said={accountAnswers.en}
      common={accountCommon('en', ['username', 'email', 'password', 'current'])}
    />,
  );

beforeEach(() => {
  sessionStorage.clear();
  global.fetch = session;
});

test('what one account has open and typed is not there under the next', async () => {
  signedIn(OMAR);
  show();
  await userEvent.click(await screen.findByRole('button', { name: words.edit }));
  await userEvent.type(screen.getByRole('textbox', { name: /name/i }), ' of the villa');
  signedIn(AISHA);
  await act(async () => void fireEvent(document, new Event('visibilitychange')));
  expect(await screen.findByText(AISHA.username)).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('an address that waits to be confirmed is told beside the one that counts', async () => {
  signedIn({ ...OMAR, newEmail: 'omar@new.example' } as typeof OMAR);
  const { container } = show();
  expect(await screen.findByText(words.waits)).toBeVisible();
  expect([...container.querySelectorAll('dd')].map((one) => one.textContent)).toEqual([
    OMAR.username,
    OMAR.email,
    `omar@new.example${words.waits}`,
  ]);
});

test('words that were kept while the page was renewed come back to the same account alone', async () => {
  keepFormDraft(`profile-${OMAR.email}`, { username: 'Omar of the villa', email: OMAR.email });
  signedIn(AISHA);
  const { unmount } = show();
  await userEvent.click(await screen.findByRole('button', { name: words.edit }));
  expect(screen.getByRole('textbox', { name: /name/i })).toHaveValue(AISHA.username);
  unmount();
  signedIn(OMAR);
  show();
  expect(await screen.findByRole('textbox', { name: /name/i })).toHaveValue('Omar of the villa');
});

test('a profile that could not be loaded is asked for again once the device is connected', async () => {
  session.mockRejectedValue(new Error('offline'));
  show();
  expect(await screen.findByText(words.away)).toBeVisible();
  signedIn(OMAR);
  await act(async () => void fireEvent(window, new Event('online')));
  expect(await screen.findByText(OMAR.username)).toBeVisible();
});

describe('a form that is open when the session has ended elsewhere', () => {
  const name = () => screen.getByRole('textbox', { name: /name/i });
  const look = () => act(async () => void fireEvent(document, new Event('visibilitychange')));
  const signedOut = () => session.mockResolvedValue({ ok: true, json: async () => ({}) });
  async function edited(typed: string) {
    signedIn(OMAR);
    show();
    await userEvent.click(await screen.findByRole('button', { name: words.edit }));
    if (typed) await userEvent.type(name(), typed);
    signedOut();
    await look();
    expect(await screen.findByText(words.out)).toBeVisible();
  }

  test('is there again as it was typed once the same person is signed in', async () => {
    await edited(' of the villa');
    signedIn(OMAR);
    await look();
    expect(name()).toHaveValue('Omar of the villa');
  });

  test('keeps no password', async () => {
    signedIn(OMAR);
    const { container } = show();
    await userEvent.click(await screen.findByRole('button', { name: words.edit }));
    await userEvent.type(screen.getByRole('textbox', { name: /mail/i }), '.org');
    await userEvent.type(container.querySelector('#profile-current')!, 'secret words');
    signedOut();
    await look();
    expect(JSON.stringify({ ...sessionStorage })).toContain('villa.example.org');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('secret words');
  });

  test('is another person’s business for nobody', async () => {
    await edited(' of the villa');
    signedIn(AISHA);
    await look();
    expect(screen.getByText(AISHA.username)).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('is not opened again where nothing was typed, nor after it was left', async () => {
    await edited('');
    signedIn(OMAR);
    await look();
    await userEvent.click(screen.getByRole('button', { name: words.edit }));
    await userEvent.type(name(), ' of the villa');
    await userEvent.click(screen.getByRole('button', { name: words.cancel }));
    signedOut();
    await look();
    signedIn(OMAR);
    await look();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
