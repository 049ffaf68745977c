import { ACCOUNT_ANSWERS as said } from '@/content/forms/account-answers';
import { ACCOUNT_LIMITS } from '@/lib/account/limits';
import { updateProfile } from '@/lib/account/profile-mutations';
import { publicUser, userOfToken } from '@/lib/account/queries';
import { strictProfileSchema } from '@/lib/account/schema';
import { tokenFor } from '@/lib/account/session';
import { allowMethods, answerFault, answerJson, jsonCall, refuseMethods } from '@/lib/core/json-call';

export const dynamic = 'force-dynamic';

const fault = (status: number, message: string) => answerFault('success', { status, message });

const save = jsonCall({
  schema: strictProfileSchema,
  limits: ACCOUNT_LIMITS.profile,
  shape: 'success',
  throttled: said.throttled,
  failed: said.profileFailed,
  run: async (values, request) => {
    const user = await userOfToken(tokenIn(request));
    if (!user) return fault(401, said.signedOut);
    const done = await updateProfile(user, values);
    if (!done.ok) return fault(429, said.throttled);
    const { user: changed, confirm } = done.data;
    const message = confirm ? said.addressWaits : said.profileSaved;
    return answerJson(200, {
      success: true,
      message,
      user: publicUser(changed),
      token: await tokenFor(changed),
    });
  },
});

/** The token as it was given out, with or without "Bearer". */
const tokenIn = (request: { headers: Headers }) =>
  (request.headers.get('authorization') ?? '').replace(/^Bearer\s+/i, '').trim();

/** PUT /api/auth/profile: a new username at once, a new address once it is confirmed. */
export const PUT: typeof save = async (request) =>
  tokenIn(request) ? save(request) : fault(401, said.signedOut);

const refuse = refuseMethods('PUT', 'success');
export const GET = refuse;
export const POST = refuse;
export const PATCH = refuse;
export const DELETE = refuse;
export const OPTIONS = allowMethods('PUT');
