/**
 * Shows the category that the address asks for from the first paint on, until the filter does so itself. Its own
 * text stands in the page, so it knows nothing from outside.
 */
export function showShelf(): void {
  const wanted = new URLSearchParams(window.location.search).get('category');
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="?category="]')];
  if (!wanted || !links.some(({ search }) => new URLSearchParams(search).get('category') === wanted)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `.shelves>section{display:none}.shelves>section[data-category="${CSS.escape(wanted)}"]{display:block}`,
  );
  document.adoptedStyleSheets = [sheet];
}

/** Stands between the buttons and the shelves, and acts as the page is read. */
export function EarlyShelf() {
  return <script dangerouslySetInnerHTML={{ __html: `(${showShelf})()` }} />;
}
