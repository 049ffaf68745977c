/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from '@/components/ui/message/toast';
import { enquiryCommon } from '@/content/forms/common';
import { gateForm } from '@/content/forms/gate';
import type { FormState } from '@/lib/forms/form-state';
import { owesContactInfo, readContactInfo } from '@/lib/enquiry/contact-info';
import { sendGateAction } from '@/lib/enquiry/actions';
import { ContactGate } from './contact-gate';
import { gateRules } from '@/lib/enquiry/form-rules';
import { haveRulesAtHand } from '@/tests/helpers/jest/rules-at-hand';

const words = gateForm.en;

const push = jest.fn();
jest.mock('next/navigation', () => ({
  useRouter: () => ({ push }),
  usePathname: () => '/expirence-model',
}));
jest.mock('@/lib/enquiry/actions', () => ({ sendGateAction: jest.fn() }));
jest.mock('@/components/ui/message/toast', () => ({ toast: jest.fn() }));

const action = jest.mocked(sendGateAction);
const INFO = { fullName: 'Omar Saif', email: 'omar@villa.example', phone: '0501234567', message: '' };
const FAULTY: FormState = {
  status: 'failed',
  code: 'invalid',
  fieldErrors: { phone: 'phoneWrong' },
  values: {},
};
const FAILED: FormState = { status: 'failed', code: 'not-saved', fieldErrors: {}, values: {} };

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const box = (name: string) => screen.getByRole('textbox', { name });
const behind = () => screen.getByText('behind').parentElement;
/** The page, and on it the form, as whoever presses for it sees it. */
async function show() {
  const shown = render(
    <ContactGate
      words={words}
      common={enquiryCommon('en')}
      lost="It could not be loaded."
      stills={<p>stills</p>}
    >
      <p>behind</p>
    </ContactGate>,
  );
  await act(async () => screen.queryByRole('button', { name: words.ask })?.click());
  return shown;
}

async function fillIn() {
  await user.type(box(words.fields.fullName), INFO.fullName);
  await user.type(box(words.fields.email), INFO.email);
  await user.type(box(words.fields.phone), INFO.phone);
  // The rules answer a few steps after the press.
  await act(async () => screen.getByRole('button', { name: words.submit }).click());
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

haveRulesAtHand(gateRules);

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false;
  };
});

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  push.mockReset();
  action.mockReset().mockResolvedValue({ status: 'done' });
});
afterEach(() => jest.useRealTimers());

let mockIsLost = false;
jest.mock('./gate-form', () => {
  const real = jest.requireActual<object>('./gate-form');
  return {
    ...real,
    get GateForm() {
      if (mockIsLost) throw new Error('offline');
      return (real as { GateForm: unknown }).GateForm;
    },
  };
});

test('the form lost, the page says so, and the next press asks for it anew', async () => {
  mockIsLost = true;
  await show();
  expect(screen.getByRole('alert')).toHaveTextContent('It could not be loaded.');
  mockIsLost = false;
  await act(async () => screen.getByRole('button', { name: words.ask }).click());
  expect(screen.queryByRole('alert')).toBeNull();
  expect(box(words.fields.fullName)).toBeVisible();
});

test('asks for three details, each in the stated words, and sends nothing without them', async () => {
  await show();
  expect(behind()).toHaveClass('hidden');
  await user.click(await screen.findByRole('button', { name: words.submit }));
  await pass(0);
  expect(box(words.fields.fullName)).toHaveAccessibleDescription('Full name is required');
  expect(box(words.fields.email)).toHaveAccessibleDescription('Email is required');
  expect(box(words.fields.phone)).toHaveAccessibleDescription('Phone number is required');
  await user.type(box(words.fields.email), 'nobody');
  await user.click(screen.getByRole('button', { name: words.submit }));
  await pass(0);
  expect(box(words.fields.email)).toHaveAccessibleDescription('Please enter a valid email');
  expect(action).not.toHaveBeenCalled();
});

test('opens 1.5 s after sending, says so, and remembers the details on the device', async () => {
  await show();
  await fillIn();
  await pass(1400);
  expect(behind()).toHaveClass('hidden');
  expect(readContactInfo()).toBeNull();
  await pass(200);
  expect(behind()).not.toHaveClass('hidden');
  expect(behind()).toHaveFocus();
  expect(readContactInfo()).toEqual(INFO);
  expect(toast).toHaveBeenCalledWith('success', 'Your Contact Info has been sent successfully!');
  expect(owesContactInfo()).toBe(false);
});

test.each([0, 3000])(
  'says what became of them where it is heard, not below the dialog: told after %i ms',
  async (ms) => {
    action.mockImplementation(() => new Promise((done) => setTimeout(() => done(FAILED), ms)));
    const open: boolean[] = [];
    jest
      .mocked(toast)
      .mockReset()
      .mockImplementation(() => {
        open.push(document.querySelector('dialog[open]') !== null);
      });
    await show();
    await fillIn();
    await pass(1400);
    expect(open).toEqual([]);
    await pass(3000);
    expect(open).toEqual([false]);
  },
);

test('opens although sending failed, says so, and sends again on the next visit', async () => {
  action.mockResolvedValue(FAILED);
  const { unmount } = await show();
  await fillIn();
  await pass(1600);
  expect(behind()).not.toHaveClass('hidden');
  expect(toast).toHaveBeenCalledWith('error', 'Failed to send your request. Please try again.');
  expect(owesContactInfo()).toBe(true);
  unmount();
  action.mockClear().mockResolvedValue({ status: 'done' });
  await show();
  await pass(0);
  expect(behind()).not.toHaveClass('hidden');
  expect(Object.fromEntries(action.mock.calls[0]![1])).toEqual({
    ...INFO,
    page: '/',
    lang: '',
    source: '{}',
  });
  expect(owesContactInfo()).toBe(false);
});

test.each([0, 3000])('details the server finds faulty are asked for again: told after %i ms', async (ms) => {
  action.mockImplementation(() => new Promise((done) => setTimeout(() => done(FAULTY), ms)));
  const { unmount } = await show();
  await fillIn();
  await pass(1600);
  expect(behind()).not.toHaveClass('hidden');
  await pass(3000);
  expect(behind()).not.toHaveClass('hidden');
  expect([readContactInfo(), owesContactInfo()]).toEqual([null, false]);
  unmount();
  action.mockClear();
  await show();
  expect(action).not.toHaveBeenCalled();
  expect(box(words.fields.fullName)).toBeVisible();
});

test('faulty details that are owed from before are sent once and no more', async () => {
  localStorage.setItem('userContactInfo', JSON.stringify(INFO));
  localStorage.setItem('userContactInfoOwed', '1');
  action.mockResolvedValue(FAULTY);
  await show();
  await pass(0);
  expect(action).toHaveBeenCalledTimes(1);
  expect([readContactInfo(), owesContactInfo()]).toEqual([null, false]);
});

test('does not ask who left the details before', async () => {
  localStorage.setItem('userContactInfo', JSON.stringify(INFO));
  await show();
  await pass(0);
  expect(behind()).not.toHaveClass('hidden');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(action).not.toHaveBeenCalled();
});

test('opens where the details were left in another tab meanwhile', async () => {
  await show();
  expect(behind()).toHaveClass('hidden');
  localStorage.setItem('userContactInfo', JSON.stringify(INFO));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'userContactInfo' })));
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(behind()).not.toHaveClass('hidden');
});

test('the close control leaves the visitor there; cancel leads home', async () => {
  await show();
  await user.click(screen.getByRole('button', { name: words.close }));
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(push).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: words.ask }));
  await user.click(screen.getByRole('button', { name: words.cancel }));
  expect(push).toHaveBeenCalledWith('/');
  expect(readContactInfo()).toBeNull();
});

test('what was typed stands there again after closing or loading the page anew, and goes once it is sent', async () => {
  const { unmount } = await show();
  await user.type(box(words.fields.fullName), INFO.fullName);
  await user.type(box(words.fields.message), 'Two villas');
  await user.click(screen.getByRole('button', { name: words.close }));
  await user.click(screen.getByRole('button', { name: words.ask }));
  expect(box(words.fields.fullName)).toHaveValue(INFO.fullName);
  unmount();
  await show();
  expect(box(words.fields.message)).toHaveValue('Two villas');
  await user.clear(box(words.fields.fullName));
  await fillIn();
  await pass(1600);
  expect(readContactInfo()).toEqual({ ...INFO, message: 'Two villas' });
  expect(sessionStorage.getItem('keptWords:gate-draft')).toBeNull();
});

test.each(['nonsense', '{}', '{"fullName":1}', 'null'])(
  'what the device holds is not trusted: %s',
  (kept) => {
    localStorage.setItem('userContactInfo', kept);
    expect(readContactInfo()).toBeNull();
  },
);
