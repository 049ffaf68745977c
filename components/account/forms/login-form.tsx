'use client';

import { useEffect } from 'react';
import { LangField } from '@/components/form/origin-fields';
import { SubmitButton } from '@/components/form/submit-button';
import { useActionForm } from '@/components/form/use-action-form';
import type { Lang } from '@/content/lang';
import { localPath } from '@/content/local-path';
import type { AccountCommon } from '@/content/forms/common';
import type { AccountWords } from '@/content/forms/account';
import type { AccountAnswers } from '@/content/forms/account-answers';
import { loginAction } from '@/lib/account/actions';
import { loginRules } from '@/lib/account/form-rules';
import { isMarkedSignedIn } from '@/lib/browser/signed-in-mark';
import type { FormAction } from '@/lib/forms/form-state';
import { AccountAlert } from '@/components/account/account-alert';
import { EmailField } from '@/components/account/fields/email-field';
import { PasswordField } from '@/components/account/fields/password-field';
import { load, toastAndGo } from '@/components/account/toast-and-go';
import { useRegisteredEmail } from '@/components/account/use-registered-email';
import { askedPage } from '@/components/ui/address/use-wanted-page';
import { OtherForm, WantedPage } from '@/components/account/wanted-page';

interface Props {
  words: AccountWords['login'];
  said: Pick<AccountAnswers, 'loggedIn' | 'loginFailed'>;
  common: AccountCommon;
}

/** Whoever is signed in already has no business here. Nobody else loads the way on. */
function useLeadOn(lang: Lang) {
  useEffect(() => {
    if (!isMarkedSignedIn()) return;
    import('@/components/account/redirect-if-signed-in')
      .then(({ redirectIfSignedIn }) => redirectIfSignedIn(askedPage(), lang))
      .catch(() => undefined);
  }, [lang]);
}

/** Where the browser refuses our cookies, a sign-in that was taken would lead to the guard, and from there back here. */
const signIn: FormAction = async (before, form) => {
  const answer = await loginAction(before, form);
  if (answer.status !== 'done' || isMarkedSignedIn()) return answer;
  const values = Object.fromEntries(
    ['email', 'remember'].map((name) => [name, String(form.get(name) ?? '')]),
  );
  return { status: 'failed', code: 'signed-out', fieldErrors: {}, values };
};

/** Address, password, and whether this device is to remember. */
export function LoginForm({ words, said, common }: Props) {
  useLeadOn(common.lang);
  useRegisteredEmail('login-email');
  const { state, pending, field, form } = useActionForm({
    id: 'login',
    rules: loginRules,
    faults: common.faults,
    action: loginAction,
    send: signIn,
    permalink: localPath('/login', common.lang),
    onAnswer: toastAndGo(said.loggedIn, load),
  });
  return (
    <form {...form} className="grid gap-6">
      <AccountAlert
        common={common}
        state={state}
        failed={said.loginFailed}
        help={state.status === 'failed' && state.code === 'signed-out' ? words.cookies : undefined}
      />
      <EmailField label={common.fields.email} field={field('email')} enterKeyHint="next" />
      <PasswordField
        words={common}
        field={field('password')}
        kind="password"
        autoComplete="current-password"
      />
      <div>
        <label className="inline-flex min-h-tap items-center gap-3 pe-2">
          <input
            type="checkbox"
            name="remember"
            value="on"
            defaultChecked={state.status === 'failed' && state.values.remember === 'on'}
            aria-describedby="login-remember"
            className="size-5 accent-terracotta"
          />
          {words.remember}
        </label>
        <p id="login-remember" className="t-note text-bitumen-soft">
          {words.rememberNote}
        </p>
      </div>
      <noscript>
        <p className="t-note text-bitumen-soft">{words.cookies}</p>
      </noscript>
      <WantedPage state={state} />
      <LangField lang={common.lang} />
      <div className="flex flex-wrap gap-4">
        <SubmitButton pending={pending} busy={common.working}>
          {words.submit}
        </SubmitButton>
        <OtherForm outline href={localPath('/register', common.lang)}>
          {words.register}
        </OtherForm>
      </div>
      <p>
        <OtherForm href={localPath('/forgot-password', common.lang)}>{words.forgot}</OtherForm>
      </p>
    </form>
  );
}
