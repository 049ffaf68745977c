import type { ComponentProps } from 'react';
import { FieldError } from './field-error';
import { BOX, emptyFor, fieldAttributes } from './field-look';
import type { FieldState } from './use-action-form';

/** What a browser must know to offer the right keys and the visitor's own details. */
export const NAME = { autoComplete: 'name', dir: 'auto' } as const;
/** An address that is half typed, `name@`, would be turned round on an Arabic page. */
export const EMAIL = { type: 'email', inputMode: 'email', autoComplete: 'email', dir: 'auto' } as const;
export const PHONE = { type: 'tel', inputMode: 'tel', autoComplete: 'tel' } as const;

interface Props extends Pick<
  ComponentProps<'input'>,
  'type' | 'autoComplete' | 'inputMode' | 'enterKeyHint' | 'dir'
> {
  field: FieldState;
  label: string;
  required?: boolean;
  /** Id of words elsewhere that help to fill it in. */
  help?: string;
}

/** One line: label, box, and what is wrong with it. */
export function TextField({ field, label, required, help, ...input }: Props) {
  return (
    <div className="grid content-start gap-2">
      <label htmlFor={field.id} className="t-label justify-self-start">
        {label}
      </label>
      <input
        placeholder={emptyFor(input.dir)}
        {...input}
        {...fieldAttributes(field, help)}
        aria-required={required}
        className={BOX}
      />
      {field.error && <FieldError id={`${field.id}-error`}>{field.error}</FieldError>}
    </div>
  );
}
