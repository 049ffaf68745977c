import 'server-only';
import { createHash } from 'node:crypto';
import { APPOINTMENT_FORM } from '@/content/forms/appointment';
import { CONTACT_FORM } from '@/content/forms/contact';
import { ENQUIRY_LIST } from '@/content/forms/enquiry-list';
import { GATE_FORM } from '@/content/forms/gate';
import { privacyPage } from '@/content/pages/privacy';
import type { EnquiryForm } from './schema';

/** What a visitor was told of storing and use when a form was sent. */
export interface Consent {
  /** The first twelve letters of the text's SHA-256: nobody has to remember to count on. */
  version: string;
  text: string;
}

const { purpose, consent } = ENQUIRY_LIST.form;

/** The words at each form. */
const AT_FORM: Record<EnquiryForm, string> = {
  appointment: APPOINTMENT_FORM.purpose,
  contact: CONTACT_FORM.purpose,
  gate: GATE_FORM.purpose,
  quote: purpose,
  sample: `${purpose}\n${consent}`,
};

/** The visible words of a page's content, in order. */
function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsIn) : [];
}

const said = new Map<EnquiryForm, Consent>();

/** The words at a form and those of the privacy page that it leads to, as this build shows them. */
export function consentOf(kind: EnquiryForm): Consent {
  const known = said.get(kind);
  if (known) return known;
  const text = [AT_FORM[kind], ...wordsIn(privacyPage.en)].join('\n');
  const version = createHash('sha256').update(text).digest('hex').slice(0, 12);
  said.set(kind, { version, text });
  return { version, text };
}
