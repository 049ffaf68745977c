/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { unstable_isUnrecognizedActionError } from 'next/navigation';
import * as z from 'zod/mini';
import type { FormState } from '@/lib/forms/form-state';
import { rulesOf } from '@/lib/forms/form-rules';
import { hasFormDraft, renewPage } from '@/lib/forms/form-draft-storage';
import { useActionForm } from './use-action-form';

jest.mock('next/navigation', () => ({ unstable_isUnrecognizedActionError: jest.fn() }));
jest.mock('@/lib/forms/form-draft-storage', () => ({
  ...jest.requireActual('@/lib/forms/form-draft-storage'),
  renewPage: jest.fn(),
}));

const DONE: FormState = { status: 'done' };
const schema = z.object({ name: z.string(), secret: z.string(), agreed: z.optional(z.string()) });
const rules = rulesOf(['name', 'secret', 'agreed'], () => Promise.resolve(schema));
const action = jest.fn();
const onAnswer = jest.fn();
const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const box = (label: string) => screen.getByLabelText(label);
const send = async () => {
  await user.click(screen.getByRole('button'));
  await pass(0);
};

function TestForm() {
  const { state, pending, field, form } = useActionForm({
    id: 'test',
    rules,
    action,
    permalink: '/contact-us',
    onAnswer,
  });
  return (
    <form {...form}>
      {state.status === 'failed' && (
        <p role="alert" tabIndex={-1}>
          {state.code}
        </p>
      )}
      <Input field={field('name')} />
      <Input field={field('secret')} autoComplete="new-password" />
      <input type="checkbox" name="agreed" aria-label="agreed" value="on" />
      <button aria-disabled={pending}>Send</button>
    </form>
  );
}

const Input = ({ field, autoComplete }: { field: { id: string; name: string }; autoComplete?: string }) => (
  <input {...field} aria-label={field.name} autoComplete={autoComplete} />
);

/** An action whose answers are given by hand, in any order. */
function answeredByHand() {
  const answers: ((state: FormState) => void)[] = [];
  action.mockImplementation(() => new Promise((done) => answers.push(done)));
  return (at: number, state: FormState) => act(async () => answers[at]!(state));
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  sessionStorage.clear();
  jest.mocked(unstable_isUnrecognizedActionError).mockReturnValue(false);
});
afterEach(() => jest.useRealTimers());

test('no answer within 20 s: told in an alert, the words stay, and the next try is sent', async () => {
  const answer = answeredByHand();
  render(<TestForm />);
  await user.type(box('name'), 'Mariam');
  await send();
  await pass(19_000);
  expect(screen.queryByRole('alert')).toBeNull();
  await pass(1_000);
  expect(screen.getByRole('alert')).toHaveTextContent('unanswered');
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(box('name')).toHaveValue('Mariam');
  await send();
  expect(action).toHaveBeenCalledTimes(2);
  await answer(1, DONE);
  expect(onAnswer).toHaveBeenLastCalledWith(DONE, expect.anything());
  onAnswer.mockClear();
  await answer(0, DONE);
  expect(onAnswer).not.toHaveBeenCalled();
});

test('an answer that comes late after all counts, unless something else stands there by now', async () => {
  const answer = answeredByHand();
  render(<TestForm />);
  await user.type(box('name'), 'Mariam');
  await send();
  await pass(20_000);
  await answer(0, DONE);
  expect(onAnswer).toHaveBeenLastCalledWith(DONE, expect.anything());
  expect(screen.queryByRole('alert')).toBeNull();

  await user.type(box('name'), 'Omar');
  await send();
  await pass(20_000);
  await user.type(box('name'), ' Saif');
  await answer(1, DONE);
  expect(box('name')).toHaveValue('Omar Saif');
  expect(screen.getByRole('alert')).toHaveTextContent('unanswered');
});

test('a page out of date is loaded anew; the words are there again, passwords are not', async () => {
  jest.mocked(unstable_isUnrecognizedActionError).mockReturnValue(true);
  action.mockRejectedValue(new Error('unknown'));
  const { unmount } = render(<TestForm />);
  await user.type(box('name'), 'Mariam');
  await user.type(box('secret'), 'Clay tiles 1976');
  await user.click(box('agreed'));
  await send();
  expect(renewPage).toHaveBeenCalledTimes(1);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Clay');
  unmount();

  render(<TestForm />);
  expect(screen.getByRole('alert')).toHaveTextContent('renewed');
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(box('name')).toHaveValue('Mariam');
  expect(box('secret')).toHaveValue('');
  expect(box('agreed')).toBeChecked();
  expect(hasFormDraft('test')).toBe(false);

  action.mockResolvedValue(DONE);
  await send();
  expect(Object.fromEntries(action.mock.lastCall![1])).toMatchObject({ name: 'Mariam', agreed: 'on' });
  expect(onAnswer).toHaveBeenLastCalledWith(DONE, expect.anything());
});

test('a page that is unknown twice in a row is not loaded for ever', async () => {
  jest.mocked(unstable_isUnrecognizedActionError).mockReturnValue(true);
  action.mockRejectedValue(new Error('unknown'));
  sessionStorage.setItem('keptWords:test', JSON.stringify({ name: 'Mariam' }));
  render(<TestForm />);
  await send();
  expect(renewPage).not.toHaveBeenCalled();
  expect(screen.getByRole('alert')).toHaveTextContent('unexpected');
  expect(box('name')).toHaveValue('Mariam');
});

test('a form that found no turn at the server says so', async () => {
  jest.mocked(unstable_isUnrecognizedActionError).mockReturnValue(false);
  action.mockRejectedValue(new Error('busy'));
  render(<TestForm />);
  await send();
  expect(screen.getByRole('alert')).toHaveTextContent('busy');
});

test('where the browser keeps nothing, the words stay and the page does not go', async () => {
  jest.mocked(unstable_isUnrecognizedActionError).mockReturnValue(true);
  action.mockRejectedValue(new Error('unknown'));
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  render(<TestForm />);
  await user.type(box('name'), 'Mariam');
  await send();
  expect(renewPage).not.toHaveBeenCalled();
  expect(screen.getByRole('alert')).toHaveTextContent('unexpected');
  expect(box('name')).toHaveValue('Mariam');
  full.mockRestore();
});
