import { toast } from '@/components/ui/toast';
import { LEAVE_AFTER } from '@/lib/account/account-rules';
import type { FormState } from '@/lib/core/form-state';

type Go = (to: string) => void;

/** A full load, so that nothing of the page before stays. */
export const load: Go = (to) => window.location.assign(to);

/** After a form that succeeded: its message, and a moment later the page that follows. */
export const toastAndGo = (message: string | null, go: Go) => (answer: FormState) => {
  if (answer.status !== 'done') return;
  const { next } = answer;
  if (message) toast('success', message);
  if (next) setTimeout(() => go(next), message ? LEAVE_AFTER : 0);
};
