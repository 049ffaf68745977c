'use server';

import { markBegun } from '@/lib/observe/request-mark';
import { sessionAction } from '@/lib/account/account-action';
import { dropDesign, keepDesigns } from './design-mutations';
import { savedDesigns } from './design-queries';
import { dropDesignSchema, keepDesignsSchema } from './design-schema';
import { ACCOUNT_LIMITS } from '@/lib/account/limits';
import { currentSession } from '@/lib/account/session/session';

export const keepDesignsAction = sessionAction({
  schema: keepDesignsSchema,
  limits: ACCOUNT_LIMITS.designs,
  run: ({ codes }, { user }) => keepDesigns(user, codes),
});

export const dropDesignAction = sessionAction({
  schema: dropDesignSchema,
  limits: ACCOUNT_LIMITS.designs,
  run: ({ code }, { user }) => dropDesign(user, code),
});

/** The designs of whoever is signed in here, the newest first; nobody has none to show. */
export async function savedDesignsAction(): Promise<string[] | null> {
  markBegun();
  const session = await currentSession();
  return session ? savedDesigns(session.user.id) : null;
}
