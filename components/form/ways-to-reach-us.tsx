import { mailBreak } from '@/components/ui/layout/mail-break';
import type { Way } from '@/content/forms/ways';

interface Props {
  ways: readonly Way[];
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
            <bdi>{mailBreak(value)}</bdi>
          </a>
        </li>
      ))}
    </ul>
  );
}
