import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** One message as it goes over the line. */
export interface Message {
  bytes: Buffer;
  /** The message ends in the middle: the line is closed after it, and no answer is owed. */
  isCut: boolean;
  /** Bit by bit, or given up a while after it was sent: nobody waits for an answer then. At once if nothing is said. */
  manner?: 'slow' | 'hung up';
}

/** Of a slow message. */
const PIECES = 12;
const PAUSE = 40;
/** Milliseconds after which a client has hung up. */
const HANG_UP = 150;

export interface Reply {
  /** 0 where nothing came. */
  status: number;
  head: string;
  body: string;
  milliseconds: number;
  isLate: boolean;
}

/** Milliseconds until an answer that has not come counts as none. Passwords are judged two at a time. */
const TIMEOUT_MS = 20_000;

function read(received: Buffer, rest: Pick<Reply, 'milliseconds' | 'isLate'>): Reply {
  // A server that was told to expect says first that it does.
  const text = received.toString('latin1').replace(/^HTTP\/1\.1 1\d\d [^\r]*\r\n\r\n/, '');
  const end = text.indexOf('\r\n\r\n');
  const head = end < 0 ? text : text.slice(0, end);
  const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(head)?.[1] ?? 0);
  return { status, head, body: end < 0 ? '' : text.slice(end + 4), ...rest };
}

/** Bit by bit; ends early where the other side has closed the line. */
async function sendSlowly(socket: Socket, { bytes, isCut }: Message): Promise<void> {
  const length = Math.ceil(bytes.length / PIECES);
  for (let at = 0; at < bytes.length && socket.writable; at += length) {
    socket.write(bytes.subarray(at, at + length));
    await pause(PAUSE);
  }
  if (isCut && socket.writable) socket.end();
}

function send(socket: Socket, message: Message): void {
  const { bytes, isCut, manner } = message;
  if (manner === 'slow') return void sendSlowly(socket, message);
  if (isCut && manner !== 'hung up') return void socket.end(bytes);
  socket.write(bytes);
  if (manner === 'hung up') setTimeout(() => socket.destroy(), HANG_UP);
}

/** Sends bytes as they are, and returns what comes until the line is closed. */
export function deliver(port: number, message: Message): Promise<Reply> {
  const begun = performance.now();
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    let isLate = false;
    const socket = connect({ port, host: '127.0.0.1' }, () => send(socket, message));
    const timer = setTimeout(() => {
      isLate = true;
      socket.destroy();
    }, TIMEOUT_MS);
    socket.on('data', (part) => parts.push(part));
    // A line that is cut is told by what came, or did not.
    socket.on('error', () => {});
    socket.on('close', () => {
      clearTimeout(timer);
      resolve(read(Buffer.concat(parts), { milliseconds: performance.now() - begun, isLate }));
    });
  });
}
