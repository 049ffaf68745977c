import { X } from 'lucide-react';
import { useRef } from 'react';
import { FieldError } from '@/components/form/field-error';
import { ButtonFace } from '@/components/ui/control/button';
import type { PhotoFieldWords } from '@/content/forms/photo-field';
import type { FormState } from '@/lib/forms/form-state';
import { fill } from '@/lib/site/fill';
import type { ChosenPhoto, PhotoState } from './use-photo';

interface Props {
  id: string;
  words: PhotoFieldWords;
  photo: PhotoState;
  /** Of the form: a page that came anew, as after every answer without JavaScript, has lost the picture. */
  state: FormState;
}

/**
 * The place for one picture. The native input covers the box, so that choosing and dropping work before the scripts
 * do; without them it is shown itself.
 */
export function PhotoField({ id, words, photo: { chosen, isWrong, choose, clear }, state }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const remove = () => {
    input.current?.focus();
    clear();
  };

  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="t-label justify-self-start">
        {words.label}
      </label>
      <div className="relative flex flex-wrap items-center gap-x-4 gap-y-2 rounded border-[1.5px] border-dashed border-joint p-3 hover:border-bitumen has-focus-visible:outline-3 has-focus-visible:outline-terracotta">
        <ButtonFace look="outline" className="noscript:hidden">
          {chosen ? words.other : words.choose}
        </ButtonFace>
        <p aria-live="polite" className="t-small min-w-0 break-words empty:sr-only">
          {chosen && readyText(words, chosen)}
        </p>
        <input
          ref={input}
          type="file"
          id={id}
          name="photo"
          accept="image/jpeg,image/png,image/webp"
          aria-invalid={isWrong || undefined}
          aria-describedby={`${id}-help${isWrong ? ` ${id}-error` : ''}`}
          // The same file may be chosen again.
          onClick={({ currentTarget }) => (currentTarget.value = '')}
          onChange={({ currentTarget }) => choose(currentTarget.files?.[0])}
          className="absolute inset-0 size-full cursor-pointer opacity-0 noscript:static noscript:opacity-100"
        />
        {chosen && (
          <button type="button" onClick={remove} className="t-label text-link relative gap-2">
            <X aria-hidden />
            {words.remove}
          </button>
        )}
      </div>
      <p id={`${id}-help`} className="t-small text-bitumen-soft">
        {words.help}
      </p>
      <a href={words.email.href} className="text-link t-small -my-2 justify-self-start">
        {words.email.text}
      </a>
      {state.status === 'failed' && !chosen && (
        <p className={`t-small font-[560]${state.code === 'renewed' ? '' : ' hidden noscript:block'}`}>
          {words.again}
        </p>
      )}
      {isWrong && <FieldError id={`${id}-error`}>{words.wrong}</FieldError>}
    </div>
  );
}

/** A name of any direction stays one piece of the sentence. */
const readyText = (words: PhotoFieldWords, { name, size }: ChosenPhoto) =>
  size === null ? words.reading : fill(words.ready, { name: `\u2068${name}\u2069`, size });
