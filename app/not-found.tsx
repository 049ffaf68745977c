/**
 * Keeps the framework's own screen out of every page. Never seen: app/global-not-found.tsx and app/(ar)/404 answer, and no
 * page is made for an address that nobody has (tests/repo-rules.test.ts).
 */
export default function NotFound() {
  return null;
}
