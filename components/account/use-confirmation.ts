import { useCallback, useEffect, useState } from 'react';
import { announceHash, useHash } from '@/components/ui/use-hash';
import { confirmAddressAction } from '@/lib/account/profile-actions';
import { IDLE, type FormState } from '@/lib/core/form-state';
import { keepWords, takeKeptWords } from '@/lib/core/kept-words';
import type { ProfileState } from './use-profile';

const TOKEN = /^confirm=([\w-]+)$/;
const KEPT = 'confirm';

export type Confirmation = 'none' | 'working' | 'sign-in' | 'done' | 'used' | 'away';

/** What the answer means; whatever is not a plain no leaves the link as good as it was. */
function meaning(answer: FormState): Confirmation {
  if (answer.status === 'done') return 'done';
  if (answer.status === 'failed' && ['refused', 'invalid'].includes(answer.code)) return 'used';
  if (answer.status === 'failed' && answer.code === 'signed-out') return 'sign-in';
  return 'away';
}

async function confirm(token: string): Promise<Confirmation> {
  const form = new FormData();
  form.set('token', token);
  form.set('lang', document.documentElement.lang);
  const found = await confirmAddressAction(IDLE, form).then(meaning, () => 'away' as const);
  if (found === 'away' || found === 'sign-in') keepWords(KEPT, { token });
  return found;
}

/**
 * The link in a mail to a new address leads here; its token stands after the #, where no log sees it. It is
 * taken out of the address and sent once, when it is known that somebody is signed in; until then the tab
 * keeps it, over the sign-in page and back.
 */
export function useConfirmation(profile: ProfileState, onDone: () => void) {
  const token = TOKEN.exec(useHash())?.[1];
  const [state, setState] = useState<Confirmation>('none');
  const isIn = typeof profile === 'object';
  const isOut = profile === 'out';

  const finish = useCallback(async () => {
    const kept = takeKeptWords(KEPT)?.token;
    if (!kept) return;
    setState('working');
    const found = await confirm(kept);
    setState(found);
    if (found !== 'away') onDone();
  }, [onDone]);

  useEffect(() => {
    // The router follows its own address, not ours, until the page has started: not before somebody is known.
    if (!isIn && !isOut) return;
    if (token && keepWords(KEPT, { token })) {
      window.history.replaceState(null, '', window.location.pathname);
      announceHash();
    }
    if (isIn) void Promise.resolve().then(finish);
    else if (token) void Promise.resolve().then(() => setState('sign-in'));
  }, [token, isIn, isOut, finish]);

  return { confirmation: state, again: finish };
}
