import { Phone } from 'lucide-react';
import { contact, telLink } from '@/content/contact';
import { leftToRight, type Lang } from '@/content/lang';
import { shell } from '@/content/shell/shell';
import { fill } from '@/lib/site/fill';

interface Props {
  lang: Lang;
  className?: string;
  /** Of the number: hidden where there is room for the sign alone. */
  numberClass?: string;
}

/** The company's number, to press. Read out with what it does, also where the sign stands alone. */
export const CallLink = ({ lang, className = '', numberClass = '' }: Props) => (
  <a
    href={telLink(contact.phone)}
    aria-label={fill(shell[lang].call, { number: leftToRight(contact.phone, lang) })}
    className={`t-label no-print min-h-tap items-center gap-2 whitespace-nowrap no-underline hover:text-kiln ${className}`}
  >
    <Phone aria-hidden className="size-5" />
    <bdi className={numberClass}>{contact.phone}</bdi>
  </a>
);
