/** @jest-environment jsdom */
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enquiryCommon } from '@/content/forms/common';
import { appointmentForm } from '@/content/forms/appointment';
import { photoField } from '@/content/forms/photo-field';
import { failureWords } from '@/content/shell/messages';
import { sendAppointmentAction } from '@/lib/enquiry/actions';
import { appointmentRules } from '@/lib/enquiry/form-rules';
import { copyOf } from '@/lib/photo/small-copy';
import { haveRulesAtHand } from '@/tests/helpers/jest/rules-at-hand';
import { AppointmentForm } from './appointment-form';

const words = photoField.en;

jest.mock('next/navigation', () => ({ usePathname: () => '/installers' }));
jest.mock('@/lib/enquiry/actions', () => ({ sendAppointmentAction: jest.fn() }));
jest.mock('@/lib/photo/small-copy', () => ({ copyOf: jest.fn() }));
const action = jest.mocked(sendAppointmentAction);
const copy = jest.mocked(copyOf);

haveRulesAtHand(appointmentRules);

beforeEach(() => {
  sessionStorage.clear();
  action.mockReset().mockResolvedValue({ status: 'done' });
  copy.mockReset().mockResolvedValue(new Blob(['x'.repeat(41_200)], { type: 'image/jpeg' }));
  jest.spyOn(console, 'log').mockReturnValue();
  render(<AppointmentForm words={appointmentForm.en} photoWords={words} common={enquiryCommon('en')} />);
});
afterEach(() => jest.restoreAllMocks());

const field = () => screen.getByLabelText<HTMLInputElement>(words.label);
const file = (name: string) => new File(['pixels'], name, { type: 'image/jpeg' });
const choose = (name: string) => userEvent.upload(field(), file(name));
const send = async () => {
  const texts = ['Omar', 'omar@villa.example', '050 123 4567'];
  const boxes = screen.getAllByRole('textbox');
  for (const [at, text] of texts.entries()) await userEvent.type(boxes[at]!, text);
  await userEvent.click(screen.getByRole('button', { name: appointmentForm.en.submit }));
  await waitFor(() => expect(action).toHaveBeenCalled());
};
const sent = () => action.mock.lastCall![1].get('photo') as File | null;

test('a picture is named with what will be sent, goes along as a copy, and is gone once the form was taken', async () => {
  await choose('roof.jpg');
  expect(await screen.findByText('\u2068roof.jpg\u2069: 42 KB will be sent')).toBeVisible();
  await send();
  expect(sent()).toMatchObject({ name: 'photo.jpg', size: 41_200 });
  await waitFor(() => expect(screen.queryByText(/roof\.jpg/)).toBeNull());
  await send();
  expect(sent()).toBeNull();
});

test('what the field does not take is sent by email, from there', () => {
  expect(screen.getByRole('link', { name: 'Email a PDF or CAD drawing' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:/),
  );
});

test('a form that is sent before the copy is drawn waits for it', async () => {
  let finish: (blob: Blob) => void = () => {};
  copy.mockReturnValue(new Promise((done) => (finish = done)));
  await choose('roof.jpg');
  expect(screen.getByText(words.reading)).toBeVisible();
  const sending = send();
  await waitFor(() => expect(copy).toHaveBeenCalled());
  finish(new Blob(['later']));
  await sending;
  expect(sent()?.size).toBe(5);
});

test('a file that is no picture is told at the field, and the form goes without it', async () => {
  copy.mockRejectedValue(new Error('no picture'));
  await choose('plan.jpg');
  await waitFor(() => expect(field()).toHaveAccessibleDescription(`${words.help} ${words.wrong}`));
  expect(field()).toBeInvalid();
  await send();
  expect(sent()).toBeNull();
});

test('a file that proves to be no picture while the form waits is told, unsent; the next press goes without it', async () => {
  let fail: (reason: Error) => void = () => {};
  copy.mockReturnValue(new Promise((_, refuse) => (fail = refuse)));
  await choose('plan.jpg');
  const sending = send();
  const button = screen.getByRole('button', { name: appointmentForm.en.submit });
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled'));
  fail(new Error('no picture'));
  expect(await screen.findByRole('alert')).toHaveTextContent(failureWords.en.photo.title);
  expect(field()).toBeInvalid();
  expect(action).not.toHaveBeenCalled();
  await userEvent.click(button);
  await sending;
  expect(sent()).toBeNull();
});

test('a page that came anew says that the picture has to be chosen again', async () => {
  const lost = 'If you had chosen a file, please choose it again: it was not kept.';
  expect(screen.queryByText(lost)).toBeNull();
  cleanup();
  sessionStorage.setItem('keptWords:appointment', '{"name":"Omar"}');
  render(<AppointmentForm words={appointmentForm.en} photoWords={words} common={enquiryCommon('en')} />);
  expect(await screen.findByText(lost)).not.toHaveClass('hidden');
  await choose('roof.jpg');
  expect(screen.queryByText(lost)).toBeNull();
});

test('an answer into this page keeps the picture; one that came with its page says the same without scripts', async () => {
  action.mockResolvedValue({ status: 'failed', code: 'not-saved', fieldErrors: {}, values: {} });
  await send();
  await screen.findByRole('alert');
  expect(screen.getByText(/please choose it again/)).toHaveClass('hidden', 'noscript:block');
});

test('what was removed, or replaced before its copy was drawn, is not sent', async () => {
  let late: (blob: Blob) => void = () => {};
  copy.mockReturnValueOnce(new Promise((done) => (late = done)));
  await choose('first.jpg');
  await choose('second.jpg');
  late(new Blob(['late']));
  expect(await screen.findByText(/second\.jpg/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: words.remove }));
  expect(field()).toHaveFocus();
  await send();
  expect(sent()).toBeNull();
});
