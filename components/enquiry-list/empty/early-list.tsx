/**
 * Hides the words of an empty list, and what stands under them, where the device holds a list with lines. The page
 * has them in its HTML, so that whoever has an empty list reads them with the first paint. Its own text stands in
 * the page, so it knows nothing from outside.
 */
export function hideEmptyList(): void {
  const KEY = 'enquiryList';
  let stored: unknown;
  try {
    stored = JSON.parse(localStorage.getItem(KEY) ?? '[]');
  } catch {
    // Forbidden or broken: nothing can be read from it.
    return;
  }
  const hasLine = Array.isArray(stored) && stored.some((line) => typeof line?.id === 'string');
  if (!hasLine) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '[data-empty-list=early]{visibility:hidden;min-block-size:100svh}' +
      'main:has([data-empty-list=early]) .ways-in{display:none}',
  );
  document.adoptedStyleSheets = [sheet];
}

/** Stands behind the list, and acts as the page is read. */
export function EarlyList() {
  return <script dangerouslySetInnerHTML={{ __html: `(${hideEmptyList})()` }} />;
}
