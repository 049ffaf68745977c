/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from '@/components/ui/message/toast';
import { accountWords } from '@/content/forms/account';
import { accountAnswers } from '@/content/forms/account-answers';
import { accountCommon } from '@/content/forms/common';
import { loginAction, otpAction, registerAction, resendAction, resetAction } from '@/lib/account/actions';
import { AccountAlert } from '@/components/account/account-alert';
import { ForgotForm } from './forgot-form';
import { LoginForm } from './login-form';
import { OtpForm } from './otp-form';
import { RegisterForm } from './register-form';
import { ResetForm } from './reset-form';
import { loginRules, newPasswordRules, otpRules, registerRules } from '@/lib/account/form-rules';
import { haveRulesAtHand } from '@/tests/helpers/jest/rules-at-hand';

const said = accountAnswers.en;
const common = accountCommon('en', ['username', 'email', 'password', 'current', 'code']);

jest.mock('@/lib/account/actions', () => ({
  forgotAction: jest.fn(),
  loginAction: jest.fn(),
  registerAction: jest.fn(),
  otpAction: jest.fn(),
  resendAction: jest.fn(),
  resetAction: jest.fn(),
}));
const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }), usePathname: () => '/' }));
jest.mock('@/components/ui/message/toast', () => ({ toast: jest.fn() }));

const failed = (code: 'refused' | 'out-of-order' | 'code-spent') =>
  ({ status: 'failed', code, fieldErrors: {}, values: {} }) as const;
const box = (label: string) => screen.getByLabelText(label, { exact: true });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const { fields } = accountWords.en;

haveRulesAtHand(loginRules, registerRules, otpRules, newPasswordRules);

beforeEach(() => jest.clearAllMocks());

test('an address that is half typed keeps its order on an Arabic page', () => {
  render(<RegisterForm words={accountWords.en.register} said={said} common={common} />);
  expect(box(fields.email)).toHaveAttribute('dir', 'auto');
});

test('sign-in asks for both, and for an address and six characters', async () => {
  render(<LoginForm words={accountWords.en.login} said={said} common={common} />);
  await press(accountWords.en.login.submit);
  expect(screen.getAllByText('Please fill in all fields')).toHaveLength(2);
  expect(box(fields.email)).toHaveFocus();
  await userEvent.type(box(fields.email), 'mariam');
  await userEvent.type(box(fields.password), '12345');
  await press(accountWords.en.login.submit);
  expect(screen.getByText('Please enter a valid email address')).toBeInTheDocument();
  expect(screen.getByText('Password must be at least 6 characters')).toBeInTheDocument();
  expect(loginAction).not.toHaveBeenCalled();
});

test('who has no account is offered one beside signing in', () => {
  render(<LoginForm words={accountWords.en.login} said={said} common={common} />);
  expect(screen.getByRole('link', { name: 'Create a free account' })).toHaveClass('button-outline');
});

test('a refused sign-in that is drawn anew remembers what was ticked', async () => {
  const values = { email: 'm@villa.example', remember: 'on' };
  jest.mocked(loginAction).mockResolvedValue({ ...failed('refused'), values });
  render(<LoginForm words={accountWords.en.login} said={said} common={common} />);
  const remember = screen.getByRole<HTMLInputElement>('checkbox');
  expect(remember.defaultChecked).toBe(false);
  await userEvent.type(box(fields.email), values.email);
  await userEvent.type(box(fields.password), 'secret1');
  await press(accountWords.en.login.submit);
  await screen.findByRole('alert');
  expect(remember.defaultChecked).toBe(true);
});

test('a refused sign-in is told in an alert; remember me is sent along', async () => {
  jest.mocked(loginAction).mockResolvedValue(failed('refused'));
  render(<LoginForm words={accountWords.en.login} said={said} common={common} />);
  await userEvent.type(box(fields.email), 'm@villa.example');
  await userEvent.type(box(fields.password), 'wrong one');
  await userEvent.click(screen.getByLabelText(accountWords.en.login.remember));
  await press(accountWords.en.login.submit);
  expect(await screen.findByRole('alert')).toHaveTextContent('Login failed. Please try again.');
  expect(jest.mocked(loginAction).mock.calls[0]![1].get('remember')).toBe('on');
});

test.each([true, false])('a sign-in is told as done only where the browser keeps it (%s)', async (keeps) => {
  jest.mocked(loginAction).mockImplementation(async () => {
    if (keeps) document.cookie = 'signedIn=1';
    return { status: 'done' };
  });
  render(<LoginForm words={accountWords.en.login} said={said} common={common} />);
  await userEvent.type(box(fields.email), 'm@villa.example');
  await userEvent.type(box(fields.password), 'Clay tiles 1976');
  await press(accountWords.en.login.submit);
  if (keeps) await waitFor(() => expect(toast).toHaveBeenCalledWith('success', said.loggedIn));
  else expect(await screen.findByRole('alert')).toHaveTextContent(accountWords.en.login.cookies);
  expect(toast).toHaveBeenCalledTimes(keeps ? 1 : 0);
  document.cookie = 'signedIn=; max-age=0';
});

test('the password is shown and hidden again, and the button says which it does', async () => {
  render(<LoginForm words={accountWords.en.login} said={said} common={common} />);
  expect(box(fields.password)).toHaveAttribute('type', 'password');
  const toggle = screen.getByRole('button', { name: 'Show password' });
  await userEvent.click(toggle);
  expect(box(fields.password)).toHaveAttribute('type', 'text');
  expect(toggle).toHaveAccessibleName('Hide password');
  await userEvent.click(toggle);
  expect(box(fields.password)).toHaveAttribute('type', 'password');
  expect(toggle).toHaveAccessibleName('Show password');
});

test('the strength follows what is typed, and three points are needed', async () => {
  render(<RegisterForm words={accountWords.en.register} said={said} common={common} />);
  await userEvent.type(box(fields.username), 'Mariam');
  await userEvent.type(box(fields.email), 'm@villa.example');
  await userEvent.type(box(fields.password), 'abcdefgh');
  expect(screen.getByText(/2 of 5/)).toBeInTheDocument();
  await press(accountWords.en.register.submit);
  expect(screen.getByText('Password is too weak')).toBeInTheDocument();
  await userEvent.type(box(fields.password), '1');
  expect(screen.getByText(/3 of 5/)).toBeInTheDocument();
});

test('length is a condition of its own: seven characters are never called strong enough', async () => {
  const { enough, needs } = accountWords.en.register;
  render(<RegisterForm words={accountWords.en.register} said={said} common={common} />);
  await userEvent.type(box(fields.password), 'Tiles1!');
  expect(screen.getByText(/4 of 5/)).toHaveTextContent(needs.length);
  expect(screen.queryByText(new RegExp(enough))).not.toBeInTheDocument();
  await userEvent.type(box(fields.password), 'x');
  expect(screen.getByText(/5 of 5/)).toHaveTextContent(enough);
});

test('a refusal helps the owner of a taken address, and tells others nothing', async () => {
  jest.mocked(registerAction).mockResolvedValue(failed('refused'));
  render(<RegisterForm words={accountWords.en.register} said={said} common={common} />);
  await userEvent.type(box(fields.username), 'Mariam');
  await userEvent.type(box(fields.email), 'm@villa.example');
  await userEvent.type(box(fields.password), 'Clay tiles 1976');
  await press(accountWords.en.register.submit);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Registration failed. Please try again.');
  expect(alert).toHaveTextContent(/^(?=.*If this email address already has an account)/);
});

test('the code: a pasted one, autofill from a message, and what is told when it is wrong', async () => {
  jest.mocked(otpAction).mockResolvedValue(failed('refused'));
  render(<OtpForm words={accountWords.en.otp} said={said} common={common} />);
  const code = box(fields.code);
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  expect(code).toHaveAttribute('inputmode', 'numeric');
  await userEvent.click(code);
  await userEvent.paste('123');
  await press(accountWords.en.otp.submit);
  expect(screen.getByText('Please enter the 4 digits of the code')).toBeInTheDocument();
  await userEvent.type(code, '4');
  await press(accountWords.en.otp.submit);
  expect(await screen.findByText(said.codeRefused)).toBeInTheDocument();
});

test.each([' 6618', '66 18', '٦٦١٨', '۶۶۱۸\u200f'])('the code pasted as %j', async (pasted) => {
  jest.mocked(otpAction).mockResolvedValue(failed('refused'));
  render(<OtpForm words={accountWords.en.otp} said={said} common={common} />);
  await userEvent.click(box(fields.code));
  await userEvent.paste(pasted);
  expect(box(fields.code)).toHaveValue('6618');
  await press(accountWords.en.otp.submit);
  expect(jest.mocked(otpAction).mock.calls[0]![1].get('otp')).toBe('6618');
});

test('a fifth digit is told, not cut off', async () => {
  render(<OtpForm words={accountWords.en.otp} said={said} common={common} />);
  await userEvent.type(box(fields.code), '66189');
  expect(box(fields.code)).toHaveValue('66189');
  await press(accountWords.en.otp.submit);
  expect(await screen.findByText(/The code has 4 digits, and these are more/)).toBeInTheDocument();
  expect(otpAction).not.toHaveBeenCalled();
});

test.each([
  ['too-slow', 'This took too long, but it may have gone through.'],
  ['too-often', 'Please wait an hour or until tomorrow, or call us.'],
  ['taken', 'Sign in to that account and delete it, or enter another address in your profile.'],
  ['reserved', 'which can take it back within seven days.'],
] as const)('says what became of it, and not that nothing was received: %s', (code, text) => {
  const state = { status: 'failed', code, fieldErrors: {}, values: {} } as const;
  render(<AccountAlert common={common} state={state} failed="It failed." />);
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('It failed.');
  expect(alert).toHaveTextContent(text);
  expect(alert).not.toHaveTextContent('did not receive');
});

test('the way to a new password and back keeps the page that asked for signing in', () => {
  const wanted = '?callbackUrl=%2Fexpirence-now%3Fm%3D1%26o%3D3';
  const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  window.history.replaceState(null, '', `/login${wanted}`);
  const { unmount } = render(<LoginForm words={accountWords.en.login} said={said} common={common} />);
  expect(hrefs()).toContain(`/forgot-password${wanted}`);
  unmount();
  render(<ForgotForm words={accountWords.en.forgot} said={said} common={common} />);
  expect(hrefs()).toContain(`/login${wanted}`);
  window.history.replaceState(null, '', '/');
});

test('another code can be asked for after a minute', async () => {
  render(<OtpForm words={accountWords.en.otp} said={said} common={common} />);
  await press(/Send a new code in (60|5\d) s/);
  expect(resendAction).not.toHaveBeenCalled();
});

test('a spent code says that a new one is needed and offers it at once; with it the fault is gone', async () => {
  jest.mocked(otpAction).mockResolvedValue(failed('code-spent'));
  jest.mocked(resendAction).mockResolvedValue({ status: 'done' });
  render(<OtpForm words={accountWords.en.otp} said={said} common={common} />);
  await userEvent.type(box(fields.code), '1234');
  await press(accountWords.en.otp.submit);
  expect(await screen.findByRole('alert')).toHaveTextContent('You need a new code.');
  expect(screen.queryByText(said.codeRefused)).not.toBeInTheDocument();
  expect(screen.queryByText(/in \d+ s/)).not.toBeInTheDocument();
  await press(/Send a new code/);
  expect(resendAction).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: /Send a new code in (60|5\d) s/ })).toBeInTheDocument();
});

test.each([
  ['code', otpAction, <OtpForm key="f" words={accountWords.en.otp} said={said} common={common} />],
  ['password', resetAction, <ResetForm key="f" words={accountWords.en.reset} said={said} common={common} />],
] as const)('to start over is said once: %s', async (_, action, form) => {
  jest.mocked(action).mockResolvedValue(failed('out-of-order'));
  const { container } = render(form);
  if (action === otpAction) await userEvent.type(box(fields.code), '1234');
  else
    for (const name of ['newPassword', 'confirm'] as const)
      await userEvent.type(box(fields[name]), 'abcdefgh');
  await userEvent.click(container.querySelector<HTMLElement>('[type=submit]')!);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent!.match(/Please start over\./g)).toHaveLength(1);
});

test('a reset without its first step says so', async () => {
  jest.mocked(resetAction).mockResolvedValue(failed('out-of-order'));
  render(<ResetForm words={accountWords.en.reset} said={said} common={common} />);
  await userEvent.type(box(fields.newPassword), 'abcdefgh');
  await userEvent.type(box(fields.confirm), 'abcdefgX');
  await press(accountWords.en.reset.submit);
  expect(screen.getByText('Passwords do not match')).toBeInTheDocument();
  await userEvent.clear(box(fields.confirm));
  await userEvent.type(box(fields.confirm), 'abcdefgh');
  await press(accountWords.en.reset.submit);
  expect(await screen.findByRole('alert')).toHaveTextContent('Email not found. Please start over.');
});
