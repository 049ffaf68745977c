/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import userEvent from '@testing-library/user-event';
import { company } from '@/content/company';
import { enquiryCommon } from '@/content/forms/common';
import { contactForm } from '@/content/forms/contact';
import { fieldWords } from '@/content/forms/field-words';
import { failureWords } from '@/content/shell/messages';
import { HONEYPOT, PRESSED_AGAIN, type FormState } from '@/lib/forms/form-state';
import { sendContactAction } from '@/lib/enquiry/actions';
import { ContactForm } from './contact-form';
import { contactRules } from '@/lib/enquiry/form-rules';
import { ATTACHMENT_FIELD } from '@/lib/enquiry-attachment/attachment';
import { keepAttachment, keptAttachment } from '@/lib/enquiry-attachment/kept-attachment';
import { haveRulesAtHand } from '@/tests/helpers/jest/rules-at-hand';

const words = contactForm.en;

jest.mock('next/navigation', () => ({
  usePathname: () => '/contact-us',
  unstable_isUnrecognizedActionError: () => false,
}));
jest.mock('@/lib/enquiry/actions', () => ({ sendContactAction: jest.fn() }));
const action = jest.mocked(sendContactAction);
const show = () => render(<ContactForm words={words} common={enquiryCommon('en')} />);
const box = (label: string) => screen.getByRole('textbox', { name: label });
const { name, email, phone, message } = words.fields;

const fillIn = async () => {
  await userEvent.type(box(name.label), 'Mariam');
  await userEvent.type(box(phone.label), '050 123 4567');
  await userEvent.type(box(message.label), 'Two roofs');
};
const submit = () => userEvent.click(screen.getByRole('button'));
const failed = (code: 'not-saved' | 'throttled' | 'invalid', fieldErrors = {}): FormState => ({
  status: 'failed',
  code,
  fieldErrors,
  values: {},
});

haveRulesAtHand(contactRules);

let log: jest.SpyInstance;
beforeEach(() => {
  sessionStorage.clear();
  action.mockReset().mockResolvedValue({ status: 'done' });
  log = jest.spyOn(console, 'log').mockReturnValue();
});
afterEach(() => log.mockRestore());

test('a blank form is told what is missing, at the fields, with the focus on the first', async () => {
  show();
  await submit();
  expect(box(name.label)).toHaveAccessibleDescription(fieldWords.en.nameMissing);
  expect(box(email.label)).toHaveAccessibleDescription(fieldWords.en.wayBackMissing);
  // The fault of two fields marks both, and takes the place of the hint.
  expect(box(phone.label)).toBeInvalid();
  expect(box(phone.label)).toHaveAccessibleDescription(fieldWords.en.wayBackMissing);
  expect(screen.queryByText(words.wayBack)).toBeNull();
  expect(box(message.label)).toHaveAccessibleDescription(fieldWords.en.messageMissing);
  expect(box(name.label)).toBeInvalid();
  expect(box(name.label)).toHaveFocus();
  expect(action).not.toHaveBeenCalled();
});

test('nothing is said while somebody is still filling in', async () => {
  show();
  await userEvent.type(box(email.label), 'mariam@');
  await userEvent.tab();
  expect(box(email.label)).not.toHaveAttribute('aria-invalid');
});

test('a phone number answers the fault at the email field', async () => {
  show();
  await submit();
  await userEvent.type(box(phone.label), '050 123 4567');
  await waitFor(() => expect(box(email.label)).toBeValid());
  expect(box(phone.label)).toBeValid();
});

test('sends what was typed, once, and shows what comes next', async () => {
  let answer: (state: FormState) => void = () => {};
  action.mockImplementation(() => new Promise((done) => (answer = done)));
  show();
  await fillIn();
  await submit();
  await submit();
  expect(screen.getByRole('button', { name: words.sending })).toHaveAttribute('aria-disabled', 'true');
  expect(action).toHaveBeenCalledTimes(1);
  const sent = Object.fromEntries(action.mock.calls[0]![1]);
  expect(sent).toEqual({
    name: 'Mariam',
    email: '',
    phone: '050 123 4567',
    message: 'Two roofs',
    [HONEYPOT]: '',
    page: '/contact-us',
    lang: 'en',
    source: '{}',
  });
  answer({ status: 'done' });
  expect(await screen.findByRole('heading', { name: words.done.title })).toHaveFocus();
  expect(log).toHaveBeenCalledWith(words.log.sent);
});

test('what was taken along is shown and sent, and gone once it was', async () => {
  const product = { kind: 'product', title: 'Duna Beige', path: '/product/x', figures: [] } as const;
  keepAttachment(product);
  action.mockResolvedValueOnce(failed('not-saved')).mockResolvedValueOnce({ status: 'done' });
  const send = () => userEvent.click(screen.getByRole('button', { name: words.submit }));
  show();
  expect(screen.getByText(product.title).parentElement).toHaveTextContent(words.attachment.goes);
  await fillIn();
  await send();
  await screen.findByRole('alert');
  expect(keptAttachment()).not.toBeNull();
  await send();
  await screen.findByRole('heading', { name: words.done.title });
  expect(JSON.parse(String(action.mock.calls.at(-1)![1].get(ATTACHMENT_FIELD)))).toEqual(product);
  expect(keptAttachment()).toBeNull();
});

test('who is asked whether a person sends it presses once more: the trap is empty, the form marked, the words are there', async () => {
  action.mockResolvedValueOnce({ status: 'failed', code: 'automated', fieldErrors: {}, values: {} });
  const { container } = show();
  await fillIn();
  const trap = () => container.querySelector<HTMLInputElement>(`[name=${HONEYPOT}]`)!;
  trap().value = 'Al Noor LLC';
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent(failureWords.en.automated.title);
  expect(trap()).toHaveValue('');
  await submit();
  expect(Object.fromEntries(action.mock.calls[1]![1])).toMatchObject({
    name: 'Mariam',
    message: 'Two roofs',
    [HONEYPOT]: '',
    [PRESSED_AGAIN]: '1',
  });
  expect(await screen.findByRole('heading', { name: words.done.title })).toBeVisible();
});

test('what was typed stands there again after a link and Back, is sent, and goes once it was', async () => {
  const { unmount } = show();
  await fillIn();
  unmount();
  const again = show();
  expect(box(message.label)).toHaveValue('Two roofs');
  await userEvent.type(box(message.label), ' in Ajman');
  await submit();
  await screen.findByRole('heading', { name: words.done.title });
  expect(Object.fromEntries(action.mock.calls[0]![1])).toMatchObject({
    name: 'Mariam',
    phone: '050 123 4567',
    message: 'Two roofs in Ajman',
  });
  again.unmount();
  show();
  expect(box(message.label)).toHaveValue('');
});

test('what is put back leaves alone what was typed before the scripts ran', async () => {
  const { unmount } = show();
  await fillIn();
  unmount();
  const container = document.body.appendChild(document.createElement('div'));
  const form = <ContactForm words={words} common={enquiryCommon('en')} message="Please call." />;
  container.innerHTML = renderToString(form);
  const served = box(name.label) as HTMLInputElement;
  served.value = 'Omar';
  const fault = jest.spyOn(console, 'error').mockReturnValue();
  render(form, { container, hydrate: true });
  expect(fault).not.toHaveBeenCalled();
  fault.mockRestore();
  expect(box(name.label)).toBe(served);
  expect(box(name.label)).toHaveValue('Omar');
  expect(box(email.label)).toHaveValue('');
});

test('a form with words of its own has no box for a message and sends those, not what was typed elsewhere', async () => {
  const { unmount } = show();
  await fillIn();
  unmount();
  render(<ContactForm words={words} common={enquiryCommon('en')} message="Please call." />);
  expect(screen.queryByRole('textbox', { name: message.label })).toBeNull();
  expect(box(name.label)).toHaveValue('Mariam');
  await submit();
  expect(Object.fromEntries(action.mock.lastCall![1] as FormData)).toMatchObject({ message: 'Please call.' });
});

test('says of a copy that left out what was typed only that a confirmation comes', async () => {
  action.mockResolvedValue({ status: 'done', reference: '3F9A-0C1B', copied: 'confirmation' });
  show();
  await fillIn();
  await submit();
  expect(await screen.findByText('A confirmation goes to your email address.')).toBeVisible();
  expect(screen.queryByText(/A copy of what you sent/)).toBeNull();
});

test('another message starts from an empty form', async () => {
  show();
  await fillIn();
  await submit();
  await userEvent.click(await screen.findByRole('link', { name: words.done.again }));
  expect(box(name.label)).toHaveValue('');
  expect(box(name.label)).toHaveFocus();
});

test('a failure keeps every word, says so in an alert and offers other ways', async () => {
  action.mockResolvedValue(failed('not-saved'));
  show();
  await fillIn();
  await submit();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(failureWords.en['not-saved'].title);
  expect(alert).toHaveFocus();
  expect(screen.getByRole('link', { name: company.phone })).toHaveAttribute(
    'href',
    expect.stringMatching(/^tel:\+\d+$/),
  );
  expect(screen.getByRole('link', { name: company.email })).toBeInTheDocument();
  expect(
    [box(name.label), box(phone.label), box(message.label)].map((one) => (one as HTMLInputElement).value),
  ).toEqual(['Mariam', '050 123 4567', 'Two roofs']);
  expect(log).toHaveBeenCalledWith(`${words.log.failed}: not-saved`);
});

test('a connection that breaks is a failure like any other', async () => {
  action.mockRejectedValue(new TypeError('Failed to fetch'));
  show();
  await fillIn();
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to send your request. Please try again.',
  );
  expect(box(message.label)).toHaveValue('Two roofs');
  action.mockResolvedValue({ status: 'done' });
  await submit();
  expect(await screen.findByRole('status')).toBeInTheDocument();
});

test('a fault only the server found stands at its field until it is edited', async () => {
  action.mockResolvedValue(failed('invalid', { phone: 'phoneWrong' }));
  show();
  await fillIn();
  await submit();
  await waitFor(() => expect(box(phone.label)).toHaveFocus());
  expect(box(phone.label)).toHaveAccessibleDescription(expect.stringContaining(fieldWords.en.phoneWrong));
  await userEvent.clear(box(phone.label));
  await userEvent.type(box(phone.label), '055 765 4321');
  expect(box(phone.label)).toBeValid();
});

test('autofill and keyboards are told what the fields are', () => {
  show();
  expect(box(email.label)).toHaveAttribute('autocomplete', 'email');
  expect(box(phone.label)).toHaveAttribute('inputmode', 'tel');
  expect(box(name.label)).toHaveAttribute('autocomplete', 'name');
});

test('the trap is out of reach of people', () => {
  const { container } = show();
  expect(container.querySelector(`[name=${HONEYPOT}]`)!.closest('[aria-hidden]')).not.toBeNull();
  expect(screen.getAllByRole('textbox')).toHaveLength(4);
});
