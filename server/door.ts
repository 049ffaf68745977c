import { randomUUID } from 'node:crypto';
import type { RequestListener, ServerResponse } from 'node:http';
import { Busy } from '@/lib/core/bounded-work';
import { count, counter } from '@/lib/core/counters';
import { plainTarget } from './address';
import { asOfNow, isRefusal, withWholeBody } from './body';
import { answerBusy } from './busy-answer';
import { answerByNext, type Handler } from './next-answers';
import type { OpenPack } from './pack';
import { namePeer, type Trust } from './peer';
import { refusalOf, refuse } from './refusals';
import { createRooms, type Bounds, type Rooms } from './rooms';
import { answerStatic, type Exchange } from './static-answers';

export interface DoorOptions {
  pack: OpenPack;
  trust: Trust;
  next: Handler;
  /** Tells of a failure that nobody else has reported. */
  report: (error: unknown) => void;
  /** Of forms and calls, where they are not the usual ones. */
  bounds?: Bounds;
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
function answerAtOnce(exchange: Exchange, { pack }: DoorOptions): boolean {
  const { request, response } = exchange;
  if (request.method === 'OPTIONS' && request.url === '*') {
    response.writeHead(204, { ...pack.base, Allow: 'GET, HEAD, POST, OPTIONS' }).end();
    return true;
  }
  request.url = plainTarget(request.url!);
  if (!answerStatic(pack, exchange)) return false;
  fromMemory[Math.floor(response.statusCode / 100)]!();
  return true;
}

async function answer(exchange: Exchange, options: DoorOptions & { rooms: Rooms }): Promise<void> {
  const { pack, trust, next, rooms } = options;
  const { request, response } = exchange;
  const id = randomUUID();
  response.setHeader(REQUEST_ID, id);
  const by: { who: Answerer } = { who: 'refusal' };
  response.once('close', () => countAnswer(response, by.who));
  namePeer(request, trust);
  const refusal = refusalOf(exchange, pack, trust);
  if (refusal) return refuse(exchange, refusal, pack.base);
  const whole = await withWholeBody(request, pack);
  if (whole === null) return;
  if (isRefusal(whole)) return refuse(exchange, whole, pack.base);
  by.who = 'framework';
  const room = whole.body === null ? null : rooms.of(whole.request);
  const work = async () => {
    const now = await asOfNow(whole, pack);
    await answerByNext({ request: now, response, id }, pack, next);
  };
  await (room ? room(work) : work()).catch((error: unknown) => {
    if (!(error instanceof Busy)) throw error;
    by.who = 'refusal';
    return answerBusy(whole, response, pack.base);
  });
}

/** The order of work for each request: answer from memory, or name the peer, refuse, or hand over in its turn. */
export function createDoor(options: DoorOptions): RequestListener {
  const inside = { ...options, rooms: createRooms(options.bounds) };
  return (request, response) => {
    const exchange = { request, response };
    const fail = (error: unknown) => {
      options.report(error);
      if (response.headersSent) return void response.destroy();
      refuse(exchange, { status: 500 }, options.pack.base);
    };
    try {
      if (!answerAtOnce(exchange, options)) answer(exchange, inside).catch(fail);
    } catch (error) {
      fail(error);
    }
  };
}
