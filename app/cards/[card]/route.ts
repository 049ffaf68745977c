import { canonicalKey, ROUTE_KEYS } from '@/content/routes';
import { drawCard } from './draw-card';
import { keptCard } from './kept-card';

export const dynamic = 'force-static';
export const dynamicParams = false;

const KEYS = ROUTE_KEYS.filter((key) => canonicalKey(key) === key);

/** One card a page: as the repository keeps it, otherwise drawn when the site is built. */
export const generateStaticParams = () => KEYS.map((key) => ({ card: `${key}.jpg` }));

export async function GET(_: Request, { params }: { params: Promise<{ card: string }> }): Promise<Response> {
  const { card } = await params;
  const key = KEYS.find((candidate) => card === `${candidate}.jpg`);
  if (!key) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(keptCard(key) ?? (await drawCard(key))), {
    headers: { 'Content-Type': 'image/jpeg', 'Cache-Control': 'public, max-age=86400' },
  });
}
