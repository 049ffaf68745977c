'use client';

import { LangField } from '@/components/form/origin-fields';
import { SubmitButton } from '@/components/form/submit-button';
import { useActionForm } from '@/components/form/use-action-form';
import { ButtonLink } from '@/components/links/button-link';
import { TextLink } from '@/components/links/text-link';
import { localPath } from '@/content/local-path';
import type { AccountWords } from '@/content/forms/account';
import type { AccountCommon } from '@/content/forms/common';
import type { AccountAnswers } from '@/content/forms/account-answers';
import { logoutAction } from '@/lib/account/actions';
import { ONLY_A_BUTTON } from '@/lib/forms/form-rules';
import { AccountAlert } from '@/components/account/account-alert';
import { load, toastAndGo } from '@/components/account/toast-and-go';
import { WhetherSignedIn } from '@/components/account/whether-signed-in';

interface Props {
  words: AccountWords['logout'];
  said: Pick<AccountAnswers, 'signOutFailed'>;
  common: AccountCommon;
}

/** One button; without JavaScript the same action answers. Whoever is signed out already is shown the way in. */
export function LogoutForm({ words, said, common }: Props) {
  const { state, pending, form } = useActionForm({
    id: 'logout',
    rules: ONLY_A_BUTTON,
    action: logoutAction,
    permalink: localPath('/logout', common.lang),
    onAnswer: toastAndGo(null, load),
  });
  return (
    <form {...form} className="grid justify-items-start gap-6">
      <LangField lang={common.lang} />
      <AccountAlert common={common} state={state} failed={said.signOutFailed} />
      <WhetherSignedIn
        signedIn={
          <SubmitButton pending={pending} busy={common.working}>
            {words.submit}
          </SubmitButton>
        }
        signedOut={<ButtonLink href={localPath('/login', common.lang)}>{words.login}</ButtonLink>}
      />
      <TextLink href={localPath('/', common.lang)}>{words.stay}</TextLink>
    </form>
  );
}
