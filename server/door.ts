import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { plainTarget } from './address';
import { isRefusal, withWholeBody } from './body';
import { answerByNext, type Handler } from './next-answers';
import type { OpenPack } from './pack';
import { namePeer, type Trust } from './peer';
import { refusalOf, refuse } from './refusals';
import { answerStatic } from './static-answers';

export interface DoorOptions {
  pack: OpenPack;
  trust: Trust;
  next: Handler;
  /** Tells of a failure that nobody else has reported. */
  report: (error: unknown) => void;
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  options: DoorOptions,
): Promise<void> {
  const { pack, trust, next } = options;
  if (request.method === 'OPTIONS' && request.url === '*')
    return void response.writeHead(204, { ...pack.base, Allow: 'GET, HEAD, POST, OPTIONS' }).end();
  request.url = plainTarget(request.url!);
  const exchange = { request, response };
  if (answerStatic(pack, exchange)) return;
  namePeer(request, trust);
  const refusal = refusalOf(exchange, pack, trust);
  if (refusal) return refuse(exchange, refusal, pack.base);
  const whole = await withWholeBody(request, pack);
  if (whole === null) return;
  if (isRefusal(whole)) return refuse(exchange, whole, pack.base);
  await answerByNext({ request: whole, response }, pack, next);
}

/** The order of work for each request: answer from memory, or name the peer, refuse, or hand over. */
export function createDoor(options: DoorOptions): RequestListener {
  return (request, response) => {
    answer(request, response, options).catch((error: unknown) => {
      options.report(error);
      if (response.headersSent) return void response.destroy();
      refuse({ request, response }, { status: 500 }, options.pack.base);
    });
  };
}
