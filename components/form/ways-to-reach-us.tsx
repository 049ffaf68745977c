import { company } from '@/content/company';
import { WAYS } from '@/content/messages';

const ways = [
  { label: WAYS.phone, value: company.phone, href: `tel:${company.phone.replace(/\s/g, '')}` },
  ...(company.whatsapp
    ? [{ label: WAYS.whatsapp, value: `+${company.whatsapp}`, href: `https://wa.me/${company.whatsapp}` }]
    : []),
  { label: WAYS.email, value: company.email, href: `mailto:${company.email}` },
];

/** Every way to the company that needs no form. */
export function WaysToReachUs() {
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
