'use client';

import { useActionForm } from '@/components/form/use-action-form';
import { localPath } from '@/content/local-path';
import type { AddressLinkWords } from '@/content/forms/address-link';
import type { AccountCommon } from '@/content/forms/common';
import { confirmAddressAction } from '@/lib/account/address/address-actions';
import { confirmAddressRules } from '@/lib/account/form-rules';
import { AddressLinkForm } from './address-link-form';
import { PasswordField } from '@/components/account/fields/password-field';
import { load, toastAndGo } from '@/components/account/toast-and-go';

interface Props {
  words: AddressLinkWords['confirm'];
  common: AccountCommon;
  token: string;
}

/** The password, and the press that makes a new address the account's. */
export function ConfirmAddressForm({ words, common, token }: Props) {
  const { field, ...form } = useActionForm({
    id: 'confirm-address',
    rules: confirmAddressRules,
    faults: common.faults,
    action: confirmAddressAction,
    permalink: localPath(`/email-address?confirm=${token}`, common.lang),
    onAnswer: toastAndGo(null, load),
  });
  return (
    <AddressLinkForm {...{ words, common, ...form }} token={{ value: token, field: field('token') }}>
      <PasswordField words={common} field={field('current')} kind="current" autoComplete="current-password" />
    </AddressLinkForm>
  );
}
