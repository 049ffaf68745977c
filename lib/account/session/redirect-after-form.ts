import 'server-only';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import type { Lang } from '@/content/lang';
import { path } from '@/content/routes';
import type { FormState } from '@/lib/forms/form-state';
import { safeCallback } from './safe-callback';

/**
 * The page after a form that succeeded. A browser that runs our scripts is told where to go, and shows its
 * message first; any other is sent there, to the line with the id `arrival`.
 */
export async function redirectAfterForm(state: FormState, to: string, arrival?: string): Promise<FormState> {
  if (state.status !== 'done') return state;
  const accepts = (await headers()).get('accept') ?? '';
  if (!accepts.includes('text/x-component')) redirect((arrival ? `${to}#${arrival}` : to) as never);
  return { status: 'done', next: to };
}

/**
 * The page that asked for signing in: as the form names it that came back once without JavaScript, else as the
 * address of the form's page does.
 */
export async function wantedPage(form: unknown, lang: Lang): Promise<string> {
  const named = form instanceof FormData ? form.get('callbackUrl') : null;
  if (typeof named === 'string' && named) return safeCallback(named, lang);
  const from = (await headers()).get('referer') ?? '';
  return safeCallback(URL.canParse(from) ? new URL(from).searchParams.get('callbackUrl') : null, lang);
}

/** A form that was not taken says again which page had asked: its own address does not any more. */
export const stillWanting = (state: FormState, wanted: string, lang: Lang): FormState =>
  state.status === 'failed' && wanted !== path('home', lang)
    ? { ...state, values: { ...state.values, callbackUrl: wanted } }
    : state;
