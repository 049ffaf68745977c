import { canonicalKey, isIndexable, ROUTE_KEYS, ROUTES, type RouteKey } from '../content/routes';

/**
 * Pages that may be fetched before somebody asks for them: finished, public, the same for everybody. Whatever is
 * behind a sign-in, belongs to an account or changes anything is none of them, and no address with a query.
 */
export const fetchedAhead = (): string[] =>
  ROUTE_KEYS.filter((key) => isIndexable(canonicalKey(key))).map((key) => ROUTES[key].path);

/** Pages with a form, whose scripts are many times what a page brings: the router fetches them only when meant. */
const WITH_FORM: readonly RouteKey[] = ['contact', 'installers', 'bricksSimulatorHero'];

/** Pages that the router may fetch ahead because a link to them is in view: components/links/ahead. */
const light = () => fetchedAhead().filter((path) => !WITH_FORM.some((key) => ROUTES[key].path === path));

/**
 * Until the scripts of a page run, a link is the browser's own: where it can, it fetches the page of a link that
 * a mouse rests on or a finger comes down on. Afterwards the router does the same (components/links/routed-body)
 * and takes this away. Browsers fetch nothing ahead for visitors who save data.
 */
export const speculationScript = (): string => {
  const rules = {
    prefetch: [
      {
        where: {
          and: [
            { href_matches: fetchedAhead() },
            { not: { selector_matches: '[target=_blank],[download]' } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  };
  return `<script type="speculationrules" data-ahead="${light().join(' ')}">${JSON.stringify(rules)}</script>`;
};
