import { isIPv4, isIPv6 } from 'node:net';

/** Set by the HTTP server (or peer-guard.ts) on every request, whatever the client sent under this name. */
export const PEER_HEADER = 'x-peer-address';

/** An IPv4 address inside IPv6 (RFC 4291, 2.5.5.2). */
const MAPPED = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/;

const bytesOf = (group: string) => [parseInt(group, 16) >> 8, parseInt(group, 16) & 255];

/** One household or office: an IPv4 address, or the /64 of an IPv6 one. */
function normalise(value: string): string | null {
  const text = value
    .trim()
    .replace(/^\[|\](:\d+)?$/g, '')
    .replace(/^::ffff:(?=\d+\.)/i, '');
  const bare = /^\d+\.\d+\.\d+\.\d+:\d+$/.test(text) ? text.slice(0, text.lastIndexOf(':')) : text;
  if (isIPv4(bare)) return bare;
  if (!isIPv6(bare)) return null;
  // Written as every browser and server writes it: in small letters, and the end of an IPv4 address in two groups.
  const plain = new URL(`http://[${bare.split('%')[0]}]`).hostname.slice(1, -1);
  const [, high, low] = MAPPED.exec(plain) ?? [];
  if (high && low) return [...bytesOf(high), ...bytesOf(low)].join('.');
  const [head = '', tail] = plain.split('::');
  const front = head ? head.split(':') : [];
  const back = tail ? tail.split(':') : [];
  const filled =
    tail === undefined ? front : [...front, ...Array(8 - front.length - back.length).fill('0'), ...back];
  return `${filled.slice(0, 4).join(':')}::/64`;
}

/** A client with IPv6, also at the end of a longer name: `account x from 2001:db8:0:1::/64`. */
const WITH_IPV6 = /((?:[\da-f]{1,4}:){3})[\da-f]{1,4}::\/64$/;

/** How many times the allowance of one client a network of IPv6 has: a provider may lend one to many telephones. */
const NETWORK_TIMES = 8;

/**
 * The network that a client comes from: the /48 of an IPv6 address, since one customer of a provider has a /56 or a /48,
 * which is 256 or 65,536 clients. Any other client is a network of its own.
 */
export const networkOf = (client: string): string => client.replace(WITH_IPV6, '$1:/48');

/** The names under which a client is counted, each with how many times the allowance of one client it has. */
export function countedAs(client: string): readonly (readonly [name: string, times: number])[] {
  const network = networkOf(client);
  const own = [client, 1] as const;
  return network === client ? [own] : [own, [network, NETWORK_TIMES]];
}

/**
 * The client as the outermost of our own `hops` proxies saw it: every hop beyond that may be invented.
 * Unknown clients share one name, and with it one allowance.
 */
export function clientAddress(headers: Pick<Headers, 'get'>, hops: number): string {
  const peer = headers.get(PEER_HEADER) ?? '';
  const forwarded =
    hops > 0 ? (headers.get('x-forwarded-for') ?? '').split(',').filter((part) => part.trim()) : [];
  const chain = [...forwarded, peer];
  return normalise(chain[Math.max(0, chain.length - 1 - hops)] ?? '') ?? 'unknown';
}
