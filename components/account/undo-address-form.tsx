'use client';

import { LangField } from '@/components/form/origin-fields';
import { SubmitButton } from '@/components/form/submit-button';
import { useActionForm } from '@/components/form/use-action-form';
import type { AddressLinkWords } from '@/content/forms/address-link';
import type { AccountCommon } from '@/content/forms/common';
import { undoAddressAction } from '@/lib/account/address-actions';
import { undoAddressRules } from '@/lib/account/form-rules';
import { AccountAlert } from './account-alert';
import { LinkToken } from './link-token';
import { load, toastAndGo } from './toast-and-go';

interface Props {
  words: AddressLinkWords['undo'];
  common: AccountCommon;
  token: string;
}

/** The press that gives an account its earlier address back. */
export function UndoAddressForm({ words, common, token }: Props) {
  const { state, pending, field, form } = useActionForm({
    id: 'undo-address',
    rules: undoAddressRules,
    action: undoAddressAction,
    permalink: `/email-address?undo=${token}`,
    onAnswer: toastAndGo(null, load),
  });
  return (
    <form {...form} className="grid gap-6">
      <AccountAlert common={common} state={state} failed={words.failed} help={words.used} />
      <p>{words.effect}</p>
      <LinkToken field={field('token')} token={token} />
      <LangField lang={common.lang} />
      <SubmitButton pending={pending} busy={common.working}>
        {words.submit}
      </SubmitButton>
    </form>
  );
}
