import type { NextRequest } from 'next/server';
import { clientAddress } from '@/lib/core/client-address';
import { env } from '@/lib/core/env';
import { log, reason } from '@/lib/core/logger';
import { isWithinLimits, type Limit } from '@/lib/core/rate-limit';
import { designOfCode } from '@/lib/simulator/design-address';
import { drawDesignCard, hasCard } from '@/lib/simulator/draw-design';
import { catalogue, sheets } from '@/lib/simulator/offered';

export const dynamic = 'force-dynamic';

/** Cards that have to be drawn; those in memory are free. */
const LIMITS: readonly Limit[] = [
  { name: 'design-card', points: 60, seconds: 600, per: 'client' },
  { name: 'design-card-all', points: 1200, seconds: 600, per: 'everyone' },
];

const plain = (status: number) => new Response(null, { status, headers: { 'Cache-Control': 'no-store' } });

/** The social card of one design. What never was the name of one is refused; what is gone is mended. */
export async function GET(request: NextRequest, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const read = catalogue && file.endsWith('.jpg') ? designOfCode(catalogue, file.slice(0, -4)) : null;
  if (!read) return plain(catalogue ? 400 : 404);
  try {
    const client = clientAddress(request.headers, env.TRUSTED_PROXIES);
    if (!hasCard(read.design) && !(await isWithinLimits(LIMITS, client))) return plain(429);
    const card = await drawDesignCard(read.design, sheets);
    return new Response(new Uint8Array(card), {
      headers: { 'Content-Type': 'image/jpeg', 'Cache-Control': 'public, max-age=86400' },
    });
  } catch (error) {
    log.error('design-card-not-drawn', { error: reason(error) });
    return plain(404);
  }
}
