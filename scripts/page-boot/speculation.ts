import type { Lang } from '../../content/lang';
import { canonicalKey, isIndexable, path, ROUTE_KEYS, type RouteKey } from '../../content/routes';

/**
 * Pages of a language that may be fetched before somebody asks for them: finished, public, the same for everybody. Whatever is
 * behind a sign-in, belongs to an account or changes anything is none of them, and no address with a query.
 */
export const fetchedAhead = (lang: Lang): string[] =>
  ROUTE_KEYS.filter((key) => isIndexable(canonicalKey(key))).map((key) => path(key, lang));

/** Pages with a form, whose scripts are many times what a page brings: the router fetches them only when meant. */
const WITH_FORM: readonly RouteKey[] = ['contact', 'installers', 'bricksSimulatorHero'];

/** Pages that the router may fetch ahead because a link to them is in view: components/links/ahead. */
const light = (lang: Lang) =>
  fetchedAhead(lang).filter((address) => !WITH_FORM.some((key) => path(key, lang) === address));

/** Addresses of this site that a link can have and nobody may fetch ahead. */
const notAhead = (lang: Lang) => {
  const ahead = new Set(fetchedAhead(lang));
  return ROUTE_KEYS.map((key) => path(key, lang)).filter((address) => !ahead.has(address));
};

/**
 * Until the scripts of a page run, a link is the browser's own: where it can, it fetches the page of a link that
 * a mouse rests on or a finger comes down on. Afterwards the router does the same (components/links/routed-body)
 * and takes this away. Browsers fetch nothing ahead for visitors who save data.
 *
 * One selector, no patterns of addresses: Chrome holds each link against each of those when it styles the page, and
 * the list of all pages took it as long as everything else of a first view.
 */
export const speculationScript = (lang: Lang): string => {
  const never = ['[target]', '[download]', '[href^="#"]', '[href*="?"]'];
  const hidden = notAhead(lang).map((address) => `[href^="${address}"]`);
  const rules = {
    prefetch: [
      {
        where: { selector_matches: `a[data-routed]:not(${[...never, ...hidden].join()})` },
        eagerness: 'moderate',
      },
    ],
  };
  return `<script type="speculationrules" data-ahead="${light(lang).join(' ')}">${JSON.stringify(rules)}</script>`;
};
