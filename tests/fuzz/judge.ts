import { ROOT } from '../../scripts/shared/paths';
import type { Case } from './cases';
import { PRIVATE } from './person';
import { INJECTED, MARKUP } from './values';
import type { Reply } from './wire';

/** What only the inside of the server knows. */
export interface Inside {
  secrets: readonly string[];
  /** The host it is asked by. */
  host: string;
}

const TRACE = /\n\s+at \S.*(?:\.[cm]?[jt]sx?:\d+|node:internal|<anonymous>)/;
const INSIDE = /node_modules|postgres(?:ql)?:\/\/|PrismaClient|prisma\.\w+\(|ECONNREFUSED|ENOENT|Invalid `/;

function leakIn({ head, body }: Reply, { secrets }: Inside): string | null {
  const text = `${head}\n${body}`;
  if (TRACE.test(text)) return 'a stack trace';
  const found = INSIDE.exec(text)?.[0];
  if (found) return `"${found}"`;
  if (text.includes(ROOT)) return 'the folder of the site';
  return secrets.some((secret) => text.includes(secret)) ? 'a secret' : null;
}

const headerOf = ({ head }: Reply, name: string) =>
  new RegExp(`^${name}:[ \\t]*(.*)$`, 'im').exec(head)?.[1]?.trim() ?? '';

/** The name of the request in the log. */
export const requestOf = (reply: Reply): string => headerOf(reply, 'x-request-id');

function isElsewhere(location: string, host: string): boolean {
  if (!location) return false;
  const to = URL.canParse(location, `http://${host}`) ? new URL(location, `http://${host}`) : null;
  return to?.host !== host || /^[/\\]{2}/.test(location);
}

/** What is wrong with an answer; null if nothing is. */
export function faultOf({ message, isForeign }: Case, reply: Reply, inside: Inside): string | null {
  if (reply.isLate) return 'no answer in time';
  if (reply.status === 0) return message.isCut ? null : 'no answer';
  // Too much at once is told with the time after which to ask again; a failure of ours stands in the log besides.
  const isTold = reply.status === 503 && headerOf(reply, 'retry-after') !== '';
  if (reply.status >= 500 && !isTold) return `answered ${reply.status}`;
  const leak = leakIn(reply, inside);
  if (leak) return `the answer holds ${leak}`;
  if (headerOf(reply, INJECTED)) return 'a header of the sender stands in the answer';
  if (!isForeign && isElsewhere(headerOf(reply, 'location'), inside.host))
    return `leads to ${headerOf(reply, 'location')}`;
  const isDocument = headerOf(reply, 'content-type').startsWith('text/html');
  return isDocument && reply.body.includes(MARKUP) ? 'markup of the sender stands in a document' : null;
}

interface Line {
  level?: string;
  event?: string;
  request?: string;
  error?: string;
}

const parsed = (line: string): Line | null => {
  try {
    return JSON.parse(line) as Line;
  } catch {
    return null;
  }
};

/** What the log tells that no test may let pass: failures of our own, and anything that was typed. */
export function faultsOfLog(output: string): { request: string; what: string }[] {
  const lines = output.split('\n');
  const failed = lines
    .map(parsed)
    .filter((line) => line?.level === 'error')
    .map((line) => ({ request: line?.request ?? '', what: `${line?.event}: ${line?.error}` }));
  const told = lines
    .filter((line) => PRIVATE.some((word) => line.includes(word)))
    .map((line) => ({
      request: parsed(line)?.request ?? '',
      what: `the log tells what was typed: ${line.slice(0, 200)}`,
    }));
  return [...failed, ...told];
}
