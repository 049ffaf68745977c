import { useContext, useEffect, useState } from 'react';
import { AttachmentContext } from '@/components/form/attachment-context';
import type { FormAction } from '@/lib/forms/form-state';
import type { PhotoAttachment } from '@/lib/enquiry-attachment/attachment';
import { fill } from '@/lib/site/fill';
import { sendContactAction } from '@/lib/enquiry/actions';
import { AttachmentForm, type AttachmentFormProps } from './attachment-form';

interface PhotoWords {
  consent: string;
  /** What is done with the photo; `{size}` is that of the copy, in KB. */
  consentNote: string;
  /** The same where the photo goes as it is. */
  consentWhole: string;
  copying: string;
  notCopied: string;
  submitWithout: string;
}

export interface PhotoFormProps extends Pick<AttachmentFormProps, 'id' | 'page' | 'common'> {
  words: AttachmentFormProps['words'] & PhotoWords;
}

/** The copy of a photograph, and whether the visitor lets it go along. */
interface Offer {
  photo: PhotoAttachment | null;
  copy: Blob | null;
  isFinished: boolean;
  agreed: boolean;
}

const NONE: Offer = { photo: null, copy: null, isFinished: false, agreed: false };

/** Has a copy made of each photograph that is offered; consent is for that one alone. */
function useOffer() {
  const attachment = useContext(AttachmentContext);
  const photo = attachment?.kind === 'photo' ? attachment : null;
  const [offer, setOffer] = useState<Offer>(NONE);
  useEffect(() => {
    let left = false;
    void photo?.copy().then(
      (copy) => left || setOffer({ photo, copy, isFinished: true, agreed: false }),
      () => left || setOffer({ photo, copy: null, isFinished: true, agreed: false }),
    );
    return () => {
      left = true;
    };
  }, [photo]);
  // What was said of another photograph counts no more.
  const current = offer.photo === photo ? offer : NONE;
  return { ...current, agree: (agreed: boolean) => setOffer({ ...current, agreed }) };
}

/** Name, a way back and a message; the photograph goes along only if the visitor says so. */
export function PhotoForm({ id, page, words, common }: PhotoFormProps) {
  const { copy, isFinished, agreed, agree } = useOffer();
  const sent = agreed ? copy : null;
  const action: FormAction = (before, form) => {
    if (sent) form.set('photo', sent, 'photo.jpg');
    return sendContactAction(before, form);
  };
  return (
    <AttachmentForm
      id={id}
      page={page}
      common={common}
      action={action}
      words={{ ...words, submit: sent ? words.submit : words.submitWithout }}
    >
      {copy ? (
        <Consent id={`${id}-consent`} copy={copy} words={words} agreed={agreed} onAgree={agree} />
      ) : (
        <p role="status">{isFinished ? words.notCopied : words.copying}</p>
      )}
    </AttachmentForm>
  );
}

interface ConsentProps {
  id: string;
  /** A file is the photograph itself: the browser could make no copy. */
  copy: Blob;
  words: PhotoWords;
  agreed: boolean;
  onAgree: (agreed: boolean) => void;
}

function Consent({ id, copy, words, agreed, onAgree }: ConsentProps) {
  const note = copy instanceof File ? words.consentWhole : words.consentNote;
  return (
    <div className="grid gap-2">
      <label className="flex min-h-tap items-center gap-3 font-[560]">
        <input
          type="checkbox"
          checked={agreed}
          onChange={({ currentTarget }) => onAgree(currentTarget.checked)}
          aria-describedby={id}
          className="size-6 accent-terracotta"
        />
        {words.consent}
      </label>
      <p id={id} className="t-small text-bitumen-soft">
        {fill(note, { size: Math.ceil(copy.size / 1000) })}
      </p>
    </div>
  );
}
