'use server';

import { path } from '@/content/routes';
import { ok } from '@/lib/forms/result';
import { sessionAction } from './account-action';
import { ACCOUNT_LIMITS } from './limits';
import { changePassword, deleteAccount, signOutEverywhere } from './mutations';
import { saveProfile } from './profile-mutations';
import { changePasswordSchema, deleteAccountSchema, emptySchema, profileSchema } from './schema';
import { endSession, renewSession } from '@/lib/account/session/session';

const limits = ACCOUNT_LIMITS.profile;

export const saveProfileAction = sessionAction({
  schema: profileSchema,
  limits,
  secret: ['current'],
  run: async (values, session, lang) => {
    const done = await saveProfile(session, values, lang);
    if (done.ok) await renewSession(done.data.user, session);
    return done;
  },
});

export const changePasswordAction = sessionAction({
  schema: changePasswordSchema,
  limits,
  secret: ['current', 'password', 'confirm'],
  run: async (values, session, lang) => {
    const done = await changePassword(session, values, lang);
    if (done.ok) await renewSession(done.data, session);
    return done;
  },
});

export const signOutEverywhereAction = sessionAction({
  next: (lang) => `${path('login', lang)}#signed-out-everywhere`,
  schema: emptySchema,
  limits,
  run: async (_, { user }) => {
    await signOutEverywhere(user.id);
    await endSession();
    return ok(null);
  },
});

export const deleteAccountAction = sessionAction({
  next: (lang) => `${path('login', lang)}#account-deleted`,
  schema: deleteAccountSchema,
  limits,
  secret: ['current'],
  run: async ({ current }, session) => {
    const done = await deleteAccount(session, current);
    if (done.ok) await endSession();
    return done;
  },
});
