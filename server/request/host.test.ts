import type { IncomingMessage } from 'node:http';
import { hasClearHost } from './host';

const asked = (...hosts: string[]) =>
  ({
    headers: { host: hosts[0] },
    rawHeaders: hosts.flatMap((host) => ['Host', host]),
  }) as unknown as IncomingMessage;

test.each([
  [],
  [''],
  ['site.example'],
  ['site.example.:8080'],
  ['[::1]:3000'],
  ['127.0.0.1'],
  ['a_b.example'],
])('a host that can be read: %j', (...hosts: string[]) => expect(hasClearHost(asked(...hosts))).toBe(true));

test.each([
  ['site.example', 'site.example'],
  ['site.example', 'evil.example'],
  ['a@evil.example'],
  ['evil.example/x'],
  ['site.example:99999999'],
  ['"><script>'],
  ['evil example'],
])('no host, or two: %j', (...hosts: string[]) => expect(hasClearHost(asked(...hosts))).toBe(false));
