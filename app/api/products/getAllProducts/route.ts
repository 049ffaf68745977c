import type { NextRequest } from 'next/server';
import { productsIn } from '@/content/catalogue/products';
import { productListWords } from '@/content/catalogue/strip';
import { callFaults } from '@/content/forms/account-answers';
import { LANGS } from '@/content/lang';
import { localisedFaultsOf } from '@/lib/http/json-call';
import { getProducts } from '@/lib/products/queries';
import { log, reason } from '@/lib/observe/logger';

export const dynamic = 'force-dynamic';

const ALLOW = 'GET, HEAD, OPTIONS';

/**
 * The list is public, carries no cookie and is read by pages of another origin where
 * NEXT_PUBLIC_API_BASE_URL says so, hence any origin may read it.
 */
const OPEN = { 'Access-Control-Allow-Origin': '*' };

/** GET /api/products/getAllProducts, with and without the trailing slash, in the language that is asked for. */
export async function GET(request: NextRequest): Promise<Response> {
  try {
    const headers = {
      ...OPEN,
      ...(LANGS.length > 1 && { Vary: 'Accept-Language' }),
      'Cache-Control': 'public, max-age=60, stale-while-revalidate=600',
    };
    return Response.json(productsIn(await getProducts(), localisedFaultsOf(request).lang), { headers });
  } catch (error) {
    log.error('product-list-failed', { error: reason(error) });
    const headers = { ...OPEN, 'Cache-Control': 'no-store', 'Retry-After': '30' };
    return Response.json(
      { message: productListWords[localisedFaultsOf(request).lang].down },
      { status: 503, headers },
    );
  }
}

export const OPTIONS = () =>
  new Response(null, {
    status: 204,
    headers: { ...OPEN, Allow: ALLOW, 'Access-Control-Allow-Methods': ALLOW },
  });

const refuse = (request: NextRequest) =>
  Response.json(
    { message: callFaults[localisedFaultsOf(request).lang].method },
    { status: 405, headers: { Allow: ALLOW, 'Cache-Control': 'no-store' } },
  );

export const POST = refuse;
export const PUT = refuse;
export const PATCH = refuse;
export const DELETE = refuse;
