import { clientAddress, countedAs, networkOf, PEER_HEADER } from './client-address';

const address = (peer: string | null, forwarded: string | null, hops: number) =>
  clientAddress(
    { get: (name) => ({ [PEER_HEADER]: peer, 'x-forwarded-for': forwarded })[name] ?? null },
    hops,
  );

test('without proxies only the connection counts, whatever the client claims', () => {
  expect(address('203.0.113.7', '1.1.1.1', 0)).toBe('203.0.113.7');
  expect(address('203.0.113.7', null, 0)).toBe('203.0.113.7');
});

test('with proxies the address that the outermost of them saw counts, nothing before it', () => {
  expect(address('10.0.0.1', '198.51.100.9', 1)).toBe('198.51.100.9');
  expect(address('10.0.0.1', '1.1.1.1, 198.51.100.9', 1)).toBe('198.51.100.9');
  expect(address('10.0.0.1', '1.1.1.1, 198.51.100.9, 10.0.0.2', 2)).toBe('198.51.100.9');
});

test('fewer hops than expected: the first that is known', () => {
  expect(address('10.0.0.1', null, 3)).toBe('10.0.0.1');
});

test('IPv4 inside IPv6, ports and the whole /64 are one client', () => {
  expect(address('::ffff:203.0.113.7', null, 0)).toBe('203.0.113.7');
  expect(address('10.0.0.1', '203.0.113.7:5123', 1)).toBe('203.0.113.7');
  expect(address('2001:db8:0:1:aaaa::1', null, 0)).toBe(address('2001:0db8:0:1:bbbb:1:2:3', null, 0));
  expect(address('[2001:db8:0:1::1]:443', null, 0)).toBe('2001:db8:0:1::/64');
  for (const same of [
    '::ffff:cb00:7107',
    '::FFFF:203.0.113.7',
    '0:0:0:0:0:ffff:cb00:7107',
    '[::ffff:cb00:7107]:443',
  ])
    expect(address('10.0.0.1', same, 1)).toBe('203.0.113.7');
  expect(address('fe80::1%eth0', null, 0)).toBe('fe80:0:0:0::/64');
  expect(address('2001:DB8:0:01::192.0.2.1', null, 0)).toBe('2001:db8:0:1::/64');
  expect(address('::1', null, 0)).toBe('0:0:0:0::/64');
});

test('nonsense is one unknown client', () => {
  expect(address('10.0.0.1', '<script>, drop table', 1)).toBe('unknown');
  expect(address(null, null, 0)).toBe('unknown');
});

test('the /48 is the network of a client with IPv6; any other is its own', () => {
  const client = address('2001:DB8:0:01:aaaa::1', null, 0);
  expect(networkOf(client)).toBe('2001:db8:0::/48');
  expect(networkOf(address('2001:db8:0:ffff::2', null, 0))).toBe('2001:db8:0::/48');
  expect(networkOf(`account x from ${client}`)).toBe('account x from 2001:db8:0::/48');
  for (const own of ['203.0.113.7', 'unknown', 'a@villa.example']) expect(networkOf(own)).toBe(own);
  expect(countedAs(client)).toEqual([
    [client, 1],
    ['2001:db8:0::/48', 8],
  ]);
  expect(countedAs('203.0.113.7')).toEqual([['203.0.113.7', 1]]);
});
