import { unstable_isUnrecognizedActionError } from 'next/navigation';
import { useRef, useState } from 'react';
import {
  BUSY_ANSWER,
  HONEYPOT,
  IDLE,
  ORIGIN_FIELDS,
  PRESSED_AGAIN,
  type FormAction,
  type FormState,
} from '@/lib/forms/form-state';
import { keepFormDraft, renewPage } from '@/lib/forms/form-draft-storage';
import type { ErrorCode } from '@/lib/forms/result';

interface Options {
  /** What its words are kept under while the page is renewed. */
  id: string;
  names: readonly string[];
  action: FormAction;
  onAnswer: (answer: FormState, sent: FormData) => void;
}

/** Milliseconds until a form that is not answered is handed back. The server itself gives up after 15 s. */
const TIMEOUT_MS = 20_000;

const only = (form: HTMLFormElement, names: readonly string[]): FormData => {
  const from = new FormData(form);
  const data = new FormData();
  for (const name of names) data.set(name, from.get(name) ?? '');
  return data;
};

/** What is sent: the fields, the trap with its mark, and where it comes from. */
function whatToSend(form: HTMLFormElement, names: readonly string[]): FormData {
  const data = only(form, [...names, HONEYPOT]);
  const from = new FormData(form);
  for (const name of [...ORIGIN_FIELDS, PRESSED_AGAIN]) if (from.has(name)) data.set(name, from.get(name)!);
  return data;
}

const wordsIn = (data: FormData) => Object.fromEntries([...data].map(([key, value]) => [key, String(value)]));

const failed = (code: ErrorCode, data: FormData): FormState => ({
  status: 'failed',
  code,
  fieldErrors: {},
  values: wordsIn(data),
});

const isRenewed = (state: FormState | null) => state?.status === 'failed' && state.code === 'renewed';

/** Why a call failed that brought no answer of the action. */
function codeOf(error: unknown): ErrorCode {
  if (unstable_isUnrecognizedActionError(error)) return 'renewed';
  return error instanceof Error && error.message === BUSY_ANSWER ? 'busy' : 'unexpected';
}

/** The action's answer; a connection that failed is an answer too, and so is a server that knows no such form. */
const send = (action: FormAction, data: FormData): Promise<FormState> =>
  action(IDLE, data).catch((error: unknown) => failed(codeOf(error), data));

/** Passwords are typed again: no storage sees them. */
function wordsToKeep(form: HTMLFormElement, names: readonly string[]): Record<string, string> {
  const isPassword = (name: string) => {
    const field = form.elements.namedItem(name);
    return field instanceof HTMLInputElement && field.autocomplete.endsWith('password');
  };
  return wordsIn(
    only(
      form,
      names.filter((name) => !isPassword(name)),
    ),
  );
}

/** Next sends one action after another: one that hangs would hold back the next. A new entry lets that pass. */
const letPass = () => window.history.replaceState(null, '', window.location.href);

/** Sends a form once at a time, waits as long as a person does, and knows a page that is out of date. */
export function useDelivery({ id, names, action, onAnswer }: Options) {
  const [live, setLive] = useState<FormState | null>(null);
  const [sending, setSending] = useState(false);
  const busy = useRef(false);
  const underWay = useRef<FormData[]>([]);

  const settle = (answer: FormState, sent: FormData) => {
    busy.current = false;
    setSending(false);
    setLive(answer);
    onAnswer(answer, sent);
  };

  const deliver = async (form: HTMLFormElement) => {
    if (busy.current) return;
    busy.current = true;
    setSending(true);
    const sent = whatToSend(form, names);
    underWay.current.push(sent);
    let late = false;
    const waiting = setTimeout(() => {
      late = true;
      letPass();
      settle(failed('unanswered', sent), sent);
    }, TIMEOUT_MS);
    let answer = await send(action, sent);
    clearTimeout(waiting);
    if (!underWay.current.includes(sent)) return;
    // Good news counts however late, unless the visitor has sent again in vain or writes something else by now.
    const isLatest = underWay.current.at(-1) === sent;
    const isRewritten = () => names.some((name) => only(form, names).get(name) !== sent.get(name));
    if (late && (isRewritten() || (!isLatest && answer.status !== 'done'))) return;
    if (answer.status === 'done') underWay.current = [];
    if (isRenewed(answer)) {
      // Renewed once already, and still unknown: another server answers than the one the page came from.
      if (!isRenewed(live) && keepFormDraft(id, wordsToKeep(form, names))) return renewPage();
      answer = failed('unexpected', sent);
    }
    settle(answer, sent);
  };

  return { live, setLive, sending, deliver };
}
