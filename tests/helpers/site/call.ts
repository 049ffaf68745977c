import { NextRequest } from 'next/server';
import { PEER_HEADER } from '@/lib/limits/client-address';

type Handler = (request: NextRequest) => Promise<Response> | Response;

const byte = () => Math.floor(Math.random() * 250) + 1;

/** A client nobody else is, so that one test does not use up the allowance of the next. */
export const anyPeer = () => ({ [PEER_HEADER]: `10.${byte()}.${byte()}.${byte()}` });

interface Sent {
  method?: 'GET' | 'POST' | 'PUT';
  /** An object goes as JSON, a text as it is. */
  body?: unknown;
  headers?: Record<string, string>;
}

/** Calls a route handler as the network would. */
export async function call(handler: Handler, { method = 'POST', body, headers = {} }: Sent = {}) {
  const request = new NextRequest('http://localhost/api/auth/call', {
    method,
    headers: { 'content-type': 'application/json', ...anyPeer(), ...headers },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const response = await handler(request);
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    text,
    json: (text ? JSON.parse(text) : null) as Record<string, never>,
  };
}
