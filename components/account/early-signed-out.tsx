import { SIGNED_IN_MARK } from '@/lib/browser/signed-in-mark';

/**
 * Shows those who are not signed in what is theirs from the first paint on, until the scripts do so themselves. Its
 * own text stands in the page, so it knows nothing from outside.
 */
function showSignedOut(mark: string): void {
  try {
    if (document.cookie.split('; ').some((one) => one.startsWith(`${mark}=`))) return;
  } catch {
    // A page in a frame without an origin may not even ask: nobody is signed in.
  }
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('[data-signed=in]{visibility:hidden}[data-signed=out]{visibility:visible}');
  document.adoptedStyleSheets = [sheet];
}

/** Stands behind what it chooses from, and acts as the page is read. */
export function EarlySignedOut() {
  return (
    <script dangerouslySetInnerHTML={{ __html: `(${showSignedOut})(${JSON.stringify(SIGNED_IN_MARK)})` }} />
  );
}
