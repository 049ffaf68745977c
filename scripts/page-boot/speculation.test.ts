/** @jest-environment jsdom */
import { ROUTE_KEYS, ROUTES } from '../../content/routes';
import { fetchedAhead, speculationScript } from './speculation';

test('fetches public pages ahead, and nothing behind a sign-in or of an account', () => {
  const rules = /^<script type="speculationrules"[^>]*>([^<]*)<\/script>$/.exec(speculationScript('en'))![1]!;
  const { prefetch, prerender } = JSON.parse(rules) as {
    prefetch: { where: { selector_matches: string }; eagerness: string }[];
    prerender?: unknown;
  };
  expect(prerender).toBeUndefined();
  expect(prefetch[0]!.eagerness).toBe('moderate');
  const isAhead = (html: string) => {
    document.body.innerHTML = html;
    return document.body.firstElementChild!.matches(prefetch[0]!.where.selector_matches);
  };
  const ahead = fetchedAhead('en');
  for (const key of ['home', 'roofTiles', 'project', 'contact'] as const)
    expect(ahead).toContain(ROUTES[key].path);
  for (const path of ahead)
    expect([path, isAhead(`<a data-routed href="${path}"></a>`)]).toEqual([path, true]);
  for (const key of ROUTE_KEYS.filter((other) => !ahead.includes(ROUTES[other].path)))
    for (const end of ['', '#here', '?a=b'])
      expect([key, isAhead(`<a data-routed href="${ROUTES[key].path}${end}"></a>`)]).toEqual([key, false]);
  for (const key of ['roofSimulator', 'hotWater', 'login', 'logout', 'profile', 'cart', 'otp'] as const)
    expect(ahead).not.toContain(ROUTES[key].path);
  for (const other of [
    '<a href="/news"></a>',
    '<a data-routed href="/news?a=b"></a>',
    '<a href="/api/x"></a>',
  ])
    expect([other, isAhead(other)]).toEqual([other, false]);
  // What the router fetches for a link in view is of these, but no page with a form.
  const inView = / data-ahead="([^"]*)"/.exec(speculationScript('en'))![1]!.split(' ');
  expect(ahead.filter((path) => !inView.includes(path))).toEqual(
    ahead.filter((path) => /^\/(contact-us|installers|bricks\/simulator)$/.test(path)),
  );
  expect(inView).toContain(ROUTES.roofTiles.path);
});
