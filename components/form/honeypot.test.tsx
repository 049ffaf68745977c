/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { enquiryCommon } from '@/content/forms/common';
import { LANGS } from '@/content/lang';
import { HONEYPOT, IDLE, PRESSED_AGAIN, type FormState } from '@/lib/forms/form-state';
import { Honeypot } from './honeypot';

/**
 * Words by which browsers and password managers know a field, in what Chromium looks for (components/autofill,
 * legacy_regex_patterns) and in the lists of Bitwarden and KeePassXC; languages of the region and of Europe.
 */
const KNOWN =
  /company|business|organi[sz]ation|firm|url|web|site|name|nombre|nom\b|vorname|mail|phone|tel|mobile|fax|address|addr|street|stra|city|town|ort\b|zip|post|plz|code|state|province|region|county|country|land|title|card|number|cvc|cvv|expir|iban|account|user|login|log.?in|pass|pwd|pin\b|otp|token|secret|search|find|query|birth|date|day|month|year|age\b|gender|sex\b|language|amount|price|coupon|promo|gift|loyalty|member|apt|suite|unit|floor|building|house|flat|line|area|district|suburb|neighbo|recipient|attention|c\/o|first|last|middle|family|given|sur|initial|full|contact|ext\b|prefix|suffix|subject|message|comment|اسم|شركة|بريد|هاتف|عنوان|مدينة|بلد|رمز/i;

const asked: FormState = { status: 'failed', code: 'automated', fieldErrors: {}, values: {} };

const trapOf = (container: HTMLElement) => container.querySelector<HTMLInputElement>(`[name=${HONEYPOT}]`)!;

test.each(LANGS)('no browser knows the field by a word in it or beside it (%s)', (lang) => {
  const { container } = render(<Honeypot label={enquiryCommon(lang).trap} state={IDLE} />);
  const { name, id, placeholder, title } = trapOf(container);
  for (const text of [name, id, placeholder, title, container.textContent]) expect(text).not.toMatch(KNOWN);
  expect('company_website').toMatch(KNOWN);
});

test('people do not come to it', () => {
  const { container } = render(<Honeypot label="x" state={IDLE} />);
  expect(trapOf(container)).toHaveAttribute('tabindex', '-1');
  expect(trapOf(container).closest('[aria-hidden]')).not.toBeNull();
});

test('once it was asked who sends the form, it is empty again and the form is marked, for good', () => {
  const { container, rerender } = render(<Honeypot label="x" state={IDLE} />);
  expect(container.querySelector(`[name=${PRESSED_AGAIN}]`)).toBeNull();
  trapOf(container).value = 'Al Noor LLC';
  rerender(<Honeypot label="x" state={asked} />);
  expect(trapOf(container).value).toBe('');
  const invalid: FormState = { ...asked, code: 'invalid', values: { [PRESSED_AGAIN]: '1' } };
  for (const state of [asked, invalid]) {
    rerender(<Honeypot label="x" state={state} />);
    expect(container.querySelector(`[name=${PRESSED_AGAIN}]`)).toHaveAttribute('value', '1');
  }
});
