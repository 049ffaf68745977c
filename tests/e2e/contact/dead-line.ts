import { createServer, type AddressInfo, type Socket } from 'node:net';
import { lineTo, throughPort } from '../../helpers/database/database-line';

/** A line to the database that can go dead: nothing passes any more, and nobody is told. */
export async function deadLineTo(target: string) {
  const sockets = new Set<Socket>();
  let dead = false;
  const server = createServer((near) => {
    const far = lineTo(target);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => (sockets.delete(from), to.destroy()));
      if (!dead) from.pipe(to);
    }
  });
  const drop = () => sockets.forEach((socket) => socket.destroy());
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: throughPort(target, (server.address() as AddressInfo).port),
    goDead: () => {
      dead = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    revive: () => {
      dead = false;
      drop();
    },
    close: () => {
      server.close();
      drop();
    },
  };
}
