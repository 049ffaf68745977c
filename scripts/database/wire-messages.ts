/* The frontend half of PostgreSQL's protocol 3, as far as it takes to tell where a message ends. */

export interface WireMessage {
  /** The letter of the message; what comes before the first of them has a name. */
  type: string;
  bytes: Buffer;
}

/** More than any form or migration of ours, and little enough to keep; a start names a user and a database only. */
const MAX_MESSAGE_BYTES = 32 * 1024 * 1024;
const MAX_START_BYTES = 10_000;
const [CANCEL, SSL, GSS] = [80877102, 80877103, 80877104];
const NAMES = new Map([
  [CANCEL, 'cancel'],
  [SSL, 'encrypt'],
  [GSS, 'encrypt'],
]);

/** Cuts the bytes of one connection into messages. Throws when they cannot be any. */
export class MessageReader {
  private rest: Buffer = Buffer.alloc(0);
  private isStarted = false;

  /** In the middle of a message. */
  get isInside(): boolean {
    return this.rest.length > 0;
  }

  read(chunk: Buffer): WireMessage[] {
    this.rest = this.rest.length ? Buffer.concat([this.rest, chunk]) : chunk;
    const messages: WireMessage[] = [];
    for (let message = this.next(); message; message = this.next()) messages.push(message);
    return messages;
  }

  private next(): WireMessage | null {
    const head = this.isStarted ? 1 : 0;
    if (this.rest.length < head + 4) return null;
    const length = head + this.rest.readInt32BE(head);
    const least = this.isStarted ? 5 : 8;
    if (length < least || length > (this.isStarted ? MAX_MESSAGE_BYTES : MAX_START_BYTES))
      throw new Error('This is no message of the database protocol.');
    if (this.rest.length < length) return null;
    const bytes = this.rest.subarray(0, length);
    this.rest = this.rest.subarray(length);
    return { type: this.isStarted ? String.fromCharCode(bytes[0]!) : this.nameOfFirst(bytes), bytes };
  }

  private nameOfFirst(bytes: Buffer): string {
    const name = NAMES.get(bytes.readInt32BE(4)) ?? 'start';
    this.isStarted = name === 'start';
    return name;
  }
}

/** Ends what belongs together: a query of several messages goes up to its Sync, or to a Flush. */
export const endsUnit = ({ type }: WireMessage): boolean => !'PBDEC'.includes(type);

/** Anything else would end the database itself, which has but one session. */
export const isQuery = ({ type }: WireMessage): boolean => 'PBDECSHQFdcf'.includes(type);

/** `application_name` of a greeting: pairs of texts, each ended by a zero, after length and version. */
export function nameIn({ bytes }: WireMessage): string | null {
  const texts = bytes.toString('utf8', 8).split('\0');
  const at = texts.findIndex((text, index) => index % 2 === 0 && text === 'application_name');
  return at < 0 ? null : (texts[at + 1] ?? null);
}

const message = (type: string, body: Buffer): Buffer => {
  const head = Buffer.alloc(5);
  head.write(type, 'latin1');
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
};

/** Asks for the password in plain words: the line does not leave the machine. */
export const passwordWanted = message('R', Buffer.from([0, 0, 0, 3]));

export const refusal = (code: string, text: string): Buffer =>
  message('E', Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${text}\0\0`));

/** Text of a password message, without its closing zero. */
export const passwordIn = ({ bytes }: WireMessage): string => bytes.toString('utf8', 5, bytes.length - 1);

/** What the database says of its session at the end of an answer; null when it has not ended. */
export function sessionState(tail: Buffer): 'idle' | 'busy' | null {
  if (tail.length < 6 || tail.toString('latin1', 0, 5) !== 'Z\0\0\0\u0005') return null;
  return tail[5] === 'I'.charCodeAt(0) ? 'idle' : 'busy';
}
