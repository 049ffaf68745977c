import { authorization } from '@/lib/account/session/authorization';
import { ACCOUNT_LIMITS } from '@/lib/account/limits';
import { updateProfile } from '@/lib/account/profile-mutations';
import { publicUser, sessionOfToken } from '@/lib/account/queries';
import { strictProfileSchema } from '@/lib/account/schema';
import { tokenFor } from '@/lib/account/session/session';
import { inWords } from '@/lib/http/error-messages';
import {
  answerFault,
  answerJson,
  jsonCall,
  otherMethods,
  localisedFaultsOf,
  type LocalisedFaults,
} from '@/lib/http/json-call';
import type { FieldErrors } from '@/lib/forms/result';

export const dynamic = 'force-dynamic';

const fault = (status: number, message: string) => answerFault('success', { status, message });

const refused = (said: LocalisedFaults['said'], errors: FieldErrors | undefined) =>
  errors
    ? answerFault('success', { status: 400, message: Object.values(errors)[0] ?? said.profileFailed, errors })
    : fault(429, said.throttled);

const save = jsonCall({
  schema: strictProfileSchema,
  limits: ACCOUNT_LIMITS.profile,
  shape: 'success',
  failed: 'profileFailed',
  run: async (values, request, { lang, said }) => {
    const session = await sessionOfToken(authorization(request));
    if (!session) return fault(401, said.signedOut);
    const done = await updateProfile(session.user, values, lang);
    if (!done.ok) return refused(said, done.fieldErrors && inWords(done.fieldErrors, lang));
    const { user: changed, confirm } = done.data;
    const message = confirm ? said.addressWaits : said.profileSaved;
    return answerJson(200, {
      success: true,
      message,
      user: publicUser(changed),
      token: await tokenFor(changed, session.token),
    });
  },
});

/** PUT /api/auth/profile: a new username at once, a new address once it is confirmed. */
export const PUT: typeof save = async (request) =>
  authorization(request) ? save(request) : fault(401, localisedFaultsOf(request).said.signedOut);

export const { GET, POST, PATCH, DELETE, OPTIONS } = otherMethods('PUT', 'success');
