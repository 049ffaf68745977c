import { HONEYPOT, PRESSED_AGAIN, wasAsked, type FormState } from '@/lib/forms/form-state';

interface Props {
  label: string;
  /** Of the form: filled in once, the field comes back empty, and the form goes through whatever fills it again. */
  state: FormState;
}

/** Out of sight, out of the tab order and unknown to autofill: only programs fill it in. */
export function Honeypot({ label, state }: Props) {
  const asked = wasAsked(state);
  return (
    <div aria-hidden className="sr-only">
      <label>
        {label}
        <input
          key={asked ? 'again' : 'first'}
          name={HONEYPOT}
          type="text"
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore
          data-lpignore="true"
        />
      </label>
      {asked && <input type="hidden" name={PRESSED_AGAIN} value="1" />}
    </div>
  );
}
