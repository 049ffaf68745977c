/**
 * Shows only what the address asks for, from the first paint on: a style sheet of a few rules, which the gallery
 * takes away when it narrows by itself. Its own text stands in the page, so it knows nothing from outside.
 */
export function narrowShelves(): void {
  const query = new URLSearchParams(window.location.search);
  const offered = (facet: string, value: string) =>
    facet === 'category'
      ? [...document.querySelectorAll<HTMLAnchorElement>('a[href^="?"]')].some(
          (link) => new URLSearchParams(link.search).get(facet) === value,
        )
      : [...document.querySelectorAll('option')].some((option) => option.value === value);
  const having = (facet: string) => {
    const value = query.get(facet);
    return value && offered(facet, value) ? `[data-${facet}="${CSS.escape(value)}"]` : '';
  };
  const shelf = having('category');
  const tile = having('supplier') + having('profile');
  const gone = [
    shelf && `.shelves>section:not(${shelf})`,
    tile && `.shelves li:not(${tile})`,
    tile && `.shelves>section:not(:has(${tile}))`,
  ].filter(Boolean);
  if (!gone.length) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${gone.join()}{display:none}`);
  document.adoptedStyleSheets = [sheet];
}

/** Stands before the shelves, and acts as the page is read. */
export function EarlyNarrowing() {
  return <script dangerouslySetInnerHTML={{ __html: `(${narrowShelves})()` }} />;
}
