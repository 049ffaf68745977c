'use client';

import { useActionForm } from '@/components/form/use-action-form';
import { localPath } from '@/content/local-path';
import type { AddressLinkWords } from '@/content/forms/address-link';
import type { AccountCommon } from '@/content/forms/common';
import { undoAddressAction } from '@/lib/account/address/address-actions';
import { undoAddressRules } from '@/lib/account/form-rules';
import { AddressLinkForm } from './address-link-form';
import { load, toastAndGo } from '@/components/account/toast-and-go';

interface Props {
  words: AddressLinkWords['undo'];
  common: AccountCommon;
  token: string;
}

/** The press that gives an account its earlier address back. */
export function UndoAddressForm({ words, common, token }: Props) {
  const { field, ...form } = useActionForm({
    id: 'undo-address',
    rules: undoAddressRules,
    action: undoAddressAction,
    permalink: localPath(`/email-address?undo=${token}`, common.lang),
    onAnswer: toastAndGo(null, load),
  });
  return <AddressLinkForm {...{ words, common, ...form }} token={{ value: token, field: field('token') }} />;
}
