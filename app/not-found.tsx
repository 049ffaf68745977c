/** Keeps the framework's own screen out of every page. Never seen: app/global-not-found.tsx answers. */
export default function NotFound() {
  return null;
}
