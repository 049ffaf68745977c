/**
 * Leaves for an address of this site if the site answers, and else does `orElse`: without a connection the browser
 * would put an error of its own in the place of the page.
 */
export async function leaveFor(href: string, orElse: () => void): Promise<void> {
  try {
    await fetch(href, { method: 'HEAD', cache: 'no-store' });
  } catch {
    return orElse();
  }
  window.location.assign(href);
}
