import { rulesOf } from '@/lib/forms/form-rules';

/* For the forms in the browser; the schemas themselves are fetched when somebody begins to fill one in. */

const schemas = () => import('./schema');

export const loginRules = rulesOf(['email', 'password', 'remember'], () =>
  import('@/lib/account/session/sign-in-schema').then(({ loginFormSchema }) => loginFormSchema),
);

export const registerRules = rulesOf(['username', 'email', 'password'], () =>
  schemas().then(({ registerSchema }) => registerSchema),
);

export const forgotRules = rulesOf(['email'], () => schemas().then(({ forgotSchema }) => forgotSchema));

export const otpRules = rulesOf(['otp'], () => schemas().then(({ otpSchema }) => otpSchema));

export const newPasswordRules = rulesOf(['password', 'confirm'], () =>
  schemas().then(({ newPasswordSchema }) => newPasswordSchema),
);

export const changePasswordRules = rulesOf(['current', 'password', 'confirm'], () =>
  schemas().then(({ changePasswordSchema }) => changePasswordSchema),
);

export const profileRules = rulesOf(['username', 'email', 'current'], () =>
  schemas().then(({ profileSchema }) => profileSchema),
);

export const deleteAccountRules = rulesOf(['current'], () =>
  schemas().then(({ deleteAccountSchema }) => deleteAccountSchema),
);

export const confirmAddressRules = rulesOf(['token', 'current'], () =>
  schemas().then(({ confirmAddressSchema }) => confirmAddressSchema),
);

export const undoAddressRules = rulesOf(['token'], () =>
  schemas().then(({ undoAddressSchema }) => undoAddressSchema),
);
