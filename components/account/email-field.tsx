import { EMAIL, TextField } from '@/components/form/text-field';
import type { FieldState } from '@/components/form/use-action-form';
import { ACCOUNT } from '@/content/forms/account';

interface Props {
  field: FieldState;
  enterKeyHint: 'next' | 'send';
}

/** The address an account is known by. */
export function EmailField({ field, enterKeyHint }: Props) {
  return (
    <TextField
      field={field}
      label={ACCOUNT.fields.email}
      {...EMAIL}
      autoComplete="username"
      enterKeyHint={enterKeyHint}
      required
    />
  );
}
