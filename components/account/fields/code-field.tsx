import { FieldError } from '@/components/form/field-error';
import { fieldAttributes } from '@/components/form/field-look';
import type { FieldState } from '@/components/form/use-action-form';
import { OTP_LENGTH } from '@/lib/account/account-rules';
import { tidyCode } from '@/lib/text/tidy-code';

interface Props {
  field: FieldState;
  label: string;
}

/**
 * The digits of a code, a box each. Underneath it is one field, so pasting, autofill from a message and
 * deleting work as in any other, with and without JavaScript.
 */
export function CodeField({ field, label }: Props) {
  return (
    <div className="grid content-start gap-2">
      <label htmlFor={field.id} className="t-label justify-self-start">
        {label}
      </label>
      <div
        className="code-boxes group relative justify-self-start overflow-clip [overflow-clip-margin:0.5rem]"
        dir="ltr"
      >
        <input
          {...fieldAttributes(field)}
          onChange={(event) => {
            // Without blanks, which would push the last digit out of its box. One digit too many stays, to be told.
            const code = tidyCode(event.target.value);
            if (code !== event.target.value) event.target.value = code;
            field.onChange(event);
          }}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          enterKeyHint="done"
          aria-required
          className="code-input absolute inset-y-0 start-0 bg-transparent"
        />
        <div aria-hidden className="flex gap-2">
          {Array.from({ length: OTP_LENGTH }, (_, index) => (
            <span
              key={index}
              className="h-16 w-(--digit) rounded border-[1.5px] border-joint bg-plaster group-focus-within:border-bitumen group-has-aria-invalid:border-kiln"
            />
          ))}
        </div>
      </div>
      {field.error && <FieldError id={`${field.id}-error`}>{field.error}</FieldError>}
    </div>
  );
}
