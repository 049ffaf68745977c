import 'server-only';
import type * as z from 'zod/mini';
import type { Lang } from '@/content/lang';
import { publicAction, type FormSchema, type PublicAction } from '@/lib/forms/action';
import type { FormState } from '@/lib/forms/form-state';
import { langOfForm } from '@/lib/site/lang';
import { fail, type Result } from '@/lib/forms/result';
import type { Session } from './queries';
import { redirectAfterForm, stillWanting, wantedPage } from '@/lib/account/session/redirect-after-form';
import { safeCallback } from '@/lib/account/session/safe-callback';
import { currentSession } from '@/lib/account/session/session';

interface AccountAction<S extends FormSchema> extends PublicAction<S> {
  /** The page after it, none to stay: in the language of the form, made of the page that asked for signing in. */
  next?: (lang: Lang, wanted: string) => string;
  /** That page, where something else than the form may know it; looked up before the work. */
  wanted?: () => Promise<string | undefined>;
  /** The line of that page which says what was done, to those whose browser shows no message of a script. */
  arrival?: string;
}

/** An action of the account pages, which leads on once it is done. */
export function accountAction<S extends FormSchema>({
  next,
  wanted: known,
  arrival,
  ...options
}: AccountAction<S>) {
  const act = publicAction(options);
  return async (before: FormState, form: FormData): Promise<FormState> => {
    if (next === undefined) return act(before, form);
    const lang = langOfForm(form);
    const wanted = safeCallback((await known?.()) ?? (await wantedPage(form, lang)), lang);
    const state = stillWanting(await act(before, form), wanted, lang);
    return redirectAfterForm(state, next(lang, wanted), arrival);
  };
}

interface SessionAction<S extends FormSchema> extends Omit<AccountAction<S>, 'run'> {
  /** `lang`: of the page the form stands on. */
  run: (values: z.output<S>, session: Session, lang: Lang) => Promise<Result<unknown>>;
}

/** The same for somebody who is signed in, and for nobody else. */
export const sessionAction = <S extends FormSchema>({ run, ...options }: SessionAction<S>) =>
  accountAction<S>({
    ...options,
    run: async (values, form) => {
      const session = await currentSession();
      return session ? run(values, session, langOfForm(form)) : fail('signed-out');
    },
  });
