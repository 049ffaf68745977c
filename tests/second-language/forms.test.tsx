/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { LoginForm } from '@/components/account/forms/login-form';
import { OtpForm } from '@/components/account/forms/otp-form';
import { ProfileCard } from '@/components/account/profile/profile-card';
import { ProfileExtras } from '@/components/account/profile/profile-extras';
import { RegisterForm } from '@/components/account/forms/register-form';
import { ResetForm } from '@/components/account/forms/reset-form';
import { EmptyWords } from '@/components/enquiry-list/empty/empty-words';
import { EnquiryList } from '@/components/enquiry-list/enquiry-list';
import { AppointmentForm } from '@/components/enquiry/appointment-form';
import { ContactForm } from '@/components/enquiry/contact-form';
import { GateForm } from '@/components/enquiry/gate-form';
import { leavingIn } from '@/tests/helpers/source/leaving';
import { PageLang } from '@/components/links/page-lang';
import { toast } from '@/components/ui/message/toast';
import { contact } from '@/content/contact';
import { accountWords } from '@/content/forms/account';
import { accountAnswers } from '@/content/forms/account-answers';
import { appointmentForm } from '@/content/forms/appointment';
import { accountCommon, enquiryCommon } from '@/content/forms/common';
import { photoField } from '@/content/forms/photo-field';
import { contactForm } from '@/content/forms/contact';
import { enquiryListWords } from '@/content/forms/enquiry-list';
import { gateForm } from '@/content/forms/gate';
import { profileWords } from '@/content/forms/profile';
import { failureWords } from '@/content/shell/messages';
import { unitWords } from '@/content/units';
import { lineNames } from '@/content/catalogue/listed/line-names';
import { componentsPage } from '@/content/pages/catalogue/components';
import { enquiryList } from '@/lib/enquiry-list/enquiry-list';
import { sendAppointmentAction, sendContactAction, sendGateAction } from '@/lib/enquiry/actions';
import { englishIn, readable, SECOND as lang } from '@/tests/helpers/source/second-language';

jest.mock('@/content/words', () =>
  jest
    .requireActual('@/tests/helpers/source/second-language')
    .twoWords(jest.requireActual('@/content/words')),
);
jest.mock('next/navigation', () => ({
  useRouter: () => ({ push: jest.fn() }),
  usePathname: () => '/ar',
  unstable_isUnrecognizedActionError: () => false,
}));
// Each part of the list is there at once: by the name that its loader takes out of the file.
jest.mock('next/dynamic', () => (load: () => unknown) => {
  const [, name] = /module\.(\w+)/.exec(String(load))!;
  return jest.requireActual<Record<string, unknown>>('@/components/enquiry-list/with-lines')[name!];
});
jest.mock('@/components/ui/message/toast', () => ({ toast: jest.fn() }));
jest.mock('@/lib/enquiry/actions', () => ({
  sendContactAction: jest.fn(),
  sendAppointmentAction: jest.fn(),
  sendGateAction: jest.fn(),
  sendQuoteAction: jest.fn(),
  sendSampleAction: jest.fn(),
}));
jest.mock('@/lib/account/actions', () => ({}));
jest.mock('@/lib/account/profile-actions', () => ({
  signOutEverywhereAction: async () => ({
    status: 'failed',
    code: 'signed-out',
    fieldErrors: {},
    values: {},
  }),
}));

const common = enquiryCommon(lang);
const photo = photoField[lang];
const account = {
  said: accountAnswers[lang],
  common: accountCommon(lang, ['username', 'email', 'password', 'current', 'code']),
};
const words = accountWords[lang];
const profile = { words: profileWords[lang], ...account };
const MARIAM = { username: 'مريم', email: 'm@villa.example' };
const nothing = () => undefined;

const FACTS = [contact.email, contact.legalName, contact.brand, MARIAM.email];
const leftIn = (part: Element) => [...englishIn(readable(part), FACTS), ...leavingIn(part.outerHTML)];
const show = (part: ReactElement) => render(<PageLang value={lang}>{part}</PageLang>);
/** Sends every form of a part, blank, so that each field says what is wrong with it. */
const sendAll = async (part: Element) => {
  for (const button of part.querySelectorAll<HTMLElement>('[type=submit]')) await userEvent.click(button);
};

const FORMS: Record<string, [form: ReactElement, faults: number]> = {
  contact: [<ContactForm key="f" words={contactForm[lang]} photoWords={photo} common={common} />, 4],
  appointment: [
    <AppointmentForm key="f" words={appointmentForm[lang]} photoWords={photo} common={common} />,
    3,
  ],
  gate: [
    <GateForm
      key="f"
      words={gateForm[lang]}
      common={common}
      onUnlock={nothing}
      onClose={nothing}
      onCancel={nothing}
    />,
    3,
  ],
  'sign in': [<LoginForm key="f" words={words.login} {...account} />, 2],
  register: [<RegisterForm key="f" words={words.register} {...account} />, 3],
  code: [<OtpForm key="f" words={words.otp} {...account} />, 1],
  'new password': [<ResetForm key="f" words={words.reset} {...account} />, 1],
  'profile, shown': [<ProfileCard key="f" localised={profile} profile={MARIAM} onSaved={nothing} />, 0],
  'profile, the rest': [<ProfileExtras key="f" {...profile} />, 3],
};

beforeEach(() => sessionStorage.clear());
beforeEach(() => jest.spyOn(console, 'log').mockReturnValue());
afterEach(() => jest.restoreAllMocks());

test.each(Object.entries(FORMS))(
  'nothing English is left of the form: %s, and what is wrong is said in its language',
  async (_, [form, faults]) => {
    const { container } = show(form);
    expect(leftIn(container)).toEqual([]);
    // What follows is in the language that the form names.
    for (const one of container.querySelectorAll('form')) expect(new FormData(one).get('lang')).toBe(lang);
    await sendAll(container);
    await waitFor(() => expect(container.querySelectorAll('[aria-invalid=true]')).toHaveLength(faults));
    expect(leftIn(container)).toEqual([]);
  },
);

test('the enquiry list, its totals and its form', async () => {
  localStorage.setItem(
    'enquiryList',
    JSON.stringify([
      // Begun on the English pages; and a line of an earlier time that names no product.
      { id: 'part-valley', quantity: 12 },
      { id: 'b', name: 'حافة', variant: '', quantity: 3, unit: 'sets', note: '', url: '/ar/b' },
    ]),
  );
  const answer = { ok: true, json: () => Promise.resolve(lineNames(lang)) };
  const asked = jest.fn().mockResolvedValue(answer);
  Object.assign(window, { fetch: asked });
  enquiryList.catchUp();
  const localised = { words: enquiryListWords[lang], units: unitWords[lang], common };
  const { container } = show(
    <EnquiryList localised={localised} whatsapp="971">
      <EmptyWords empty={localised.words.empty} />
    </EnquiryList>,
  );
  const list = enquiryListWords[lang];
  expect(await screen.findAllByRole('listitem')).toHaveLength(2);
  expect(asked).toHaveBeenCalledWith(`/${lang}/enquiry-names.json`);
  const valley = componentsPage[lang].diagram.parts.find(({ id }) => id === 'valley')!;
  expect(screen.getByRole('link', { name: valley.label })).toBeVisible();
  await userEvent.click(screen.getByLabelText(list.wants.sample));
  await userEvent.click(screen.getByRole('button', { name: list.form.submit.sample }));
  await waitFor(() => expect(container.querySelectorAll('[aria-invalid=true]')).toHaveLength(4));
  expect(leftIn(container)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: list.of.remove.replace('{name}', 'حافة') }));
  const chat = screen.getByRole('link', { name: list.whatsapp }).getAttribute('href')!;
  expect(englishIn(new URL(chat).searchParams.get('text')!)).toEqual([]);
  expect(leftIn(container)).toEqual([]);
});

// What becomes of an account is told by its own forms; a page that is out of date is loaded anew.
const CODES = [
  ...(['automated', 'throttled', 'faulty', 'photo', 'not-saved'] as const),
  ...(['limits-away', 'busy', 'too-slow', 'unanswered', 'unexpected'] as const),
];

test('why the server did not take a form is said in its language', async () => {
  const { container } = show(
    <AppointmentForm words={appointmentForm[lang]} photoWords={photo} common={common} />,
  );
  const [name, email, phone] = screen.getAllByRole('textbox');
  await userEvent.type(name!, 'مريم');
  await userEvent.type(email!, MARIAM.email);
  await userEvent.type(phone!, '0501234567');
  // What was typed stays, so that it is sent again as it is.
  for (const code of CODES) {
    const answer = { status: 'failed', code, fieldErrors: {}, values: {} } as const;
    jest.mocked(sendAppointmentAction).mockResolvedValue(answer);
    await sendAll(container);
    // Some have one title: their text tells them apart.
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(failureWords[lang][code].text));
    expect(jest.mocked(sendAppointmentAction).mock.lastCall![1].get('lang')).toBe(lang);
    expect([code, leftIn(container)]).toEqual([code, []]);
  }
  expect(sendAppointmentAction).toHaveBeenCalledTimes(CODES.length);
});

test('what is said when a form was taken, in its place and in a short message', async () => {
  jest.mocked(sendContactAction).mockResolvedValue({ status: 'done' });
  const { container } = show(<ContactForm words={contactForm[lang]} common={common} />);
  const [name, email, , message] = screen.getAllByRole('textbox');
  await userEvent.type(name!, 'مريم');
  await userEvent.type(email!, MARIAM.email);
  await userEvent.type(message!, 'بلاط');
  await sendAll(container);
  expect(await screen.findByRole('status')).toBeVisible();
  expect(leftIn(container)).toEqual([]);
});

test.each(['done', 'failed'] as const)('the short message of the gate: %s', async (status) => {
  const failed = { status: 'failed', code: 'not-saved', fieldErrors: {}, values: {} } as const;
  jest.mocked(sendGateAction).mockResolvedValue(status === 'done' ? { status } : failed);
  const gate = gateForm[lang];
  const { container } = render(
    <GateForm words={gate} common={common} onUnlock={nothing} onClose={nothing} onCancel={nothing} />,
  );
  const [name, email, phone] = screen.getAllByRole('textbox');
  await userEvent.type(name!, 'مريم');
  await userEvent.type(email!, MARIAM.email);
  await userEvent.type(phone!, '0501234567');
  await sendAll(container);
  await waitFor(() => expect(toast).toHaveBeenCalled());
  expect(englishIn(jest.mocked(toast).mock.lastCall![1])).toEqual([]);
});
