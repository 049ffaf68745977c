import { FormAlert } from '@/components/form/form-alert';
import { ACCOUNT_ANSWERS as said } from '@/content/forms/account-answers';
import { ERROR_WORDS } from '@/content/messages';
import type { FormState } from '@/lib/core/form-state';

interface Props {
  state: FormState;
  /** What is said when the form is in order and did not succeed. */
  failed: string;
}

const titleOf = (code: string, failed: string) =>
  ({ throttled: said.throttled, 'out-of-order': said.noEmail, 'signed-out': said.signedOut })[code] ?? failed;

/** Why a form of the account was not taken. Faults of single fields stand at the fields. */
export function AccountAlert({ state, failed }: Props) {
  if (state.status !== 'failed') return null;
  const { code } = state;
  if (code === 'invalid') return <FormAlert title={failed} text={ERROR_WORDS.invalid.title} />;
  const text =
    code === 'refused' ? ERROR_WORDS.refused.text : code === 'throttled' ? '' : ERROR_WORDS[code].text;
  return <FormAlert title={titleOf(code, failed)} text={text} />;
}
