import NextAuth from 'next-auth';
import type { NextRequest } from 'next/server';
import { authOptions } from '@/lib/account/auth-options';

export const dynamic = 'force-dynamic';

interface Context {
  params: Promise<{ nextauth: string[] }>;
}

/** next-auth's own addresses: csrf, providers, and signing in and out by its forms. */
const handle = async (request: NextRequest, context: Context): Promise<Response> =>
  (await NextAuth(request as never, context as never, authOptions())) as Response;

export const GET = handle;
export const POST = handle;
