import 'server-only';
import { createHash } from 'node:crypto';
import { appointmentForm } from '@/content/forms/appointment';
import { contactForm } from '@/content/forms/contact';
import { enquiryListWords } from '@/content/forms/enquiry-list';
import { gateForm } from '@/content/forms/gate';
import { enquiryCommon } from '@/content/forms/common';
import type { Lang } from '@/content/lang';
import { privacyPage } from '@/content/pages/company/privacy';
import type { EnquiryForm } from './enquiry-schemas';

/** What a visitor was told of storing and use when a form was sent. */
export interface Consent {
  /** The first twelve letters of the text's SHA-256: nobody has to remember to count on. */
  version: string;
  text: string;
}

/** The words at each form. */
function atForm(kind: EnquiryForm, lang: Lang): string {
  const { purpose, consent } = enquiryListWords[lang].form;
  const words: Record<EnquiryForm, string> = {
    appointment: appointmentForm[lang].purpose,
    contact: contactForm[lang].purpose,
    gate: gateForm[lang].purpose,
    quote: purpose,
    sample: `${purpose}\n${consent}`,
  };
  return words[kind];
}

/** The visible words of a page's content, in order. */
function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsIn) : [];
}

const known = new Map<string, Consent>();

/** The words at a form in its language, and those of the privacy page that it leads to, as this build shows them. */
export function consentOf(kind: EnquiryForm, lang: Lang): Consent {
  const name = `${kind} ${lang}`;
  const before = known.get(name);
  if (before) return before;
  const text = [atForm(kind, lang), enquiryCommon(lang).stored, ...wordsIn(privacyPage[lang])].join('\n');
  const version = createHash('sha256').update(text).digest('hex').slice(0, 12);
  known.set(name, { version, text });
  return { version, text };
}
