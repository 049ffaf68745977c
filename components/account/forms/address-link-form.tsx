import type { ComponentProps, ReactNode } from 'react';
import { LangField } from '@/components/form/origin-fields';
import { SubmitButton } from '@/components/form/submit-button';
import type { FieldState } from '@/components/form/use-action-form';
import type { AccountCommon } from '@/content/forms/common';
import type { FormState } from '@/lib/forms/form-state';
import { AccountAlert } from '@/components/account/account-alert';
import { LinkToken } from '@/components/account/link-token';

interface Props {
  words: { effect: string; failed: string; used: string; submit: string };
  common: AccountCommon;
  /** What the address of the page carried, and its hidden field. */
  token: { value: string; field: FieldState };
  state: FormState;
  pending: boolean;
  form: ComponentProps<'form'>;
  /** Fields beside it. */
  children?: ReactNode;
}

/** What stands at the end of a mailed link: what it will do, and the press that does it. */
export function AddressLinkForm({ words, common, token, state, pending, form, children }: Props) {
  return (
    <form {...form} className="grid gap-6">
      <AccountAlert common={common} state={state} failed={words.failed} help={words.used} />
      <p>{words.effect}</p>
      {children}
      <LinkToken field={token.field} token={token.value} />
      <LangField lang={common.lang} />
      <SubmitButton pending={pending} busy={common.working}>
        {words.submit}
      </SubmitButton>
    </form>
  );
}
