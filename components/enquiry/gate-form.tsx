import { X } from 'lucide-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { toast } from '@/components/ui/message/toast';
import { OriginFields } from '@/components/form/origin-fields';
import { PurposeNote } from '@/components/form/purpose-note';
import { SubmitButton } from '@/components/form/submit-button';
import { TextArea } from '@/components/form/text-area';
import { EMAIL, NAME, PHONE, TextField } from '@/components/form/text-field';
import { useActionForm } from '@/components/form/use-action-form';
import { useDraft } from '@/components/form/use-draft';
import { Button } from '@/components/ui/control/button';
import { SquareButton } from '@/components/ui/control/square-button';
import { localPath } from '@/content/local-path';
import type { EnquiryCommon } from '@/content/forms/common';
import type { GateWords } from '@/content/forms/gate';
import { forgetContactInfo, saveContactInfo, setOwesContactInfo } from '@/lib/enquiry/contact-info';
import { isFaulty, type FormState } from '@/lib/forms/form-state';
import { sendGateAction } from '@/lib/enquiry/actions';
import { gateRules } from '@/lib/enquiry/form-rules';

/** Milliseconds from sending the form to what lies behind it. */
const GATE_DELAY = 1500;

interface Props {
  words: GateWords;
  common: EnquiryCommon;
  onUnlock: () => void;
  onClose: () => void;
  onCancel: () => void;
}

const textOf = (form: FormData, name: string) => String(form.get(name) ?? '').trim();

const infoOf = (form: FormData) => ({
  fullName: textOf(form, 'fullName'),
  email: textOf(form, 'email'),
  phone: textOf(form, 'phone'),
  message: textOf(form, 'message'),
});

const NOT_SENT: FormState = { status: 'failed', code: 'unexpected', fieldErrors: {}, values: {} };

/** Tells what became of the details; those that did not arrive are sent again on a later visit, if they can arrive. */
const settleIn =
  (words: GateWords) =>
  ({ status }: FormState) => {
    if (status !== 'done') return toast('error', words.failed);
    setOwesContactInfo(false);
    return toast('success', words.sent);
  };

/** The form of the contact gate. What is behind it opens a moment after sending, whatever becomes of the mail. */
export function GateForm({ words, common, onUnlock, onClose, onCancel }: Props) {
  const sent = useRef(false);
  /** The server found a fault in them: they are not kept for later visits. */
  const refused = useRef(false);
  const isOpen = useRef(false);
  /** What is to be said once the dialog is gone: the page with its messages is inert below it, so nobody would hear them. */
  const due = useRef<() => void>(undefined);
  // Closed, it is gone: what was typed stands there again when it is opened.
  const draft = useDraft('gate', gateRules.fields);

  const send = (before: FormState, form: FormData) => {
    if (!sent.current) {
      sent.current = true;
      setOwesContactInfo(true);
      setTimeout(() => {
        if (!refused.current) {
          saveContactInfo(infoOf(form));
          draft.forget();
        }
        // At once, so that the dialog is gone before anything is said.
        flushSync(onUnlock);
        isOpen.current = true;
        due.current?.();
      }, GATE_DELAY);
    }
    // What is behind opens all the same, and what did not arrive is sent on a later visit: nothing to renew.
    return sendGateAction(before, form).catch(() => NOT_SENT);
  };

  const { pending, field, form } = useActionForm({
    id: 'gate',
    rules: gateRules,
    // Two things are said otherwise than in the other forms.
    faults: { ...common.faults, ...words.faults },
    action: send,
    permalink: localPath('/expirence-model', common.lang),
    onAnswer: (answer) => {
      refused.current = isFaulty(answer);
      if (refused.current) forgetContactInfo();
      const settle = () => settleIn(words)(answer);
      if (isOpen.current) settle();
      else due.current = settle;
    },
  });

  const begun = (name: (typeof gateRules.fields)[number]) => {
    const state = field(name);
    return { ...state, defaultValue: state.defaultValue || (draft.words[name] ?? '') };
  };
  return (
    <form {...form} onInput={draft.keep} className="grid gap-5">
      <div className="flex items-start justify-between gap-4">
        <h2 className="t-title">{words.title}</h2>
        <SquareButton icon={X} label={words.close} onClick={onClose} className="flex-none" />
      </div>
      <p className="text-bitumen-soft">{words.lead}</p>
      <TextField
        field={begun('fullName')}
        label={words.fields.fullName}
        required
        {...NAME}
        enterKeyHint="next"
      />
      <TextField field={begun('email')} label={words.fields.email} required {...EMAIL} enterKeyHint="next" />
      <TextField field={begun('phone')} label={words.fields.phone} required {...PHONE} enterKeyHint="next" />
      <TextArea field={begun('message')} label={words.fields.message} rows={2} dir="auto" />
      <OriginFields lang={common.lang} />
      <div className="flex flex-wrap gap-4">
        <SubmitButton pending={pending} busy={words.sending}>
          {words.submit}
        </SubmitButton>
        <Button look="outline" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
      <PurposeNote link={common.privacy}>
        {words.purpose} {common.stored}
      </PurposeNote>
    </form>
  );
}
