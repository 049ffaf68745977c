import { X } from 'lucide-react';
import { useState } from 'react';
import { LanguageLink } from '@/components/links/language-link';
import { OWN_NAME } from '@/content/lang';
import { languageOffer } from '@/content/language-offer';

export const DISMISSED = 'languageOfferClosed';

/** Storage may be blocked: then nothing is remembered, and nothing breaks. */
function wasClosed(): boolean {
  try {
    return localStorage.getItem(DISMISSED) !== null;
  } catch {
    return false;
  }
}

function rememberClosing(): void {
  try {
    localStorage.setItem(DISMISSED, 'true');
  } catch {
    // Closed for this visit only.
  }
}

/** One line at the foot of the window, in Arabic, with the way to this page there. Moves nothing; closed for good. */
export function LanguageLine() {
  const [closed, setClosed] = useState(wasClosed);
  if (closed) return null;
  const close = () => {
    rememberClosing();
    setClosed(true);
    // Its button is gone with it: the keyboard goes on from the page's start.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <aside
      lang="ar"
      dir="rtl"
      aria-label={languageOffer.name}
      className="language-line other-language no-print"
    >
      <p className="t-small min-w-0 flex-1 ps-4">
        {languageOffer.text}{' '}
        <LanguageLink
          from="en"
          to="ar"
          className="inline-flex min-h-tap items-center font-semibold underline"
        >
          {OWN_NAME.ar}
        </LanguageLink>
      </p>
      <button
        type="button"
        aria-label={languageOffer.close}
        className="grid size-tap shrink-0 place-items-center"
        onClick={close}
      >
        <X aria-hidden className="size-5" />
      </button>
    </aside>
  );
}
