/** Hosts that leave dots before the @ aside: https://support.google.com/mail/answer/7436150. */
const DOTLESS: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/**
 * Names the mailbox that an address leads to, for counting only: without its tag (box+tag@, RFC 5233) and without dots
 * where the host leaves them aside. Given an address in letters of one case and width.
 */
export function mailboxOfKey(key: string): string {
  const at = key.lastIndexOf('@');
  const [local, host] = [key.slice(0, at), key.slice(at + 1)];
  const bare = local.split('+')[0] || local;
  return DOTLESS.has(host) ? `${bare.replaceAll('.', '')}@gmail.com` : `${bare}@${host}`;
}
