/* What led a visitor here: told by the first page of a visit, kept in its tab. Browser only. */

export interface VisitSource {
  /** As the link that led here names them: utm_source, utm_medium, utm_campaign. */
  source?: string;
  medium?: string;
  campaign?: string;
  /** Host of the site that link was on; never its whole address. */
  host?: string;
}

const KEY = 'visitSource';
const MAX_LENGTH = 100;

function addressOf(referrer: string): URL | undefined {
  try {
    return new URL(referrer);
  } catch {
    return undefined;
  }
}

/** What an address and the page before it tell. Click numbers (gclid and the like) name a person: left out. */
export function sourceOf(address: string, referrer: string): VisitSource {
  const [here, before] = [new URL(address), addressOf(referrer)];
  const isOurs = before?.host === here.host;
  // A visitor who went on before the scripts of the first page had started: that page still has its say.
  const { searchParams } = isOurs && !here.searchParams.has('utm_source') ? before : here;
  const told = (name: string) => (searchParams.get(name) ?? '').trim().slice(0, MAX_LENGTH);
  const found: Required<VisitSource> = {
    source: told('utm_source'),
    medium: told('utm_medium'),
    campaign: told('utm_campaign'),
    host: isOurs ? '' : (before?.host ?? ''),
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value));
}

/** The page this document began with: the router may have turned to others since. */
const firstAddress = () => performance.getEntriesByType?.('navigation')[0]?.name ?? window.location.href;

/** The source of this visit as JSON; the first page that asks settles it for the tab. */
export function visitSource(): string {
  const now = () => JSON.stringify(sourceOf(firstAddress(), document.referrer));
  try {
    const kept = sessionStorage.getItem(KEY) ?? now();
    sessionStorage.setItem(KEY, kept);
    return kept;
  } catch {
    // Storage is forbidden: this document alone tells what it knows.
    return now();
  }
}
