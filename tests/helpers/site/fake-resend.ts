import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface AcceptedMail {
  id: string;
  key: string | null;
  from: string;
  to: string | string[];
  subject: string;
  html?: string;
  text?: string;
  reply_to?: string | string[];
  attachments?: { filename: string; content: string }[];
}

/**
 * `refuse` closes the connection, `stall` never answers, `lost` accepts the mail and closes before the answer.
 */
export const BEHAVIOURS = ['refuse', 'stall', 'lost', 429, 422, 500] as const;
export type Behaviour = 'accept' | (typeof BEHAVIOURS)[number];

export interface ResendControl {
  url: string;
  /** What it accepted; with a text, what was sent to that address or holds it. */
  mails: (about?: string) => Promise<AcceptedMail[]>;
  /** Requests that reached it, accepted or not. */
  attempts: () => Promise<number>;
  /** From now on, or for the next requests only and then `accept`. */
  behave: (behaviour: Behaviour, times?: number) => Promise<void>;
  /** Forgets mails and attempts, and accepts again. */
  reset: () => Promise<void>;
}

interface State {
  mails: AcceptedMail[];
  digests: Map<string, { digest: string; id: string }>;
  attempts: number;
  behaviour: Behaviour;
  left: number;
}

interface Answer {
  status: number;
  body: object;
}

const fresh = (): State => ({
  mails: [],
  digests: new Map(),
  attempts: 0,
  behaviour: 'accept',
  left: Infinity,
});

const problem = (statusCode: number, name: string, message: string): Answer => ({
  status: statusCode,
  body: { statusCode, name, message },
});

const PROBLEMS = {
  429: problem(429, 'rate_limit_exceeded', 'Too many requests. You can only make 5 requests per second.'),
  422: problem(422, 'validation_error', 'Invalid `to` field.'),
  500: problem(500, 'internal_server_error', 'An unexpected error occurred.'),
};

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

function nextBehaviour(state: State): Behaviour {
  const now = state.behaviour;
  state.left -= 1;
  if (state.left <= 0) Object.assign(state, { behaviour: 'accept', left: Infinity });
  return now;
}

/** What the real service does with a well-formed request, its idempotency keys included. */
function accept(state: State, request: IncomingMessage, raw: string): Answer {
  if (!/^Bearer re_\S+$/.test(request.headers.authorization ?? ''))
    return problem(401, 'missing_api_key', 'Missing API key in the authorization header.');
  const mail = JSON.parse(raw) as Partial<AcceptedMail>;
  if (!mail.from || !mail.to || !mail.subject || !(mail.html || mail.text))
    return problem(422, 'missing_required_field', 'Missing `from`, `to`, `subject` or content.');
  const key = (request.headers['idempotency-key'] as string | undefined) ?? null;
  const digest = createHash('sha256').update(raw).digest('hex');
  const earlier = key === null ? undefined : state.digests.get(key);
  if (earlier && earlier.digest !== digest)
    return problem(409, 'invalid_idempotent_request', 'This key was used with another content.');
  if (earlier) return { status: 200, body: { id: earlier.id } };
  const id = randomUUID();
  if (key !== null) state.digests.set(key, { digest, id });
  state.mails.push({ ...(mail as AcceptedMail), id, key });
  return { status: 200, body: { id } };
}

function reply(response: ServerResponse, { status, body }: Answer): void {
  const headers = { 'content-type': 'application/json', ...(status === 429 ? { 'retry-after': '1' } : {}) };
  response.writeHead(status, headers).end(JSON.stringify(body));
}

async function takeMail(state: State, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const raw = await bodyOf(request);
  state.attempts += 1;
  const behaviour = nextBehaviour(state);
  if (behaviour === 'stall') return;
  if (behaviour === 'refuse') return void request.socket.destroy();
  if (typeof behaviour === 'number') return reply(response, PROBLEMS[behaviour]);
  const answer = accept(state, request, raw);
  if (behaviour === 'lost') return void request.socket.destroy();
  reply(response, answer);
}

async function control(state: State, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method === 'GET') {
    const about = new URL(request.url!, 'http://here').searchParams.get('about');
    // Photographs lie in it: nobody wants those of all others each time.
    const isAbout = ({ to, text }: AcceptedMail) => !about || to.includes(about) || text?.includes(about);
    return reply(response, { status: 200, body: { ...state, mails: state.mails.filter(isAbout) } });
  }
  const change = JSON.parse(await bodyOf(request)) as { behaviour?: Behaviour; times?: number };
  if (change.behaviour === undefined) Object.assign(state, fresh());
  else Object.assign(state, { behaviour: change.behaviour, left: change.times ?? Infinity });
  reply(response, { status: 200, body: {} });
}

/** Works a fake from any process, by its address. */
export function fakeResendAt(url: string): ResendControl {
  const read = async (about = '') =>
    (await (await fetch(`${url}/control?${new URLSearchParams({ about })}`)).json()) as State;
  const change = async (body: object) =>
    void (await fetch(`${url}/control`, { method: 'PUT', body: JSON.stringify(body) }));
  return {
    url,
    mails: async (about) => (await read(about)).mails,
    attempts: async () => (await read()).attempts,
    behave: (behaviour, times) => change({ behaviour, times }),
    reset: () => change({}),
  };
}

/** A server that speaks Resend's POST /emails. Give its address to the site as RESEND_BASE_URL. */
export async function startFakeResend(): Promise<ResendControl & { close: () => Promise<void> }> {
  const state = fresh();
  const server = createServer((request, response) => {
    const path = request.url?.split('?')[0];
    const handle = path === '/control' ? control : path === '/emails' ? takeMail : null;
    if (!handle) return reply(response, problem(404, 'not_found', 'The requested endpoint does not exist.'));
    handle(state, request, response).catch(() =>
      reply(response, problem(400, 'validation_error', 'Not JSON.')),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { ...fakeResendAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}`), close };
}
