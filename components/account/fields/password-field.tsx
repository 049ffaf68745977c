import { useState } from 'react';
import { FieldError } from '@/components/form/field-error';
import { BOX, fieldAttributes } from '@/components/form/field-look';
import type { FieldState } from '@/components/form/use-action-form';
import type { AccountCommon } from '@/content/forms/common';

interface Props {
  words: Pick<AccountCommon, 'fields' | 'shown' | 'show' | 'hide'>;
  field: FieldState;
  /** Which of the passwords it is. */
  kind: keyof AccountCommon['shown'];
  autoComplete: 'current-password' | 'new-password';
  /** Id of words elsewhere that help to fill it in. */
  help?: string;
  onType?: (password: string) => void;
}

/** A password, hidden until asked for. The button does nothing without JavaScript and is not shown then. */
export function PasswordField({ words, field, kind, autoComplete, help, onType }: Props) {
  const [shown, setShown] = useState(false);
  return (
    <div className="grid content-start gap-2">
      <label htmlFor={field.id} className="t-label justify-self-start">
        {words.fields[kind]}
      </label>
      <div className="relative grid">
        <input
          {...fieldAttributes(field, help)}
          onChange={(event) => {
            field.onChange(event);
            onType?.(event.target.value);
          }}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          aria-required
          className={`${BOX} pe-20 noscript:pe-4`}
        />
        <button
          type="button"
          onClick={() => setShown(!shown)}
          className="t-label absolute inset-y-0 end-0 min-w-tap px-4 underline underline-offset-[0.22em] hover:text-kiln noscript:hidden"
        >
          {shown ? words.hide : words.show}
          <span className="sr-only"> {words.shown[kind]}</span>
        </button>
      </div>
      {field.error && <FieldError id={`${field.id}-error`}>{field.error}</FieldError>}
    </div>
  );
}
