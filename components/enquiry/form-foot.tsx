import type { ReactNode } from 'react';
import { Honeypot } from '@/components/form/honeypot';
import { OriginFields } from '@/components/form/origin-fields';
import { PurposeNote } from '@/components/form/purpose-note';
import { SubmitButton } from '@/components/form/submit-button';
import type { EnquiryCommon } from '@/content/forms/common';
import type { FormState } from '@/lib/forms/form-state';

interface Props {
  common: Pick<EnquiryCommon, 'lang' | 'trap' | 'privacy' | 'stored'>;
  state: FormState;
  pending: boolean;
  words: { submit: string; sending: string };
  /** What the form is for; what is stored with every enquiry follows. */
  children: ReactNode;
}

/** The end of every enquiry form: the trap, where it is sent from, the button, and what is stored. */
export function FormFoot({ common, state, pending, words, children }: Props) {
  return (
    <>
      <Honeypot label={common.trap} state={state} />
      <OriginFields lang={common.lang} />
      <div className="grid justify-items-start gap-4">
        <SubmitButton pending={pending} busy={words.sending}>
          {words.submit}
        </SubmitButton>
        <PurposeNote link={common.privacy}>
          {children} {common.stored}
        </PurposeNote>
      </div>
    </>
  );
}
