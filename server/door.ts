import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { Busy } from '@/lib/core/bounded-work';
import { count } from '@/lib/core/counters';
import { plainTarget } from './address';
import { asOfNow, isRefusal, withWholeBody } from './body';
import { answerBusy } from './busy-answer';
import { answerByNext, type Handler } from './next-answers';
import type { OpenPack } from './pack';
import { namePeer, type Trust } from './peer';
import { refusalOf, refuse } from './refusals';
import { createRooms, type Bounds, type Rooms } from './rooms';
import { answerStatic } from './static-answers';

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

const labels = ({ statusCode }: ServerResponse, by: Answerer) => ({
  status: `${Math.floor(statusCode / 100)}xx`,
  by,
});

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  options: DoorOptions & { rooms: Rooms },
): Promise<void> {
  const { pack, trust, next, rooms } = options;
  if (request.method === 'OPTIONS' && request.url === '*')
    return void response.writeHead(204, { ...pack.base, Allow: 'GET, HEAD, POST, OPTIONS' }).end();
  request.url = plainTarget(request.url!);
  const exchange = { request, response };
  if (answerStatic(pack, exchange)) return count('site_requests_total', labels(response, 'memory'));
  const id = randomUUID();
  response.setHeader(REQUEST_ID, id);
  const by: { who: Answerer } = { who: 'refusal' };
  response.once('close', () => count('site_requests_total', labels(response, by.who)));
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
  const rooms = createRooms(options.bounds);
  return (request, response) => {
    answer(request, response, { ...options, rooms }).catch((error: unknown) => {
      options.report(error);
      if (response.headersSent) return void response.destroy();
      refuse({ request, response }, { status: 500 }, options.pack.base);
    });
  };
}
