/** @jest-environment jsdom */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { fallback } from '@/content/assistant/answers';
import { chat } from '@/content/assistant/words';
import { path } from '@/content/routes';
import { assistantContent } from '@/lib/assistant/assistant-content';
import { Assistant } from './assistant';
import { TYPING } from './use-conversation';

const words = chat.en;
const button = () => screen.getByRole('button', { name: words.open });
const panel = () => screen.queryByRole('region', { name: words.title });
const input = () => screen.getByLabelText(words.input);
const log = () => screen.getByRole('log');
const reply = (name: string) => within(log()).getByRole('button', { name });
const said = () => [...log().querySelectorAll('[data-from]')].map((one) => one.getAttribute('data-from'));
const pass = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));

let coarse = false;
beforeAll(() => {
  window.fetch = (async () => ({
    ok: true,
    json: async () => assistantContent('en'),
  })) as unknown as typeof fetch;
  window.matchMedia = ((query: string) => ({
    matches: query.includes('coarse') && coarse,
  })) as unknown as typeof window.matchMedia;
});

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  coarse = false;
});
afterEach(() => jest.useRealTimers());

const show = () =>
  render(
    <Assistant lang="en" words={words} href={path('contact', 'en')} phone="+971 6 555 0101" sign={<i />} />,
  );
async function press() {
  await act(async () => {
    fireEvent.click(button());
    await import('./assistant-panel');
  });
}
async function opened() {
  const shown = show();
  await press();
  return shown;
}
const type = (text: string) => fireEvent.change(input(), { target: { value: text } });
const enter = () => fireEvent.submit(input().closest('form')!);

test('is a link to the contact page that opens a panel, takes the focus in and gives it back', async () => {
  show();
  expect(button()).toHaveAttribute('href', path('contact', 'en'));
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  await press();
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  expect(input()).toHaveFocus();
  fireEvent.keyDown(input(), { key: 'Escape' });
  expect(panel()).toBeNull();
  expect(button()).toHaveFocus();
  fireEvent.keyDown(button(), { key: ' ' });
  expect(panel()).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: words.close }));
  expect(panel()).toBeNull();
  expect(button()).toHaveFocus();
});

test('pressed again while it is on its way, it is fetched once', async () => {
  const fetched = jest.spyOn(window, 'fetch');
  show();
  await act(async () => {
    fireEvent.click(button());
    fireEvent.click(button());
    await import('./assistant-panel');
  });
  expect(panel()).toBeVisible();
  expect(fetched).toHaveBeenCalledTimes(1);
  fetched.mockRestore();
});

test('opened by a finger it brings up no keys', async () => {
  coarse = true;
  await opened();
  expect(panel()).toHaveFocus();
});

test('begins with a welcome and the four replies of the specification', async () => {
  await opened();
  expect(log()).toHaveAttribute('aria-live', 'polite');
  expect(
    within(log())
      .getAllByRole('button')
      .map((one) => one.textContent),
  ).toEqual(['Products & Brands', 'Contact Info', 'Services', 'Locations']);
  expect(input()).toHaveAttribute('placeholder', 'Ask about products, services, or locations...');
  expect(panel()).toHaveTextContent('Building Materials Specialist');
  expect(panel()).toHaveTextContent(/Powered by .+ Building Materials Expert$/);
  expect(panel()).toHaveAccessibleName(/Assistant$/);
});

test('what is blank is not sent', async () => {
  await opened();
  for (const blank of ['', '   ', '\t']) {
    type(blank);
    expect(screen.getByRole('button', { name: words.send })).toBeDisabled();
    enter();
  }
  await pass(TYPING);
  expect(said()).toEqual(['bot']);
});

test('a reply comes after 1500 ms, and until then it is being written', async () => {
  expect(TYPING).toBe(1500);
  await opened();
  type('Where are you?');
  enter();
  expect(input()).toHaveValue('');
  expect(said()).toEqual(['bot', 'user']);
  expect(screen.getByText(words.typing)).toBeInTheDocument();
  await pass(1499);
  expect(said()).toEqual(['bot', 'user']);
  await pass(1);
  expect(said()).toEqual(['bot', 'user', 'bot']);
  expect(screen.queryByText(words.typing)).toBeNull();
});

test('a quick reply is sent as it reads, and leaves what is being typed', async () => {
  await opened();
  type('half a sen');
  fireEvent.click(reply('Locations'));
  expect(input()).toHaveValue('half a sen');
  await pass(TYPING);
  expect(log()).toHaveTextContent('Industrial Area 6');
});

test('a quick reply leaves the focus in the conversation, where Escape closes it', async () => {
  await opened();
  const focus = jest.spyOn(log(), 'focus');
  const pressed = reply('Locations');
  pressed.focus();
  fireEvent.click(pressed);
  expect(log()).toHaveFocus();
  expect(focus).toHaveBeenCalledWith({ preventScroll: true });
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
  expect(panel()).toBeNull();
});

test('several messages each get their reply', async () => {
  await opened();
  for (const text of ['services', 'brands']) {
    type(text);
    enter();
    await pass(500);
  }
  await pass(1000);
  expect(said()).toEqual(['bot', 'user', 'user', 'bot', 'bot']);
});

test('markup is shown as text', async () => {
  await opened();
  type('<img src=x onerror=alert(1)>');
  enter();
  await pass(TYPING);
  expect(log().querySelector('img')).toBeNull();
  expect(log()).toHaveTextContent('<img src=x onerror=alert(1)>');
  expect(log()).toHaveTextContent(fallback.en.text);
});

test('the conversation stays for the tab, and a message left without a reply gets one', async () => {
  const first = await opened();
  type('services');
  enter();
  first.unmount();
  await opened();
  expect(said()).toEqual(['bot', 'user']);
  expect(screen.getByText(words.typing)).toBeInTheDocument();
  await pass(TYPING);
  expect(said()).toEqual(['bot', 'user', 'bot']);
});

test('a reply comes also while the panel is closed', async () => {
  await opened();
  fireEvent.click(reply('Services'));
  fireEvent.keyDown(input(), { key: 'Escape' });
  await pass(TYPING);
  await press();
  expect(said()).toEqual(['bot', 'user', 'bot']);
});

test('cleared, it begins again, and a reply on its way never comes', async () => {
  await opened();
  fireEvent.click(reply('Services'));
  fireEvent.click(screen.getByRole('button', { name: words.clear }));
  await pass(TYPING);
  expect(said()).toEqual(['bot']);
  // Nothing the visitor said is left, so nothing is kept.
  expect(sessionStorage.getItem('conversation')).toBeNull();
});

test('erased on the page about privacy, it is gone here too and does not come back', async () => {
  await opened();
  fireEvent.click(reply('Services'));
  await pass(TYPING);
  expect(sessionStorage.getItem('conversation')).toContain('"user"');
  sessionStorage.clear();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
  expect(said()).toEqual(['bot']);
  expect(sessionStorage.getItem('conversation')).toBeNull();
});

test('a page that comes back shows what was said since, and keeps it', async () => {
  await opened();
  fireEvent.click(reply('Services'));
  await pass(TYPING);
  const since = JSON.parse(sessionStorage.getItem('conversation')!) as object[];
  const more = ['user', 'bot'].map((sender, at) => ({ id: `later-${at}`, sender, text: 'x', timestamp: at }));
  sessionStorage.setItem('conversation', JSON.stringify([...since, ...more]));
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  expect(said()).toEqual(['bot', 'user', 'bot', 'user', 'bot']);
  expect(sessionStorage.getItem('conversation')).toContain('later-1');
});

test('a kept conversation that was tampered with is not shown', async () => {
  const bad = [
    {
      id: '1',
      sender: 'bot',
      text: 'x',
      timestamp: 1,
      parts: [{ lines: [{ text: 'y', href: 'javascript:0' }] }],
    },
  ];
  sessionStorage.setItem('conversation', JSON.stringify(bad));
  await opened();
  expect(log()).toHaveTextContent(words.welcome.text);
});
