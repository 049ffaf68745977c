import { watchedAt, watchedHeaders, type Look } from '@/lib/http/watched';
import { pathOf } from '@/server/request/address';
import type { OpenArchive } from '@/server/static/static-archive';
import type { Exchange } from '@/server/static/static-answers';
import { POLICY } from '@/server/static/static-archive-format';

/**
 * The look that a request asks for, where its address is one for watching the site. Such a request stands in no line: a
 * flood of them would make a healthy server look ill, and a balancer would take it away.
 */
export function lookFor({ method, url }: Exchange['request']): Look | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  return watchedAt(pathOf(url!).replace(/\/$/, ''));
}

/** Tells what a look has found, which all who ask at the same time share. */
export async function answerLook(
  { response }: Exchange,
  look: Look,
  archive: Pick<OpenArchive, 'base' | 'policy'>,
): Promise<void> {
  const answer = await look();
  const body = Buffer.from(JSON.stringify(answer.body));
  response.writeHead(answer.status, {
    ...archive.base,
    ...watchedHeaders(answer),
    [POLICY]: archive.policy([]),
    'Content-Type': 'application/json',
    'Content-Length': body.length,
  });
  response.end(body);
}
