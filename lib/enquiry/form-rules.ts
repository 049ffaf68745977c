import { rulesOf } from '@/lib/forms/form-rules';

/* For the forms in the browser; the schemas themselves are fetched when somebody begins to fill one in. */

const schemas = () => import('./schema');

export const contactRules = rulesOf(['name', 'email', 'phone', 'message'], () =>
  schemas().then(({ contactSchema }) => contactSchema),
);

export const appointmentRules = rulesOf(['name', 'email', 'phone', 'message'], () =>
  schemas().then(({ appointmentSchema }) => appointmentSchema),
);

export const gateRules = rulesOf(['fullName', 'email', 'phone', 'message'], () =>
  schemas().then(({ gateSchema }) => gateSchema),
);

export const quoteRules = rulesOf(['name', 'email', 'phone', 'message'], () =>
  schemas().then(({ quoteFormSchema }) => quoteFormSchema),
);

export const sampleRules = rulesOf(['name', 'email', 'phone', 'address', 'message'], () =>
  schemas().then(({ sampleFormSchema }) => sampleFormSchema),
);
