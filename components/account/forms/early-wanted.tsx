/**
 * Shows what belongs to the page that asked for signing in from the first paint on, until the scripts do so
 * themselves: whatever came later would move the rest. Its own text stands in the page, so it knows nothing from
 * outside.
 */
function showWanted(): void {
  const wanted = new URLSearchParams(window.location.search).get('callbackUrl') ?? '';
  const [page = '', query] = wanted.split('#')[0]!.split('?');
  const sent = document.querySelector<HTMLElement>(`[data-lead="${CSS.escape(page)}?"]`);
  if (!sent) return;
  const brought = new URLSearchParams(query);
  const brings = sent.dataset.inputs!.split(' ').some((input) => brought.has(input));
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `[data-lead]{visibility:hidden}[data-lead="${page}${brings ? '?' : ''}"]{visibility:visible}` +
      `[data-wanted="${page}"]{display:block}${brings ? '[data-example]{visibility:hidden}' : ''}`,
  );
  document.adoptedStyleSheets = [sheet];
}

/** Stands behind the lead of the page, and acts as the page is read. */
export function EarlyWanted() {
  return <script dangerouslySetInnerHTML={{ __html: `(${showWanted})()` }} />;
}
