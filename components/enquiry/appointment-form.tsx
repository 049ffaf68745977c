'use client';

import { useState } from 'react';
import { FormSuccess } from '@/components/form/form-success';
import { TextArea } from '@/components/form/text-area';
import { EMAIL, NAME, PHONE, TextField } from '@/components/form/text-field';
import { useActionForm } from '@/components/form/use-action-form';
import { useDraft } from '@/components/form/use-draft';
import { usePutBack } from '@/components/form/use-put-back';
import { localPath } from '@/content/local-path';
import type { AppointmentWords } from '@/content/forms/appointment';
import type { EnquiryCommon } from '@/content/forms/common';
import type { PhotoFieldWords } from '@/content/forms/photo-field';
import { sendAppointmentAction } from '@/lib/enquiry/actions';
import { appointmentRules } from '@/lib/enquiry/form-rules';
import { EnquiryAlert } from './enquiry-alert';
import { FormFoot } from './form-foot';
import { logAnswer } from './log-answer';
import { PhotoField } from './photo-field';
import { ReceiptNote } from './receipt-note';
import { usePhoto } from './use-photo';

const ID = 'appointment';

interface Props {
  words: AppointmentWords;
  photoWords: PhotoFieldWords;
  common: EnquiryCommon;
}

/** Name, email, phone, and as one likes words and a picture of the roof; above them what became of the request. The form stays for another one. */
export function AppointmentForm({ words, photoWords, common }: Props) {
  const photo = usePhoto();
  const draft = useDraft(ID, appointmentRules.fields);
  const log = logAnswer(words.log);
  /** Another request is under way on the form: what became of the last is said no more. */
  const [isBegun, setBegun] = useState(false);
  const { state, isLive, pending, field, faults, form } = useActionForm({
    id: ID,
    rules: appointmentRules,
    faults: common.faults,
    action: sendAppointmentAction,
    send: photo.sendsPhoto(sendAppointmentAction),
    permalink: localPath('/installers#estimate', common.lang),
    onAnswer: (answer) => {
      setBegun(false);
      if (answer.status === 'done') {
        photo.clear();
        draft.forget();
      }
      log(answer);
    },
  });
  usePutBack(form.ref, { words: draft.words, isFresh: state.status === 'idle' });
  const { fields } = words;

  return (
    <form
      {...form}
      className="grid gap-6"
      onInput={(event) => {
        setBegun(true);
        draft.keep(event);
      }}
      onSubmit={(event) => {
        setBegun(true);
        form.onSubmit(event);
      }}
    >
      {state.status === 'done' && !isBegun && (
        <FormSuccess {...words.done} focus={isLive}>
          <ReceiptNote words={common.sent} receipt={state} />
        </FormSuccess>
      )}
      {state.status === 'failed' && (state.code !== 'invalid' || faults.length > 0) && (
        <EnquiryAlert common={common} code={state.code} faults={faults} />
      )}
      <p className="t-small text-bitumen-soft">{words.required}</p>
      <TextField field={field('name')} label={fields.name.label} required {...NAME} enterKeyHint="next" />
      <TextField field={field('email')} label={fields.email.label} required {...EMAIL} enterKeyHint="next" />
      <TextField field={field('phone')} label={fields.phone.label} required {...PHONE} enterKeyHint="next" />
      <TextArea field={field('message')} label={fields.message.label} rows={3} dir="auto" />
      <PhotoField id="appointment-photo" words={photoWords} {...{ photo, state }} />
      <FormFoot {...{ common, state, pending, words }}>{words.purpose}</FormFoot>
    </form>
  );
}
