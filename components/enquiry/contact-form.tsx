'use client';

import { TextArea } from '@/components/form/text-area';
import { EMAIL, NAME, PHONE, TextField } from '@/components/form/text-field';
import { useActionForm } from '@/components/form/use-action-form';
import { useDraft } from '@/components/form/use-draft';
import { usePutBack } from '@/components/form/use-put-back';
import { localPath } from '@/content/local-path';
import type { EnquiryCommon } from '@/content/forms/common';
import type { ContactWords } from '@/content/forms/contact';
import type { PhotoFieldWords } from '@/content/forms/photo-field';
import type { PageHref } from '@/content/routes';
import { sendContactAction } from '@/lib/enquiry/actions';
import { contactRules } from '@/lib/enquiry/form-rules';
import { keepAttachment } from '@/lib/enquiry-attachment/kept-attachment';
import { AttachmentNote } from './attachment-note';
import { EnquiryAlert } from './enquiry-alert';
import { FormFoot } from './form-foot';
import { logAnswer } from './log-answer';
import { PhotoField } from './photo-field';
import { SentPanel } from './sent-panel';
import { usePhoto } from './use-photo';

const ID = 'contact';
const HELP = `${ID}-way-back`;
/** The words at the first of two fields reach over both, and those at the second are there for its reader alone. */
const ONE_FAULT = 'md:[&_#contact-email-error]:w-[calc(200%+var(--gutter))] [&_#contact-phone-error]:hidden';

interface Props {
  words: ContactWords;
  /** Of the place for a picture; none without them. */
  photoWords?: PhotoFieldWords;
  common: EnquiryCommon;
  /** This page, at the form: where a browser without JavaScript goes with its answer. */
  permalink?: PageHref;
  /** What is sent as the message where the form asks for a name and a way back alone. */
  message?: string;
}

/** Name, a way back, a message and, where the page has a place for it, a picture. */
export function ContactForm({ words, photoWords, common, message, ...props }: Props) {
  const photo = usePhoto();
  const draft = useDraft(ID, contactRules.fields);
  const { permalink = localPath('/contact-us#connect', common.lang) } = props;
  const log = logAnswer(words.log);
  const { state, isLive, pending, field, faults, reset, form } = useActionForm({
    id: ID,
    rules: contactRules,
    faults: common.faults,
    action: sendContactAction,
    send: photo.sendsPhoto(sendContactAction),
    permalink,
    deps: { phone: ['email'] },
    onAnswer: (answer) => {
      if (answer.status === 'done') {
        photo.clear();
        draft.forget();
        // It has gone: the next message is about something else.
        keepAttachment(null);
      }
      log(answer);
    },
  });
  usePutBack(form.ref, { words: draft.words, isFresh: state.status === 'idle' });
  const { fields } = words;
  // In their order: the first that is asked for takes the focus after a fault.
  const [name, email, phone] = [field('name'), field('email'), field('phone')];
  /** One fault of two fields: said once, under both, in the place of the hint. */
  const isLost = email.error === common.faults.wayBackMissing;
  const help = isLost ? undefined : HELP;
  if (state.status === 'done')
    return (
      <SentPanel
        {...{ common, receipt: state, words: words.done }}
        again={permalink}
        onAgain={reset}
        focus={isLive}
      />
    );

  return (
    <form {...form} onInput={draft.keep} className="grid gap-6">
      {state.status === 'failed' && (state.code !== 'invalid' || faults.length > 0) && (
        <EnquiryAlert common={common} code={state.code} faults={faults} />
      )}
      <TextField field={name} label={fields.name.label} required {...NAME} enterKeyHint="next" />
      <div className={`grid gap-x-gutter gap-y-6 md:grid-cols-2 ${isLost ? ONE_FAULT : ''}`}>
        <TextField field={email} label={fields.email.label} {...EMAIL} enterKeyHint="next" help={help} />
        <TextField
          field={isLost ? { ...phone, error: email.error } : phone}
          label={fields.phone.label}
          {...PHONE}
          enterKeyHint="next"
          help={help}
        />
        {!isLost && (
          <p id={HELP} className="t-small -mt-4 text-bitumen-soft md:col-span-2">
            {words.wayBack}
          </p>
        )}
      </div>
      {message ? (
        <input type="hidden" name="message" value={message} />
      ) : (
        <TextArea field={field('message')} label={fields.message.label} required rows={5} dir="auto" />
      )}
      {photoWords && <PhotoField id="contact-photo" words={photoWords} {...{ photo, state }} />}
      <AttachmentNote words={words.attachment} />
      <FormFoot {...{ common, state, pending, words }}>{words.purpose}</FormFoot>
    </form>
  );
}
