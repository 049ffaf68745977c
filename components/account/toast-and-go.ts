import { toast } from '@/components/ui/message/toast';
import { LEAVE_AFTER } from '@/lib/account/account-rules';
import { sayAfterLoad } from '@/lib/browser/message-after-load';
import type { FormState } from '@/lib/forms/form-state';

type Go = (to: string, message: string | null) => void;

/** A full load, so that nothing of the page before stays but what it said. */
export const load: Go = (to, message) => {
  if (message) sayAfterLoad(message);
  window.location.assign(to);
};

/** After a form that succeeded: its message, and a moment later the page that follows. */
export const toastAndGo = (message: string | null, go: Go) => (answer: FormState) => {
  if (answer.status !== 'done') return;
  const { next } = answer;
  if (message) toast('success', message);
  if (next) setTimeout(() => go(next, message), message ? LEAVE_AFTER : 0);
};
