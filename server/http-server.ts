import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { clientAddress } from '@/lib/limits/client-address';
import { Busy } from '@/lib/limits/concurrency-limiter';
import { count, counter } from '@/lib/observe/counters';
import { plainTarget } from './request/address';
import { currentRequest, isRefusal, withWholeBody, type BodyRules, type Whole } from '@/server/body/body';
import { BodyBudget, type BodyBounds } from '@/server/body/body-budget';
import { MIN_RATE, type MinRate } from '@/server/body/body-reader';
import { answerBusy } from './busy-answer';
import { answerByNext, type Handler } from './next-answers';
import type { OpenArchive } from './static/static-archive';
import { hasKnownCoding } from './expect';
import type { Arrivals } from './lines/arrivals';
import { UnreadAnswers } from './lines/unread-answers';
import { answerLook, lookFor } from './lines/watched-answers';
import { hasClearHost } from './request/host';
import { leadOn } from './request/pasted';
import { keepAsked } from './request/still-asked';
import { setClientAddress, type Trust } from './peer';
import { inTurn } from './pipelining';
import { tidyRouterHeaders } from './router-headers';
import { refusalOf, refuse } from './refusals';
import { createRequestLimits, type Bounds, type RequestLimits } from './request-limits';
import { answerStatic, type Exchange } from './static/static-answers';

export interface HttpServerOptions {
  archive: OpenArchive;
  trust: Trust;
  next: Handler;
  /** Tells of a failure that nobody else has reported. */
  report: (error: unknown) => void;
  /** Of forms and calls, where they are not the usual ones. */
  bounds?: Bounds;
  /** Of the bodies of requests, likewise. */
  bodies?: { bounds?: BodyBounds; rate?: MinRate };
  /** Connections of the server: what takes long lets them in first. */
  arrivals?: Arrivals;
}

/** A visitor who reports a failure can read it in the browser; the log lines of that request carry it. */
const REQUEST_ID = 'X-Request-Id';

type Answerer = 'memory' | 'framework' | 'refusal';

const REQUESTS = 'site_requests_total';
const statusClass = (status: number) => `${Math.floor(status / 100)}xx`;

const countAnswer = ({ statusCode }: ServerResponse, by: Answerer) =>
  count(REQUESTS, { status: statusClass(statusCode), by });

/** Nearly all answers: their counters are made once for each class of status. */
const fromMemory = [0, 1, 2, 3, 4, 5].map((hundreds) =>
  counter(REQUESTS, { status: statusClass(hundreds * 100), by: 'memory' }),
);

/** What is the same for every visitor, without a promise: it is nearly every request. False if it is not that. */
function answerAtOnce(exchange: Exchange, { archive, trust }: HttpServerOptions): boolean {
  const { request, response } = exchange;
  if (request.method === 'OPTIONS' && request.url === '*') {
    response.writeHead(204, { ...archive.base, Allow: 'GET, HEAD, POST, OPTIONS' }).end();
    return true;
  }
  if (!hasClearHost(request) || !hasKnownCoding(request)) {
    refuse(exchange, { status: 400 }, archive.base);
    countAnswer(response, 'refusal');
    return true;
  }
  request.url = plainTarget(request.url!, [trust.publicHost ?? '', request.headers.host ?? '']);
  tidyRouterHeaders(request);
  const { base } = archive;
  if (!keepAsked(exchange, base) && !answerStatic(archive, exchange) && !leadOn(exchange, base)) return false;
  fromMemory[Math.floor(response.statusCode / 100)]!();
  return true;
}

interface Answering {
  response: ServerResponse;
  id: string;
}

interface Inside extends HttpServerOptions {
  limits: RequestLimits;
  rules: BodyRules;
  unread: UnreadAnswers;
}

/** Whose turn it is: a client that asks for much at once stands behind others. */
const ownerOf = ({ headers }: IncomingMessage, { proxies }: Trust) =>
  clientAddress({ get: (name) => String(headers[name] ?? '') }, proxies);

/** Aborted when the client leaves before it has its answer. */
function goneSignal(response: ServerResponse): AbortSignal {
  const gone = new AbortController();
  response.once('close', () => response.writableFinished || gone.abort(new Error('the client left')));
  return gone.signal;
}

/** Lets the framework answer in its turn, or tells of too much at once. */
async function answerInTurn(
  whole: Whole,
  { response, id }: Answering,
  { archive, next, limits, trust, unread }: Inside,
): Promise<Answerer> {
  const isReading = whole.body === null;
  const signal = isReading ? goneSignal(response) : undefined;
  const owner = ownerOf(whole.request, trust);
  const work = async () => {
    const request = await currentRequest(whole, archive);
    await answerByNext({ request, response, id }, archive, next);
  };
  const begin = () => ({ made: unread.take(response, owner), done: work() });
  try {
    await limits.of(whole.request)(begin, { signal, owner });
    return 'framework';
  } catch (error) {
    if (signal?.aborted) return 'framework';
    if (!(error instanceof Busy)) throw error;
    await answerBusy(whole, response, archive.base);
    return 'refusal';
  }
}

async function answer(exchange: Exchange, inside: Inside): Promise<void> {
  const { archive, trust, rules } = inside;
  const { request, response } = exchange;
  const id = randomUUID();
  response.setHeader(REQUEST_ID, id);
  const by: { who: Answerer } = { who: 'refusal' };
  response.once('close', () => countAnswer(response, by.who));
  setClientAddress(request, trust);
  const refusal = refusalOf(exchange, archive, trust);
  if (refusal) return refuse(exchange, refusal, archive.base);
  const look = lookFor(request);
  if (look) {
    by.who = 'memory';
    return answerLook(exchange, look, archive);
  }
  const whole = await withWholeBody(exchange, archive, rules);
  if (whole === null) return;
  if (isRefusal(whole)) {
    const isBusy = whole.status === 503;
    return isBusy
      ? answerBusy({ request, body: null }, response, archive.base)
      : refuse(exchange, whole, archive.base);
  }
  by.who = 'framework';
  by.who = await answerInTurn(whole, { response, id }, inside);
}

/** The order of work for each request: answer from memory, or name the peer, refuse, or hand over in its turn. */
export function createRequestListener(options: HttpServerOptions): RequestListener {
  const { trust, bounds, bodies, arrivals } = options;
  const budget = new BodyBudget(bodies?.bounds);
  const rules = { budget, rate: bodies?.rate ?? MIN_RATE, proxies: trust.proxies };
  const limits = createRequestLimits(bounds, arrivals);
  const inside = { ...options, limits, rules, unread: new UnreadAnswers() };
  return (request, response) => {
    const exchange = { request, response };
    const fail = (error: unknown) => {
      options.report(error);
      if (response.headersSent) return void response.destroy();
      refuse(exchange, { status: 500 }, options.archive.base);
    };
    inTurn(exchange, () => {
      try {
        if (!answerAtOnce(exchange, options)) answer(exchange, inside).catch(fail);
      } catch (error) {
        fail(error);
      }
    });
  };
}
