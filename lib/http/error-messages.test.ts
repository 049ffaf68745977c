import { accountFaults } from '@/content/forms/account-fields';
import { inWords } from './error-messages';

test('the JSON interface tells a fault in words, and what is no code in one sentence', () => {
  expect(inWords({ email: 'emailWrong', resetToken: 'Invalid input: expected string' }, 'en')).toEqual({
    email: accountFaults.en.emailWrong,
    resetToken: 'Invalid input',
  });
});
