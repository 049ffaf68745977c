'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useActionState, useEffect, useRef, useState, type ChangeEvent, type FormEvent } from 'react';
import { useForm, type FieldValues, type Path, type Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { SitePath } from '@/content/routes';
import { HONEYPOT, IDLE, ORIGIN_FIELDS, type FormState } from '@/lib/core/form-state';

type FormSchema = z.ZodMiniObject;
type Names<S extends FormSchema> = keyof z.output<S> & string;
type Action = (before: FormState, form: FormData) => Promise<FormState>;

interface Options<S extends FormSchema> {
  /** Stands before the ids of the fields; unique on the page. */
  id: string;
  schema: S;
  action: Action;
  /** Where a browser without JavaScript goes with its answer: this page, at the form. */
  permalink: SitePath | `${SitePath}#${string}`;
  /** Fields whose fault depends on another: checked again when that one changes. */
  deps?: { [K in Names<S>]?: Names<S>[] };
  /** Told what became of what was sent. */
  onAnswer?: (answer: FormState, sent: FormData) => void;
}

/** What a field component needs to know about its field. */
export interface FieldState {
  id: string;
  name: string;
  error: string | undefined;
  defaultValue: string;
  ref: (element: HTMLInputElement | HTMLTextAreaElement | null) => void;
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  onBlur: (event: FormEvent) => void;
}

const only = (form: HTMLFormElement, names: string[]): FormData => {
  const from = new FormData(form);
  const data = new FormData();
  for (const name of names) data.set(name, from.get(name) ?? '');
  for (const name of ORIGIN_FIELDS) if (from.has(name)) data.set(name, from.get(name)!);
  return data;
};

/** The action's answer; a connection that failed is an answer too, and keeps what was typed. */
const send = (action: Action, data: FormData): Promise<FormState> =>
  action(IDLE, data).catch(() => ({
    status: 'failed',
    code: 'unexpected',
    fieldErrors: {},
    values: Object.fromEntries([...data].map(([key, value]) => [key, String(value)])),
  }));

/**
 * One form: the shared schema in the browser, the server action behind it, and what there is to show.
 * Without JavaScript the same action answers with the whole page. Faults are told on submit, not on
 * leaving a field: a line that appears then would move the button away from under the click.
 */
export function useActionForm<S extends FormSchema>(options: Options<S>) {
  const { id, schema, action, permalink, deps, onAnswer } = options;
  const names = Object.keys(schema.shape);
  const [served, formAction, replaying] = useActionState(action, IDLE, permalink);
  const [live, setLive] = useState<FormState | null>(null);
  const [sending, setSending] = useState(false);
  const [edited, setEdited] = useState<readonly string[]>([]);
  const busy = useRef(false);
  const element = useRef<HTMLFormElement>(null);
  const state = live ?? served;

  // No default values here: they would overwrite what was typed before the page came alive.
  const { register, handleSubmit, formState, reset, setValue } = useForm<FieldValues>({
    resolver: zodResolver(schema as never) as unknown as Resolver<FieldValues>,
    mode: 'onSubmit',
  });

  const serverFault = (name: string) =>
    state.status === 'failed' && !edited.includes(name) ? state.fieldErrors[name] : undefined;

  // The first field the server found wrong takes the focus, as react-hook-form does for its own.
  useEffect(() => {
    if (live?.status !== 'failed') return;
    const first = Object.keys(schema.shape).find((name) => live.fieldErrors[name]);
    const target = first
      ? element.current?.elements.namedItem(first)
      : element.current?.querySelector('[role=alert]');
    if (target instanceof HTMLElement) target.focus();
  }, [live, schema]);

  const deliver = async (form: HTMLFormElement) => {
    if (busy.current) return;
    busy.current = true;
    setSending(true);
    const sent = only(form, [...names, HONEYPOT]);
    const answer = await send(action, sent);
    busy.current = false;
    setSending(false);
    setEdited([]);
    // What was taken is not sent again: a form that stays is empty.
    if (answer.status === 'done') for (const name of names) setValue(name, '');
    setLive(answer);
    onAnswer?.(answer, sent);
  };

  const field = (name: Names<S>): FieldState => {
    const { onChange, onBlur, ref } = register(name as Path<FieldValues>, { deps: deps?.[name] });
    return {
      id: `${id}-${name}`,
      name,
      ref,
      onBlur: (event) => void onBlur(event),
      onChange: (event) => {
        if (!edited.includes(name)) setEdited([...edited, name]);
        void onChange(event);
      },
      error: (formState.errors[name]?.message as string | undefined) ?? serverFault(name),
      defaultValue: state.status === 'failed' ? (state.values[name] ?? '') : '',
    };
  };

  return {
    state,
    /** The answer came into this page, not with it. */
    isLive: live !== null,
    pending: sending || replaying,
    field,
    faults: names.filter(serverFault).map((name) => ({ id: `${id}-${name}`, text: serverFault(name)! })),
    /** Back to an empty form. */
    reset: () => {
      reset();
      setLive(IDLE);
    },
    form: {
      ref: element,
      action: formAction,
      noValidate: true,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        const form = event.currentTarget;
        void handleSubmit(() => deliver(form))(event);
      },
    },
  };
}
