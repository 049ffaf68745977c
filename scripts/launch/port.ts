import { createServer } from 'node:net';
import { Fault } from '../shared/fault';

const refusal = (port: number, host?: string): Promise<string | null> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'unknown'));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(null)));
  });

/** One sentence if the site could not listen on the port. */
export async function checkPort(port: number): Promise<void> {
  // Some systems let two programs share a port when one of them names its address.
  const code = (await refusal(port)) ?? (await refusal(port, '127.0.0.1'));
  if (code === 'EADDRINUSE')
    throw new Fault(
      `Port ${port} is in use by another program; set PORT to a free one, for example PORT=${port < 65535 ? port + 1 : 3000}.`,
    );
  if (code === 'EACCES')
    throw new Fault(`Port ${port} may not be opened by this user; set PORT to one above 1023.`);
  if (code) throw new Fault(`Port ${port} cannot be opened (${code}); set PORT to another one.`);
}
