/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { accountWords } from '@/content/forms/account';
import { accountAnswers } from '@/content/forms/account-answers';
import { accountCommon } from '@/content/forms/common';
import { LogoutForm } from './logout-form';

jest.mock('@/lib/account/actions', () => ({ logoutAction: jest.fn() }));
jest.mock('@/components/ui/hydration/drop-early-sheets', () => ({ dropEarlySheets: jest.fn() }));
jest.mock('next/navigation', () => ({ usePathname: () => '/logout' }));

const words = accountWords.en.logout;
const form = <LogoutForm words={words} said={accountAnswers.en} common={accountCommon('en', [])} />;
const state = (text: string) => screen.getByText(text).closest('[data-signed]');

beforeEach(() => {
  global.fetch = jest.fn().mockResolvedValue({});
});

afterEach(() => {
  document.cookie = 'signedIn=; max-age=0';
});

test('nobody is asked to sign out who is not signed in', () => {
  render(form);
  expect(state(words.submit)).toHaveClass('invisible');
  expect(state(words.login)).not.toHaveClass('invisible');
  expect(screen.getByText(words.login).closest('a')).toHaveAttribute('href', '/login');
});

test('those who are, are', () => {
  document.cookie = 'signedIn=1';
  render(form);
  expect(state(words.submit)).not.toHaveClass('invisible');
  expect(state(words.login)).toHaveClass('invisible');
});
