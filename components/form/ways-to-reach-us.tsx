import type { ReactNode } from 'react';
import type { Way } from '@/content/forms/ways';

interface Props {
  /** An address as it stands, or as it may break (`mailBreak`), which a page decides: here it would weigh on every form. */
  ways: readonly (Omit<Way, 'value'> & { value: ReactNode })[];
}

/** Every way to the company that needs no form. */
export function WaysToReachUs({ ways }: Props) {
  return (
    <ul className="t-small flex flex-wrap gap-x-6">
      {ways.map(({ label, value, href }) => (
        <li key={label} className="flex min-h-tap items-center gap-2">
          {label}
          <a
            href={href}
            className="inline-flex min-h-tap items-center font-semibold whitespace-nowrap underline hover:text-kiln"
          >
            <bdi>{value}</bdi>
          </a>
        </li>
      ))}
    </ul>
  );
}
