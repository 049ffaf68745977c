import { EMAIL, TextField } from '@/components/form/text-field';
import type { FieldState } from '@/components/form/use-action-form';

interface Props {
  label: string;
  field: FieldState;
  enterKeyHint: 'next' | 'send';
}

/** The address an account is known by. */
export function EmailField({ label, field, enterKeyHint }: Props) {
  return (
    <TextField
      field={field}
      label={label}
      {...EMAIL}
      autoComplete="username"
      enterKeyHint={enterKeyHint}
      required
    />
  );
}
