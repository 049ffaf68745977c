import { LanguageLink } from '@/components/links/language-link';
import { OWN_NAME } from '@/content/lang';
import { languageOffer } from '@/content/shell/language-offer';
import { DismissButton } from './dismiss-button';
import { DISMISSED_LANGUAGE, useDismissal } from './use-dismissal';

/** One line at the foot of the window, in Arabic, with the way to this page there. Moves nothing; closed for good. */
export function LanguageLine() {
  const { isDismissed, dismiss } = useDismissal(DISMISSED_LANGUAGE);
  if (isDismissed) return null;
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
      <DismissButton label={languageOffer.close} onClick={dismiss} />
    </aside>
  );
}
