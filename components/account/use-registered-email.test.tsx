/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from '@/components/ui/message/toast';
import { accountWords } from '@/content/forms/account';
import { accountAnswers } from '@/content/forms/account-answers';
import { accountCommon } from '@/content/forms/common';
import { registerAction } from '@/lib/account/actions';
import { registerRules } from '@/lib/account/form-rules';
import { haveRulesAtHand } from '@/tests/helpers/jest/rules-at-hand';
import { LoginForm } from './forms/login-form';
import { RegisterForm } from './forms/register-form';

const said = accountAnswers.en;
const common = accountCommon('en', ['username', 'email', 'password', 'current', 'code']);
const { fields } = accountWords.en;

jest.mock('@/lib/account/actions', () => ({ loginAction: jest.fn(), registerAction: jest.fn() }));
const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }), usePathname: () => '/' }));
jest.mock('@/components/ui/message/toast', () => ({ toast: jest.fn() }));

const box = (label: string) => screen.getByLabelText(label, { exact: true });
haveRulesAtHand(registerRules);

test('after registering: the message, half a second later the sign-in, and there the address', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  jest.mocked(registerAction).mockResolvedValue({ status: 'done', next: '/login' });
  const { unmount } = render(<RegisterForm words={accountWords.en.register} said={said} common={common} />);
  await user.type(box(fields.username), 'Mariam');
  await user.type(box(fields.email), 'm@villa.example');
  await user.type(box(fields.password), 'Clay tiles 1976');
  await act(async () => screen.getByRole('button', { name: accountWords.en.register.submit }).click());
  await act(() => jest.advanceTimersByTimeAsync(499));
  expect(toast).toHaveBeenCalledWith('success', 'Registered successfully!');
  expect(push).not.toHaveBeenCalled();
  await act(() => jest.advanceTimersByTimeAsync(51));
  expect(push).toHaveBeenCalledWith('/login');
  jest.useRealTimers();
  unmount();
  for (const known of ['m@villa.example', '']) {
    const login = render(<LoginForm words={accountWords.en.login} said={said} common={common} />);
    expect(box(fields.email)).toHaveValue(known);
    expect(screen.queryByRole('alert')).toBeNull();
    login.unmount();
  }
});
