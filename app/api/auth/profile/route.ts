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
  answerTooOften,
  jsonCall,
  otherMethods,
  localisedFaultsOf,
  type LocalisedFaults,
} from '@/lib/http/json-call';
import type { ErrorCode, FieldErrors } from '@/lib/forms/result';

export const dynamic = 'force-dynamic';

const fault = (status: number, message: string) => answerFault('success', { status, message });

interface Refused {
  code: ErrorCode;
  fieldErrors?: FieldErrors;
  seconds?: number;
}

function refused({ code, fieldErrors, seconds }: Refused, { lang, said }: LocalisedFaults) {
  if (code === 'signed-out') return fault(401, said.signedOut);
  if (!fieldErrors) return answerTooOften(lang, seconds);
  const errors = inWords(fieldErrors, lang);
  return answerFault('success', {
    status: 400,
    message: Object.values(errors)[0] ?? said.profileFailed,
    errors,
  });
}

const save = jsonCall({
  schema: strictProfileSchema,
  limits: ACCOUNT_LIMITS.profile,
  shape: 'success',
  failed: 'profileFailed',
  run: async (values, request, localised) => {
    const { lang, said } = localised;
    const session = await sessionOfToken(authorization(request));
    if (!session) return refused({ code: 'signed-out' }, localised);
    const done = await updateProfile(session.user, values, lang);
    if (!done.ok) return refused(done, localised);
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
