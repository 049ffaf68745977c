import type { ComponentProps } from 'react';
import { FieldError } from './field-error';
import { BOX, emptyFor, fieldAttributes } from './field-look';
import type { FieldState } from './use-action-form';

interface Props extends Pick<ComponentProps<'textarea'>, 'rows' | 'enterKeyHint' | 'dir' | 'autoComplete'> {
  field: FieldState;
  label: string;
  required?: boolean;
}

/** Several lines: label, box, and what is wrong with it. */
export function TextArea({ field, label, required, ...box }: Props) {
  return (
    <div className="grid content-start gap-2">
      <label htmlFor={field.id} className="t-label justify-self-start">
        {label}
      </label>
      <textarea
        placeholder={emptyFor(box.dir)}
        {...box}
        {...fieldAttributes(field)}
        aria-required={required}
        className={`${BOX} block resize-y`}
      />
      {field.error && <FieldError id={`${field.id}-error`}>{field.error}</FieldError>}
    </div>
  );
}
