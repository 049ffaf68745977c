import { NextResponse, type NextRequest } from 'next/server';
import { SESSION_COOKIE, verifyToken } from '@/lib/account/session/token';
import { langOfAddress } from '@/content/local-path';
import { path } from '@/content/routes';
import { log } from '@/lib/observe/logger';

// Read by the build as it stands, so the addresses are written out; a test compares them with content/guarded.ts.
export const config = {
  runtime: 'nodejs',
  matcher: [
    '/expirence-now',
    '/solar-water-heater-calculator',
    '/ar/expirence-now',
    '/ar/solar-water-heater-calculator',
  ],
};

/** The two tools are for visitors who signed in. Whatever stores data asks the database again. */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const token = request.cookies.get(SESSION_COOKIE)?.value;
  if (token && (await verifyToken(token))) return NextResponse.next();
  if (token) log.warn('Invalid token');
  const { pathname, search } = request.nextUrl;
  const login = new URL(path('login', langOfAddress(pathname)), request.url);
  login.searchParams.set('callbackUrl', pathname + search);
  return NextResponse.redirect(login, 307);
}
