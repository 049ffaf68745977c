'use server';

import { path } from '@/content/routes';
import { accountAction } from '@/lib/account/account-action';
import { confirmAddress } from './address-mutations';
import { undoAddress } from './undo-mutations';
import { thisCaller } from '@/lib/account/session/caller';
import { ACCOUNT_LIMITS } from '@/lib/account/limits';
import { confirmAddressSchema, undoAddressSchema } from '@/lib/account/schema';
import { rememberDevice } from '@/lib/account/session/session';

/* What the links in mails do, at a press: opening one changes nothing. */

export const confirmAddressAction = accountAction({
  next: (lang) => `${path('login', lang)}#address-confirmed`,
  schema: confirmAddressSchema,
  limits: ACCOUNT_LIMITS.link,
  secret: ['token', 'current'],
  run: async (values, form) => {
    const done = await confirmAddress(values, await thisCaller(form));
    if (done.ok) await rememberDevice(done.data);
    return done;
  },
});

export const undoAddressAction = accountAction({
  next: (lang) => `${path('forgotPassword', lang)}#address-restored`,
  schema: undoAddressSchema,
  limits: ACCOUNT_LIMITS.link,
  secret: ['token'],
  run: async ({ token }, form) => undoAddress(token, await thisCaller(form)),
});
