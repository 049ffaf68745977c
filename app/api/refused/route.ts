import { company } from '@/content/company';
import { REFUSALS } from '@/content/messages';

export const dynamic = 'force-dynamic';

const DRAIN = 16 * 1024 * 1024;

/** Reads on for a while: a browser that is cut off while sending shows its own error, not our words. */
async function drain(body: ReadableStream<Uint8Array> | null): Promise<void> {
  const reader = body?.getReader();
  for (let read = 0; reader && read < DRAIN;) {
    const { done, value } = await reader.read();
    if (done) return;
    read += value.length;
  }
}

/** Where lib/core/front-door.ts sends forms that no page can take. */
export async function POST(request: Request): Promise<Response> {
  const asked = Number(new URL(request.url).searchParams.get('status'));
  const status = asked in REFUSALS ? (asked as keyof typeof REFUSALS) : 400;
  await drain(request.body).catch(() => {});
  return new Response(`${REFUSALS[status]}\n\n${company.legalName}\n${company.phone}\n${company.email}\n`, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}
