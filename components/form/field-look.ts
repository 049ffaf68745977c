import type { FieldState } from './use-action-form';

/** The plaster box of every field. */
export const BOX =
  'w-full min-h-ctl rounded border-[1.5px] border-joint bg-plaster px-4 py-3 leading-[1.4] hover:border-bitumen focus:border-bitumen focus:outline-3 focus:outline-offset-0 focus:outline-terracotta aria-invalid:border-s-6 aria-invalid:border-kiln';

/**
 * An empty field whose direction its letters tell has none yet: where it has something to show instead, style sheets
 * find it and it reads as the page does.
 */
export const emptyFor = (dir?: string) => (dir === 'auto' ? ' ' : undefined);

/** Attributes that tie a field to its state, its help and its error. */
export function fieldAttributes(
  { id, name, error, defaultValue, ref, onChange, onBlur }: FieldState,
  help?: string,
) {
  const describedBy = [help, error && `${id}-error`].filter(Boolean).join(' ');
  return {
    id,
    name,
    defaultValue,
    ref,
    onChange,
    onBlur,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy || undefined,
  };
}
