import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type ListenOptions, type Server, type Socket } from 'node:net';
import type { PGlite } from '@electric-sql/pglite';
import { Session, type Asker, type Unit } from './database-session';
import {
  endsUnit,
  isQuery,
  MessageReader,
  nameIn,
  passwordIn,
  passwordWanted,
  refusal,
  type WireMessage,
} from './wire-messages';

interface SocketOptions {
  /** A path, or a port of this machine. */
  at: Pick<ListenOptions, 'path' | 'port'>;
  /** Asked of whoever connects. */
  password?: string;
  /** Milliseconds for something begun (a message, a query, a transaction) to be gone on with. Ours have more. */
  timeoutMs?: number;
}

/**
 * Our own programs say who they are (`application_name`). On a busy machine they may stand still for long: they are
 * given so many times as much, from the last byte on, before a program that hangs is taken to hold up the others.
 */
export const OUR_NAME = 'site';
const OUR_SHARE = 20;

/** Well above what all processes of the site open together; more are refused by the system. */
const MAX_CONNECTIONS = 48;

const isSame = (one: string, two: string): boolean => {
  const [a, b] = [one, two].map((text) => createHash('sha256').update(text).digest());
  return timingSafeEqual(a!, b!);
};

/** One connection. What it has begun and does not go on with is cut off after a while: others wait for it. */
class Line implements Asker {
  isGone = false;
  private readonly reader = new MessageReader();
  private unit: Unit = [];
  private first: WireMessage | null = null;
  private isAdmitted = false;
  private awaited = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly socket: Socket,
    private readonly session: Session,
    private readonly options: SocketOptions,
  ) {
    socket.setNoDelay(true);
    socket.on('data', (chunk: Buffer) => this.take(chunk));
    socket.on('error', () => this.close());
    socket.on('close', () => this.close());
    this.watch();
  }

  send(data: Buffer): void {
    if (this.socket.writable) this.socket.write(data);
  }

  answered(): void {
    this.awaited -= 1;
    this.watch();
  }

  close(): void {
    if (this.isGone) return;
    this.isGone = true;
    clearTimeout(this.timer);
    this.socket.destroy();
    this.session.forget(this);
  }

  private get isOverdue(): boolean {
    if (this.isGone || this.awaited > 0) return false;
    return !this.isAdmitted || this.reader.isInside || this.unit.length > 0 || this.session.owns(this);
  }

  private get isOurs(): boolean {
    return this.first !== null && nameIn(this.first) === OUR_NAME;
  }

  private rest(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  /** The time runs from the beginning of what is unfinished; a stranger's byte now and then does not stop it. */
  private watch(): void {
    if (!this.isOverdue || this.isOurs) this.rest();
    if (!this.isOverdue) return;
    const timeoutMs = (this.options.timeoutMs ?? 15_000) * (this.isOurs ? OUR_SHARE : 1);
    // Once more after what lies ready has been read: a long query may have kept this whole process busy.
    const check = () => setImmediate(() => this.isOverdue && this.timer && this.close());
    this.timer ??= setTimeout(check, timeoutMs);
  }

  private take(chunk: Buffer): void {
    try {
      for (const message of this.reader.read(chunk)) this.hear(message);
    } catch {
      return this.close();
    }
    this.watch();
  }

  private hear(message: WireMessage): void {
    if (message.type === 'encrypt') return this.send(Buffer.from('N'));
    if (message.type === 'cancel' || message.type === 'X') return this.close();
    if (!this.isAdmitted) return this.admit(message);
    if (!isQuery(message)) return this.close();
    this.unit.push(message);
    if (endsUnit(message)) this.handOver();
  }

  private admit(message: WireMessage): void {
    const { password } = this.options;
    if (message.type === 'start') this.first = message;
    if (message.type === 'start' && password !== undefined) return this.send(passwordWanted);
    const isRight = message.type === 'p' && isSame(passwordIn(message), password ?? '');
    if (this.first && (password === undefined || isRight)) {
      this.isAdmitted = true;
      this.unit = [this.first];
      return this.handOver();
    }
    this.socket.end(refusal('28P01', 'password authentication failed'));
  }

  private handOver(): void {
    const unit = this.unit;
    this.unit = [];
    this.awaited += 1;
    this.rest();
    this.session.add(this, unit);
  }
}

export interface ServedDatabase extends Server {
  /** Runs a statement between those of others, outside any transaction. */
  between: (statement: string) => Promise<void>;
  end: () => Promise<void>;
}

/** Lets processes of this machine talk to the embedded database as to any PostgreSQL. */
export async function serveDatabase(db: PGlite, options: SocketOptions): Promise<ServedDatabase> {
  const session = new Session(db);
  const lines = new Set<Line>();
  const server = createServer((socket) => {
    const line = new Line(socket, session, options);
    lines.add(line);
    socket.on('close', () => lines.delete(line));
  });
  server.maxConnections = MAX_CONNECTIONS;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(
      options.at.path ? { path: options.at.path } : { port: options.at.port, host: '127.0.0.1' },
      resolve,
    );
  });
  const end = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const line of lines) line.close();
    });
  const between = (statement: string) => session.between(statement);
  return Object.assign(server, { between, end });
}
