import 'server-only';
import { createHash } from 'node:crypto';
import { appointmentForm } from '@/content/forms/appointment';
import { contactForm } from '@/content/forms/contact';
import { enquiryListWords } from '@/content/forms/enquiry-list';
import { gateForm } from '@/content/forms/gate';
import { enquiryCommon } from '@/content/forms/common';
import type { Lang } from '@/content/lang';
import { withoutLang } from '@/content/local-path';
import { privacyPage } from '@/content/pages/company/privacy';
import { roofCheckPage } from '@/content/pages/tools/roof-check';
import { yourRoofPage } from '@/content/pages/tools/your-roof';
import { ROUTES } from '@/content/routes';
import { langOr } from '@/lib/site/lang';
import type { EnquiryForm } from './enquiry-schemas';
import type { Origin } from './origin';

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

/** The tick of a form with a photograph and what stands under it; none where a picture goes without one. */
function atTick(page: string, lang: Lang): string[] {
  const tools: Record<string, Record<'consent' | 'consentNote' | 'consentWhole', string>> = {
    [ROUTES.bricksSimulator.path]: roofCheckPage[lang].check.send,
    [ROUTES.yourRoof.path]: yourRoofPage[lang].tool.send,
  };
  const words = tools[page];
  return words ? [words.consent, words.consentNote, words.consentWhole] : [];
}

/** The visible words of a page's content, in order. */
function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsIn) : [];
}

const known = new Map<string, Consent>();

/**
 * The words at a form in its language, those of the tick that a photograph needed, and those of the privacy page that
 * the form leads to, as this build shows them.
 */
export function consentOf(kind: EnquiryForm, { language, page, photo }: Origin): Consent {
  const lang = langOr(language);
  const tick = photo ? atTick(withoutLang(page), lang) : [];
  const name = [kind, lang, ...tick].join('\n');
  const before = known.get(name);
  if (before) return before;
  const text = [atForm(kind, lang), ...tick, enquiryCommon(lang).stored, ...wordsIn(privacyPage[lang])].join(
    '\n',
  );
  const version = createHash('sha256').update(text).digest('hex').slice(0, 12);
  known.set(name, { version, text });
  return { version, text };
}
