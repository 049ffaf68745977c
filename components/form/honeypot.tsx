import { HONEYPOT } from '@/lib/core/form-state';

/** Out of sight, out of the tab order and unknown to autofill: only programs fill it in. */
export function Honeypot({ label }: { label: string }) {
  return (
    <div aria-hidden className="sr-only">
      <label>
        {label}
        <input
          name={HONEYPOT}
          type="text"
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore
          data-lpignore="true"
        />
      </label>
    </div>
  );
}
