'use client';

import { LangField } from '@/components/form/origin-fields';
import { SubmitButton } from '@/components/form/submit-button';
import { useActionForm } from '@/components/form/use-action-form';
import type { AddressLinkWords } from '@/content/forms/address-link';
import type { AccountCommon } from '@/content/forms/common';
import { confirmAddressAction } from '@/lib/account/address-actions';
import { confirmAddressRules } from '@/lib/account/form-rules';
import { AccountAlert } from './account-alert';
import { LinkToken } from './link-token';
import { PasswordField } from './password-field';
import { load, toastAndGo } from './toast-and-go';

interface Props {
  words: AddressLinkWords['confirm'];
  common: AccountCommon;
  token: string;
}

/** The password, and the press that makes a new address the account's. */
export function ConfirmAddressForm({ words, common, token }: Props) {
  const { state, pending, field, form } = useActionForm({
    id: 'confirm-address',
    rules: confirmAddressRules,
    faults: common.faults,
    action: confirmAddressAction,
    permalink: `/email-address?confirm=${token}`,
    onAnswer: toastAndGo(null, load),
  });
  return (
    <form {...form} className="grid gap-6">
      <AccountAlert common={common} state={state} failed={words.failed} help={words.used} />
      <p>{words.effect}</p>
      <PasswordField words={common} field={field('current')} kind="current" autoComplete="current-password" />
      <LinkToken field={field('token')} token={token} />
      <LangField lang={common.lang} />
      <SubmitButton pending={pending} busy={common.working}>
        {words.submit}
      </SubmitButton>
    </form>
  );
}
