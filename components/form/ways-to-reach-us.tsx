import { contact, telLink } from '@/content/company';
import { WAYS } from '@/content/messages';

const ways = [
  { label: WAYS.phone, value: contact.phone, href: telLink(contact.phone) },
  ...(contact.whatsapp
    ? [{ label: WAYS.whatsapp, value: `+${contact.whatsapp}`, href: `https://wa.me/${contact.whatsapp}` }]
    : []),
  { label: WAYS.email, value: contact.email, href: `mailto:${contact.email}` },
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
