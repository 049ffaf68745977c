import type { FieldState } from '@/components/form/use-action-form';

/** What the address of the page carried, sent along with the press. */
export const LinkToken = ({
  field: { name, ref, onChange, onBlur },
  token,
}: {
  field: FieldState;
  token: string;
}) => <input type="hidden" {...{ name, ref, onChange, onBlur }} defaultValue={token} />;
