/* What the address of a mailed link says. Pure. */

export interface AddressLink {
  does: 'confirm' | 'undo';
  token: string;
}

/** 32 bytes in base64url, as they are mailed; nothing else comes into the page. */
const TOKEN = /^[\w-]{43}$/;

type Query = Record<string, string | string[] | undefined>;

/** Which change a link is about; null where its token is not whole. */
export function addressLinkOf(query: Query): AddressLink | null {
  for (const does of ['confirm', 'undo'] as const) {
    const token = query[does];
    if (typeof token === 'string' && TOKEN.test(token)) return { does, token };
  }
  return null;
}
