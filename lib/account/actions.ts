'use server';

import { path } from '@/content/routes';
import { markBegun } from '@/lib/observe/request-mark';
import type { FormState } from '@/lib/forms/form-state';
import { langOfForm } from '@/lib/site/lang';
import { fail } from '@/lib/forms/result';
import { accountAction } from './account-action';
import { thisCaller } from '@/lib/account/session/caller';
import { flowFor, isSpent } from '@/lib/account/session/flow';
import { loginFor } from './session/login-for';
import { redirectAfterForm, wantedPage } from '@/lib/account/session/redirect-after-form';
import { ACCOUNT_LIMITS } from './limits';
import { logIn, register } from './mutations';
import { checkOtp, requestReset, resetPassword } from './reset-mutations';
import { emptySchema, forgotSchema, newPasswordSchema, otpSchema, registerSchema } from './schema';
import { loginFormSchema } from '@/lib/account/session/sign-in-schema';
import { endSession, getFlow, rememberDevice, setFlow, startSession } from '@/lib/account/session/session';

export const loginAction = accountAction({
  next: (_, wanted) => wanted,
  schema: loginFormSchema,
  limits: ACCOUNT_LIMITS.login,
  secret: ['password'],
  run: async ({ email, password, remember }, form) => {
    const done = await logIn({ email, password }, await thisCaller(form));
    if (done.ok) await startSession(done.data, remember === 'on');
    return done;
  },
});

export const registerAction = accountAction({
  next: loginFor,
  arrival: 'registered',
  schema: registerSchema,
  limits: ACCOUNT_LIMITS.register,
  secret: ['password'],
  run: (values, form) => register(values, langOfForm(form)),
});

export const forgotAction = accountAction({
  next: (lang) => `${path('otp', lang)}#code-sent`,
  schema: forgotSchema,
  limits: ACCOUNT_LIMITS.forgot,
  run: async ({ email }, form) => {
    const lang = langOfForm(form);
    const wanted = await wantedPage(form, lang);
    const flow = flowFor(email, await getFlow(), wanted === path('home', lang) ? undefined : wanted);
    const asked = await requestReset(email, { flow: flow.id, caller: await thisCaller(form) });
    // What was not sent anew is not counted anew: the code of before still holds.
    if (asked.ok) await setFlow(flow);
    return asked;
  },
});

export const resendAction = accountAction({
  next: (lang) => `${path('otp', lang)}#sent`,
  schema: emptySchema,
  limits: ACCOUNT_LIMITS.forgot,
  run: async (_, form) => {
    const flow = await getFlow();
    if (!flow) return fail('out-of-order');
    const asked = await requestReset(flow.email, { flow: flow.id, caller: await thisCaller(form) });
    if (asked.ok) await setFlow(flowFor(flow.email, flow));
    return asked;
  },
});

export const otpAction = accountAction({
  next: (lang) => `${path('resetPassword', lang)}#code-right`,
  schema: otpSchema,
  limits: ACCOUNT_LIMITS.code,
  secret: ['otp'],
  run: async ({ otp }) => {
    const flow = await getFlow();
    if (!flow) return fail('out-of-order');
    const { email, id } = flow;
    const done = await checkOtp({ email, otp }, { flow: id });
    const told = done.ok ? { ...flow, proof: done.data.proof } : { ...flow, wrong: flow.wrong + 1 };
    await setFlow(told);
    return !done.ok && isSpent(told) ? fail('code-spent') : done;
  },
});

export const resetAction = accountAction({
  next: (lang, wanted) => `${loginFor(lang, wanted)}#password-reset`,
  wanted: async () => (await getFlow())?.wanted,
  schema: newPasswordSchema,
  limits: ACCOUNT_LIMITS.reset,
  secret: ['password', 'confirm'],
  run: async ({ password }, form) => {
    const flow = await getFlow();
    if (!flow) return fail('out-of-order');
    const { email, proof } = flow;
    const done = await resetPassword({ email, password, proof }, await thisCaller(form));
    // Refused is only a proof that is missing, used or too old: what was typed is not at fault.
    if (!done.ok) return done.code === 'refused' ? fail('code-spent') : done;
    await setFlow(null);
    await rememberDevice(done.data);
    return done;
  },
});

export async function logoutAction(_: FormState, form: FormData): Promise<FormState> {
  markBegun();
  await endSession();
  return redirectAfterForm({ status: 'done' }, path('login', langOfForm(form)));
}
