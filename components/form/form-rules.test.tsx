/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import * as z from 'zod/mini';
import { rulesOf } from '@/lib/forms/form-rules';
import { useActionForm } from './use-action-form';

jest.mock('next/navigation', () => ({ unstable_isUnrecognizedActionError: jest.fn() }));

const schema = z.object({ name: z.string().check(z.minLength(3, 'short')) });
const load = jest.fn<Promise<typeof schema>, []>();
const rules = rulesOf(['name'], load);
const action = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  load.mockReset();
  action.mockReset().mockResolvedValue({ status: 'done' });
});
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

function TestForm() {
  const { field, form } = useActionForm({ id: 'test', rules, action, permalink: '/contact-us' });
  const { error, ...name } = field('name');
  return (
    <form {...form}>
      <input {...name} aria-label="name" />
      <p>{error}</p>
      <button>Send</button>
    </form>
  );
}

async function sendAtOnce() {
  render(<TestForm />);
  screen.getByRole('button').click();
  await pass(0);
}

test('the rules are fetched at the first sign that is typed, not with the page', () => {
  load.mockResolvedValue(schema);
  render(<TestForm />);
  expect(load).not.toHaveBeenCalled();
  act(() => screen.getByRole('textbox').focus());
  expect(load).not.toHaveBeenCalled();
  fireEvent.input(screen.getByRole('textbox'), { target: { value: 'a' } });
  expect(load).toHaveBeenCalled();
});

test('what they forbid is told at the field and not sent', async () => {
  load.mockResolvedValue(schema);
  await sendAtOnce();
  expect(screen.getByText('short')).toBeInTheDocument();
  expect(action).not.toHaveBeenCalled();
});

test('what a program filled in without an event is judged and sent as it is seen', async () => {
  load.mockResolvedValue(schema);
  render(<TestForm />);
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
  set!.call(screen.getByRole('textbox'), 'Mariam');
  screen.getByRole('button').click();
  await pass(0);
  expect(screen.queryByText('short')).not.toBeInTheDocument();
  expect((action.mock.calls[0] as [unknown, FormData])[1].get('name')).toBe('Mariam');
});

test('where they cannot be had the server judges', async () => {
  load.mockRejectedValue(new Error('offline'));
  await sendAtOnce();
  expect(action).toHaveBeenCalledTimes(1);
});

test('where they dawdle the server judges after 3 s', async () => {
  load.mockReturnValue(new Promise(() => undefined));
  await sendAtOnce();
  expect(action).not.toHaveBeenCalled();
  await pass(3000);
  expect(action).toHaveBeenCalledTimes(1);
});
