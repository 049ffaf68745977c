/**
 * Tells when what the browser keeps under a name may have changed behind the back of this page: another tab wrote it,
 * or the page comes back from the back/forward cache. While it waited there it heard nothing, and what it holds is as
 * old as its leaving. `null` follows every name. Browser only.
 */
export function followStorage(name: string | null, listener: () => void): () => void {
  const heard = ({ key }: StorageEvent) => {
    if (name === null || key === null || key === name) listener();
  };
  const shown = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener();
  };
  window.addEventListener('storage', heard);
  window.addEventListener('pageshow', shown);
  return () => {
    window.removeEventListener('storage', heard);
    window.removeEventListener('pageshow', shown);
  };
}
