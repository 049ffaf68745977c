import { FormAlert } from '@/components/form/form-alert';
import type { AccountCommon } from '@/content/forms/common';
import type { FormState } from '@/lib/forms/form-state';
import type { ErrorCode } from '@/lib/forms/result';

interface Props {
  common: Pick<AccountCommon, 'failures' | 'said'>;
  state: FormState;
  /** What is said when the form is in order and did not succeed. */
  failed: string;
  /** What helps when the answer is a plain no, or a sign-in was not kept. */
  help?: string;
}

function wordsOf(
  code: ErrorCode,
  { common, failed, help }: Omit<Props, 'state'>,
): [title: string, text: string] {
  const { failures, said } = common;
  switch (code) {
    case 'invalid':
      return [failed, failures.invalid.title];
    case 'throttled':
      return [said.throttled, ''];
    case 'out-of-order':
      return [said.noEmail, ''];
    case 'code-spent':
    case 'automated':
    case 'faulty':
      return [failures[code].title, failures[code].text];
    case 'renewed':
      return [failures.renewed.title, said.renewed];
    case 'unanswered':
      return [failures.unanswered.title, said.unanswered];
    case 'refused':
    case 'signed-out':
      return [failed, help ?? failures.refused.text];
    case 'too-often':
    case 'taken':
    case 'reserved':
      return [failed, failures[code].text];
    case 'too-slow':
      return [failed, said.tooSlow];
    default:
      return [failed, said.unreached];
  }
}

/** Why a form of the account was not taken. Faults of single fields stand at the fields. */
export function AccountAlert({ state, ...words }: Props) {
  if (state.status !== 'failed') return null;
  const [title, text] = wordsOf(state.code, words);
  return <FormAlert title={title} text={text} />;
}
