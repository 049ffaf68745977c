'use client';

import { toast } from '@/components/ui/message/toast';
import { LangField } from '@/components/form/origin-fields';
import { SubmitButton } from '@/components/form/submit-button';
import { useActionForm } from '@/components/form/use-action-form';
import { Button } from '@/components/ui/control/button';
import { TextLink } from '@/components/links/text-link';
import { localPath } from '@/content/local-path';
import type { AccountCommon } from '@/content/forms/common';
import type { AccountWords } from '@/content/forms/account';
import type { AccountAnswers } from '@/content/forms/account-answers';
import { fill } from '@/lib/site/fill';
import { otpAction, resendAction } from '@/lib/account/actions';
import { RESEND_WAIT } from '@/lib/account/account-rules';
import { otpRules } from '@/lib/account/form-rules';
import { ONLY_A_BUTTON } from '@/lib/forms/form-rules';
import { AccountAlert } from '@/components/account/account-alert';
import { CodeField } from '@/components/account/fields/code-field';
import { load, toastAndGo } from '@/components/account/toast-and-go';
import { useCountdown } from '@/components/account/use-countdown';

interface Props {
  words: AccountWords['otp'];
  said: Pick<AccountAnswers, 'codeNotSent' | 'codeRefused'>;
  common: AccountCommon;
}

/** The code from the mail, and another one for those who wait in vain. */
export function OtpForm({ words, said, common }: Props) {
  const { state, pending, field, reset, form } = useActionForm({
    id: 'code',
    rules: otpRules,
    faults: common.faults,
    action: otpAction,
    permalink: localPath('/otp-verification', common.lang),
    onAnswer: toastAndGo(null, load),
  });
  return (
    <div className="grid gap-6">
      <form {...form} className="grid gap-6">
        <AccountAlert common={common} state={state} failed={said.codeRefused} />
        <CodeField field={field('otp')} label={common.fields.code} />
        <LangField lang={common.lang} />
        <SubmitButton pending={pending} busy={common.working}>
          {words.submit}
        </SubmitButton>
      </form>
      <div className="flex flex-wrap items-end gap-x-8 gap-y-2">
        <ResendForm
          words={words}
          said={said}
          common={common}
          isWanted={state.status === 'failed' && state.code === 'code-spent'}
          onSent={reset}
        />
        <TextLink href={localPath('/forgot-password', common.lang)}>{words.over}</TextLink>
      </div>
    </div>
  );
}

interface ResendProps extends Props {
  /** The code is spent: there is nothing to wait for. */
  isWanted: boolean;
  onSent: () => void;
}

/** Asks for another code; with JavaScript once a minute. Without, the button is always there. */
function ResendForm({ words, said, common, isWanted, onSent }: ResendProps) {
  const { left, restart } = useCountdown(RESEND_WAIT);
  const { state, pending, form } = useActionForm({
    id: 'resend',
    rules: ONLY_A_BUTTON,
    action: resendAction,
    permalink: localPath('/otp-verification', common.lang),
    onAnswer: (answer) => {
      if (answer.status !== 'done') return;
      toast('success', words.sent);
      restart();
      onSent();
    },
  });
  const waits = left > 0 && !isWanted;
  return (
    <form
      {...form}
      onSubmit={(event) => (waits ? event.preventDefault() : form.onSubmit(event))}
      className="grid justify-items-start gap-4"
    >
      <AccountAlert common={common} state={state} failed={said.codeNotSent} />
      <LangField lang={common.lang} />
      <Button type="submit" look="outline" aria-disabled={waits || pending || undefined}>
        <span className="noscript:hidden">{waits ? fill(words.wait, { seconds: left }) : words.resend}</span>
        <span className="hidden noscript:inline">{words.resend}</span>
      </Button>
    </form>
  );
}
