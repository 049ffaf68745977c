import { contact, telLink } from '@/content/contact';
import type { Lang } from '@/content/lang';
import { wayWords } from '@/content/shell/messages';

/** A way to the company that needs no form. */
export interface Way {
  label: string;
  value: string;
  href: string;
}

export function waysToReachUs(lang: Lang): readonly Way[] {
  const { phone, whatsapp, email } = wayWords[lang];
  return [
    { label: phone, value: contact.phone, href: telLink(contact.phone) },
    ...(contact.whatsapp
      ? [{ label: whatsapp, value: `+${contact.whatsapp}`, href: `https://wa.me/${contact.whatsapp}` }]
      : []),
    { label: email, value: contact.email, href: `mailto:${contact.email}` },
  ];
}
