import type { FieldState } from '@/components/form/use-action-form';
import type { AccountCommon } from '@/content/forms/common';
import { PasswordField } from './password-field';

interface Props {
  words: AccountCommon;
  field: (name: 'password' | 'confirm') => FieldState;
}

/** A new password, and the same once more. */
export function NewPasswordFields({ words, field }: Props) {
  const shared = { words, autoComplete: 'new-password' } as const;
  return (
    <>
      <PasswordField {...shared} field={field('password')} kind="newPassword" />
      <PasswordField {...shared} field={field('confirm')} kind="confirm" />
    </>
  );
}
