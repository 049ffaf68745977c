'use server';

import { path } from '@/content/routes';
import { publicAction } from '@/lib/core/action';
import type { FormState } from '@/lib/core/form-state';
import { fail, ok } from '@/lib/core/result';
import { redirectAfterForm } from './redirect-after-form';
import { ACCOUNT_LIMITS } from './limits';
import { changePassword, deleteAccount, signOutEverywhere } from './mutations';
import { confirmAddress, updateProfile } from './profile-mutations';
import {
  changePasswordSchema,
  confirmSchema,
  deleteAccountSchema,
  emptySchema,
  profileSchema,
} from './schema';
import { currentSession, endSession, renewSession } from './session';

const limits = ACCOUNT_LIMITS.profile;

const save = publicAction({
  schema: profileSchema,
  limits,
  run: async (values) => {
    const session = await currentSession();
    if (!session) return fail('signed-out');
    const done = await updateProfile(session.user, values);
    if (done.ok) await renewSession(done.data.user, session);
    return done;
  },
});

const newPassword = publicAction({
  schema: changePasswordSchema,
  limits,
  secret: ['current', 'password', 'confirm'],
  run: async (values) => {
    const session = await currentSession();
    if (!session) return fail('signed-out');
    const done = await changePassword(session, values);
    if (done.ok) await renewSession(done.data, session);
    return done;
  },
});

const confirm = publicAction({
  schema: confirmSchema,
  limits,
  secret: ['token'],
  run: async ({ token }) => {
    const session = await currentSession();
    if (!session) return fail('signed-out');
    const done = await confirmAddress(session.user, token);
    if (done.ok) await renewSession(done.data, session);
    return done;
  },
});

const everywhere = publicAction({
  schema: emptySchema,
  limits,
  run: async () => {
    const session = await currentSession();
    if (session) await signOutEverywhere(session.user.id);
    await endSession();
    return ok(null);
  },
});

const remove = publicAction({
  schema: deleteAccountSchema,
  limits,
  secret: ['current'],
  run: async ({ current }) => {
    const session = await currentSession();
    if (!session) return fail('signed-out');
    const done = await deleteAccount(session, current);
    if (done.ok) await endSession();
    return done;
  },
});

export async function saveProfileAction(before: FormState, form: FormData): Promise<FormState> {
  return save(before, form);
}

export async function changePasswordAction(before: FormState, form: FormData): Promise<FormState> {
  return newPassword(before, form);
}

export async function confirmAddressAction(before: FormState, form: FormData): Promise<FormState> {
  return confirm(before, form);
}

export async function signOutEverywhereAction(before: FormState, form: FormData): Promise<FormState> {
  return redirectAfterForm(await everywhere(before, form), path('login'));
}

export async function deleteAccountAction(before: FormState, form: FormData): Promise<FormState> {
  return redirectAfterForm(await remove(before, form), `${path('login')}#account-deleted`);
}
