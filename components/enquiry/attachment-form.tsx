import { useContext, useEffect, useRef, type ReactNode } from 'react';
import { AttachmentContext } from '@/components/form/attachment-context';
import { TextArea } from '@/components/form/text-area';
import { EMAIL, NAME, PHONE, TextField } from '@/components/form/text-field';
import { useActionForm } from '@/components/form/use-action-form';
import type { FormAction } from '@/lib/forms/form-state';
import { useDraft } from '@/components/form/use-draft';
import type { EnquiryCommon } from '@/content/forms/common';
import type { PagePath } from '@/content/routes';
import { sendContactAction } from '@/lib/enquiry/actions';
import { contactRules } from '@/lib/enquiry/form-rules';
import { ATTACHMENT_FIELD } from '@/lib/enquiry-attachment/attachment';
import { EnquiryAlert } from './enquiry-alert';
import { FormFoot } from './form-foot';
import { logAnswer } from './log-answer';
import { SentPanel } from './sent-panel';

export interface AttachmentFormProps {
  id: string;
  /** The page it stands on. */
  page: PagePath;
  /** What sends it, where something goes along that is no text. */
  action?: FormAction;
  /** Stands before the button. */
  children?: ReactNode;
  common: EnquiryCommon;
  words: {
    open: string;
    title: string;
    lead: string;
    fields: { name: string; email: string; phone: string; message: string };
    /** Stands in the message until somebody writes another. */
    message: string;
    wayBack: string;
    submit: string;
    sending: string;
    purpose: string;
    done: { title: string; text: string; next: string; link: string; again: string };
    log: { sent: string; failed: string };
  };
}

/** Name, a way back and a message, with the result of the tool around it. */
export function AttachmentForm(props: AttachmentFormProps) {
  const { id, page, words, common, children, action = sendContactAction } = props;
  const attachment = useContext(AttachmentContext);
  const draft = useDraft(id, contactRules.fields);
  const log = logAnswer(words.log);
  const { state, isLive, pending, field, faults, reset, form } = useActionForm({
    id,
    rules: contactRules,
    faults: common.faults,
    action,
    permalink: page,
    deps: { phone: ['email'] },
    onAnswer: (answer) => {
      if (answer.status === 'done') draft.forget();
      log(answer);
    },
  });
  const title = useRef<HTMLHeadingElement>(null);
  // The button that had the focus is gone.
  useEffect(() => title.current?.focus(), []);
  const { fields } = words;
  const begun = (name: (typeof contactRules.fields)[number], otherwise = '') => {
    const state = field(name);
    return { ...state, defaultValue: state.defaultValue || (draft.words[name] ?? otherwise) };
  };
  const help = `${id}-way-back`;
  if (state.status === 'done')
    return (
      <SentPanel
        {...{ common, receipt: state, words: words.done }}
        again={page}
        onAgain={reset}
        focus={isLive}
      />
    );

  return (
    <form
      {...form}
      id={id}
      onInput={draft.keep}
      className="grid gap-6 border-[1.5px] border-bitumen p-4 sm:p-6"
    >
      <div className="grid gap-2">
        <h3 ref={title} tabIndex={-1} className="t-head">
          {words.title}
        </h3>
        <p className="t-small text-bitumen-soft">{words.lead}</p>
      </div>
      {state.status === 'failed' && (state.code !== 'invalid' || faults.length > 0) && (
        <EnquiryAlert common={common} code={state.code} faults={faults} />
      )}
      <TextField field={begun('name')} label={fields.name} required {...NAME} enterKeyHint="next" />
      <div className="grid gap-x-gutter gap-y-6 md:grid-cols-2">
        <TextField field={begun('email')} label={fields.email} {...EMAIL} enterKeyHint="next" help={help} />
        <TextField field={begun('phone')} label={fields.phone} {...PHONE} enterKeyHint="next" help={help} />
        <p id={help} className="t-small -mt-4 text-bitumen-soft md:col-span-2">
          {words.wayBack}
        </p>
      </div>
      <TextArea field={begun('message', words.message)} label={fields.message} required rows={3} dir="auto" />
      {children}
      {attachment && attachment.kind !== 'photo' && (
        <input type="hidden" name={ATTACHMENT_FIELD} value={JSON.stringify(attachment)} />
      )}
      <FormFoot {...{ common, state, pending, words }}>{words.purpose}</FormFoot>
    </form>
  );
}
