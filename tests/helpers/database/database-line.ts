import { connect, type Socket } from 'node:net';
import path from 'node:path';

/** A line to the database of an address, whether it listens on a port or on a socket in a folder. */
export function lineTo(address: string): Socket {
  const url = new URL(address);
  const host = decodeURIComponent(url.hostname);
  const port = Number(url.port || 5432);
  return host.startsWith('/') ? connect(path.join(host, `.s.PGSQL.${port}`)) : connect(port, host);
}

/** The same database behind a port of this machine. */
export function throughPort(address: string, port: number): string {
  const { username, password, pathname, search } = new URL(address);
  return `postgresql://${username}${password && `:${password}`}@127.0.0.1:${port}${pathname}${search}`;
}
