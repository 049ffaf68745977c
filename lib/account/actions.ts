'use server';

import { path } from '@/content/routes';
import { publicAction } from '@/lib/core/action';
import { markBegun } from '@/lib/core/action-mark';
import type { FormState } from '@/lib/core/form-state';
import { fail, ok } from '@/lib/core/result';
import { thisCaller } from './caller';
import { flowFor } from './flow';
import { redirectAfterForm, stillWanting, wantedPage } from './redirect-after-form';
import { ACCOUNT_LIMITS } from './limits';
import { logIn, register } from './mutations';
import { checkOtp, requestReset, resetPassword } from './reset-mutations';
import { emptySchema, forgotSchema, newPasswordSchema, otpSchema, registerSchema } from './schema';
import { loginFormSchema } from './sign-in-schema';
import { endSession, getFlow, rememberDevice, setFlow, startSession } from './session';

const login = publicAction({
  schema: loginFormSchema,
  limits: ACCOUNT_LIMITS.login,
  secret: ['password'],
  run: async ({ email, password, remember }) => {
    const done = await logIn({ email, password }, await thisCaller());
    if (done.ok) await startSession(done.data, remember === 'on');
    return done;
  },
});

const openAccount = publicAction({
  schema: registerSchema,
  limits: ACCOUNT_LIMITS.register,
  secret: ['password'],
  run: register,
});

const forgot = publicAction({
  schema: forgotSchema,
  limits: ACCOUNT_LIMITS.forgot,
  run: async ({ email }) => {
    const flow = flowFor(email, await getFlow());
    await requestReset(email, { flow: flow.id, caller: await thisCaller() });
    await setFlow(flow);
    return ok(null);
  },
});

const resend = publicAction({
  schema: emptySchema,
  limits: ACCOUNT_LIMITS.forgot,
  run: async () => {
    const flow = await getFlow();
    if (!flow) return fail('out-of-order');
    return requestReset(flow.email, { flow: flow.id, caller: await thisCaller() });
  },
});

const checkCode = publicAction({
  schema: otpSchema,
  limits: ACCOUNT_LIMITS.code,
  secret: ['otp'],
  run: async ({ otp }) => {
    const flow = await getFlow();
    if (!flow) return fail('out-of-order');
    const { email, id } = flow;
    const done = await checkOtp({ email, otp }, { flow: id });
    if (done.ok) await setFlow({ email, id, proof: done.data.proof });
    return done;
  },
});

const reset = publicAction({
  schema: newPasswordSchema,
  limits: ACCOUNT_LIMITS.reset,
  secret: ['password', 'confirm'],
  run: async ({ password }) => {
    const flow = await getFlow();
    if (!flow) return fail('out-of-order');
    const { email, proof } = flow;
    const done = await resetPassword({ email, password, proof }, await thisCaller());
    if (!done.ok) return done;
    await setFlow(null);
    await rememberDevice(done.data);
    return done;
  },
});

export async function loginAction(before: FormState, form: FormData): Promise<FormState> {
  const wanted = await wantedPage(form);
  return redirectAfterForm(stillWanting(await login(before, form), wanted), wanted);
}

export async function registerAction(before: FormState, form: FormData): Promise<FormState> {
  const wanted = await wantedPage(form);
  const more = wanted === '/' ? '' : `?callbackUrl=${encodeURIComponent(wanted)}`;
  return redirectAfterForm(stillWanting(await openAccount(before, form), wanted), path('login') + more);
}

export async function forgotAction(before: FormState, form: FormData): Promise<FormState> {
  return redirectAfterForm(await forgot(before, form), path('otp'));
}

export async function resendAction(before: FormState, form: FormData): Promise<FormState> {
  return redirectAfterForm(await resend(before, form), `${path('otp')}#sent`);
}

export async function otpAction(before: FormState, form: FormData): Promise<FormState> {
  return redirectAfterForm(await checkCode(before, form), path('resetPassword'));
}

export async function resetAction(before: FormState, form: FormData): Promise<FormState> {
  return redirectAfterForm(await reset(before, form), `${path('login')}#password-reset`);
}

export async function logoutAction(): Promise<FormState> {
  markBegun();
  await endSession();
  return redirectAfterForm({ status: 'done' }, path('login'));
}
