import type { FormState } from '@/lib/forms/form-state';

/** The specification asks for a console line at each end of a form. It never holds what was typed. */
export const logAnswer = (words: { sent: string; failed: string }) => (answer: FormState) => {
  const line = answer.status === 'failed' ? `${words.failed}: ${answer.code}` : words.sent;
  window.console.log(line);
};
