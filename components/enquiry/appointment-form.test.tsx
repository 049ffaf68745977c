/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { company } from '@/content/company';
import { enquiryCommon } from '@/content/forms/common';
import { appointmentForm } from '@/content/forms/appointment';
import { photoField } from '@/content/forms/photo-field';
import { fieldWords } from '@/content/forms/field-words';
import { HONEYPOT, type FormState } from '@/lib/forms/form-state';
import { sendAppointmentAction } from '@/lib/enquiry/actions';
import { AppointmentForm } from './appointment-form';
import { appointmentRules } from '@/lib/enquiry/form-rules';
import { haveRulesAtHand } from '@/tests/helpers/jest/rules-at-hand';

const words = appointmentForm.en;

jest.mock('next/navigation', () => ({ usePathname: () => '/installers' }));
jest.mock('@/lib/enquiry/actions', () => ({ sendAppointmentAction: jest.fn() }));
const action = jest.mocked(sendAppointmentAction);
const show = () =>
  render(<AppointmentForm words={words} photoWords={photoField.en} common={enquiryCommon('en')} />);
const box = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label });
const { name, email, phone } = words.fields;
const values = () => [name, email, phone].map(({ label }) => box(label).value);
const typed = ['Omar', 'omar@villa.example', '050 123 4567'];

const fillIn = async () => {
  for (const [index, { label }] of [name, email, phone].entries())
    await userEvent.type(box(label), typed[index]!);
};
const submit = () => userEvent.click(screen.getByRole('button'));
const failed = (code: 'not-saved' | 'invalid', fieldErrors = {}): FormState => ({
  status: 'failed',
  code,
  fieldErrors,
  values: {},
});
const isAbove = (first: Element, second: Element) =>
  Boolean(first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING);

haveRulesAtHand(appointmentRules);

let log: jest.SpyInstance;
beforeEach(() => {
  sessionStorage.clear();
  action.mockReset().mockResolvedValue({ status: 'done' });
  log = jest.spyOn(console, 'log').mockReturnValue();
});
afterEach(() => log.mockRestore());

test('asks for a name, an email and a phone number, and takes words about the roof', () => {
  show();
  expect(screen.getAllByRole('textbox')).toHaveLength(4);
  expect(box(words.fields.message.label)).not.toBeRequired();
  expect(box(email.label)).toHaveAttribute('type', 'email');
  expect(box(phone.label)).toHaveAttribute('type', 'tel');
  for (const { label } of [name, email, phone]) expect(box(label)).toBeRequired();
});

test('all three are required, said at the fields, with the focus on the first', async () => {
  show();
  await submit();
  expect(box(name.label)).toHaveAccessibleDescription(fieldWords.en.nameMissing);
  expect(box(email.label)).toHaveAccessibleDescription(fieldWords.en.emailMissing);
  expect(box(phone.label)).toHaveAccessibleDescription(fieldWords.en.phoneMissing);
  expect(box(name.label)).toHaveFocus();
  expect(action).not.toHaveBeenCalled();
});

test('success is said in the stated words above the form, logged, and the form is empty again', async () => {
  show();
  await fillIn();
  await submit();
  const said = await screen.findByRole('heading', {
    name: 'Your appointment request has been sent successfully!',
  });
  expect(said).toHaveFocus();
  expect(isAbove(said, box(name.label))).toBe(true);
  expect(values()).toEqual(['', '', '']);
  expect(log).toHaveBeenCalledWith('Your appointment request has been sent successfully!');
  expect(Object.fromEntries(action.mock.calls[0]![1])).toEqual({
    name: typed[0],
    email: typed[1],
    phone: typed[2],
    message: '',
    [HONEYPOT]: '',
    page: '/installers',
    lang: 'en',
    source: '{}',
  });
});

test('failure is said in the stated words above the form, logged, and keeps what was typed', async () => {
  action.mockResolvedValue(failed('not-saved'));
  show();
  await fillIn();
  await submit();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Failed to send your request. Please try again.');
  expect(alert).toHaveFocus();
  expect(isAbove(alert, box(name.label))).toBe(true);
  expect(values()).toEqual(typed);
  expect(screen.getByRole('link', { name: company.phone })).toBeInTheDocument();
  expect(log).toHaveBeenCalledWith(expect.stringContaining('Failed to send your request. Please try again.'));
});

test('the words of success go when the next request is wrong', async () => {
  show();
  await fillIn();
  await submit();
  await screen.findByRole('status');
  await submit();
  await waitFor(() => expect(box(name.label)).toHaveAccessibleDescription(fieldWords.en.nameMissing));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('a second request is sent with its own words, and nothing stands above it as if it were sent', async () => {
  show();
  await fillIn();
  await submit();
  await screen.findByRole('status');
  await userEvent.type(box(name.label), 'Aisha');
  await userEvent.type(box(email.label), 'a@villa.example');
  expect(screen.queryByRole('status')).toBeNull();
  expect(box(email.label)).toHaveValue('a@villa.example');
  await userEvent.type(box(phone.label), '0561234567');
  await submit();
  await waitFor(() => expect(action).toHaveBeenCalledTimes(2));
  expect(action.mock.calls[1]![1].get('name')).toBe('Aisha');
  expect(await screen.findByRole('heading', { name: words.done.title })).toHaveFocus();
});

test('what was typed stands there again after a link and Back, and goes once it was sent', async () => {
  const { unmount } = show();
  await fillIn();
  unmount();
  const again = show();
  expect(values()).toEqual(typed);
  await submit();
  await screen.findByRole('status');
  again.unmount();
  show();
  expect(values()).toEqual(['', '', '']);
});

test('success is said though somebody wrote on while it was under way', async () => {
  let answer: (state: FormState) => void = () => {};
  action.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  show();
  await fillIn();
  await submit();
  await waitFor(() => expect(action).toHaveBeenCalled());
  await userEvent.clear(box(email.label));
  answer({ status: 'done' });
  expect(await screen.findByRole('heading', { name: words.done.title })).toHaveFocus();
});
