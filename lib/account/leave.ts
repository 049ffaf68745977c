import 'server-only';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import type { FormState } from '@/lib/core/form-state';
import { safeCallback } from './safe-callback';

/**
 * The page after a form that succeeded. A browser that runs our scripts is told where to go, and shows its
 * message first; any other is sent there.
 */
export async function leave(state: FormState, to: string): Promise<FormState> {
  if (state.status !== 'done') return state;
  const accepts = (await headers()).get('accept') ?? '';
  if (!accepts.includes('text/x-component')) redirect(to as never);
  return { status: 'done', next: to };
}

/** The page that asked for signing in, as the address of the form's page names it. */
export async function wantedPage(): Promise<string> {
  const from = (await headers()).get('referer') ?? '';
  return safeCallback(URL.canParse(from) ? new URL(from).searchParams.get('callbackUrl') : null);
}
