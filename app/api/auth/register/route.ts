import { ACCOUNT_LIMITS } from '@/lib/account/limits';
import { register } from '@/lib/account/mutations';
import { publicUser } from '@/lib/account/queries';
import { registerSchema } from '@/lib/account/schema';
import { inWords } from '@/lib/http/error-messages';
import { answerFault, answerJson, jsonCall, otherMethods } from '@/lib/http/json-call';

export const dynamic = 'force-dynamic';

/** POST /api/auth/register: opens an account. A role that is sent along is left aside. */
export const POST = jsonCall({
  schema: registerSchema,
  limits: ACCOUNT_LIMITS.register,
  shape: 'message',
  failed: 'registrationFailed',
  run: async (values, _, { lang, said }) => {
    const done = await register(values, lang);
    if (done.ok) return answerJson(201, { message: said.registered, user: publicUser(done.data) });
    const errors = done.fieldErrors && inWords(done.fieldErrors, lang);
    const message = Object.values(errors ?? {})[0] ?? `${said.registrationFailed} ${said.registrationHelp}`;
    return answerFault('message', { status: errors ? 400 : 409, message, errors });
  },
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods('POST', 'message');
