'use client';

import {
  useActionState,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ChangeEvent,
  type FormEvent,
  type RefObject,
} from 'react';
import { useForm, type FieldValues, type Path, type Resolver } from 'react-hook-form';
import type { PageHref } from '@/content/routes';
import { fieldErrorsOf } from '@/lib/forms/field-faults';
import type { FormRules, FormSchema } from '@/lib/forms/form-rules';
import { IDLE, type FormAction, type FormState } from '@/lib/forms/form-state';
import { takeFormDraft } from '@/lib/forms/form-draft-storage';
import { within } from '@/lib/forms/within';
import { useDelivery } from './use-delivery';

interface Options<N extends string> {
  /** Stands before the ids of the fields; unique on the page. */
  id: string;
  /** What its words are kept under while the page is renewed, where that is not its id. */
  draft?: string;
  rules: FormRules<N>;
  action: FormAction;
  /** What a page with scripts sends it by, where that adds something; otherwise the action. */
  send?: FormAction;
  /** Where a browser without JavaScript goes with its answer: this page, at the form. */
  permalink: PageHref;
  /** Fields whose fault depends on another: checked again when that one changes. */
  deps?: { [K in N]?: N[] };
  /** What is said at a field, by the code of its fault. */
  faults?: Readonly<Record<string, string>>;
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

/** Milliseconds a form waits for its rules; then the server alone judges. */
const RULES_WITHIN = 3_000;

const nothing = () => null;

const isText = (field: unknown): field is HTMLInputElement | HTMLTextAreaElement =>
  field instanceof HTMLTextAreaElement ||
  (field instanceof HTMLInputElement && field.type !== 'checkbox' && field.type !== 'radio');

/** The rules, or nothing: a line that fails or dawdles holds no message back. */
const rulesInTime = (load: () => Promise<FormSchema | null>): Promise<FormSchema | null> =>
  within(RULES_WITHIN, load().catch(nothing), null);

/** The schema's word on what was typed, for react-hook-form: only what is wrong, for the action reads the form. */
const resolverOf =
  (load: () => Promise<FormSchema | null>): Resolver<FieldValues> =>
  async (values) => {
    const judged = (await rulesInTime(load))?.safeParse(values);
    if (!judged || judged.success) return { values, errors: {} };
    const faults = Object.entries(fieldErrorsOf(judged.error));
    return {
      values: {},
      errors: Object.fromEntries(faults.map(([name, message]) => [name, { type: 'schema', message }])),
    };
  };

/**
 * The first field the server found wrong takes the focus, as react-hook-form does for its own; of a fresh form the
 * first field of all, since the link that asked for it is gone.
 */
function useFaultFocus(
  element: RefObject<HTMLFormElement | null>,
  fields: readonly string[],
  live: FormState | null,
) {
  // With the answer alone: the fields of a form may change with what is chosen in it.
  const focus = useEffectEvent(() => {
    if (!live || live.status === 'done') return;
    const first = live.status === 'idle' ? fields[0] : fields.find((name) => live.fieldErrors[name]);
    const target = first
      ? element.current?.elements.namedItem(first)
      : element.current?.querySelector('[role=alert]');
    if (target instanceof HTMLElement) target.focus();
  });
  useEffect(() => focus(), [live]);
}

/**
 * One form: the shared schema in the browser, the server action behind it, and what there is to show.
 * Without JavaScript the same action answers with the whole page. Faults are told on submit, not on
 * leaving a field: a line that appears then would move the button away from under the click.
 */
export function useActionForm<N extends string>(options: Options<N>) {
  const { id, draft = id, rules, action, send = action, permalink, deps, faults: said, onAnswer } = options;
  const names = rules.fields;
  const [served, formAction, replaying] = useActionState(action, IDLE, permalink);
  const [edited, setEdited] = useState<readonly string[]>([]);
  const element = useRef<HTMLFormElement>(null);

  // No default values here: they would overwrite what was typed before the page came alive.
  const { register, handleSubmit, formState, reset, setValue, getValues } = useForm<FieldValues>({
    resolver: resolverOf(rules.load),
    mode: 'onSubmit',
  });

  const { live, setLive, sending, deliver } = useDelivery({
    id: draft,
    names,
    action: send,
    onAnswer: (answer, sent) => {
      setEdited([]);
      // What was taken is not sent again: a form that stays is empty.
      if (answer.status === 'done') for (const name of names) setValue(name as string, '');
      onAnswer?.(answer, sent);
    },
  });
  const state = live ?? served;

  const inWords = (code: string | undefined) => code && (said?.[code] ?? code);
  const serverFault = (name: string) =>
    state.status === 'failed' && !edited.includes(name) ? state.fieldErrors[name] : undefined;

  useFaultFocus(element, names, live);

  // A page that was renewed while somebody wrote puts their words back.
  useEffect(() => {
    const words = takeFormDraft(draft);
    if (!words) return;
    for (const [name, word] of Object.entries(words)) {
      const input = element.current?.elements.namedItem(name) as HTMLInputElement | null;
      if (input?.type === 'checkbox') input.checked = word !== '';
      else if (input?.value === input?.defaultValue) setValue(name, word);
    }
    setLive({ status: 'failed', code: 'renewed', fieldErrors: {}, values: words });
  }, [draft, setLive, setValue]);

  const field = (name: N): FieldState => {
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
      error: inWords((formState.errors[name]?.message as string | undefined) ?? serverFault(name)),
      defaultValue: state.status === 'failed' ? (state.values[name] ?? '') : '',
    };
  };

  return {
    state,
    /** The answer came into this page, not with it. */
    isLive: live !== null,
    pending: sending || replaying,
    field,
    faults: names
      .filter(serverFault)
      .map((name) => ({ id: `${id}-${name}`, text: inWords(serverFault(name))! })),
    /** Back to an empty form. */
    reset: () => {
      reset();
      setLive(IDLE);
    },
    form: {
      ref: element,
      action: formAction,
      noValidate: true,
      // Who begins to fill it in has its rules before they are asked for.
      onInputCapture: () => void rules.load().catch(nothing),
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        const form = event.currentTarget;
        // What a program filled in without telling anybody is judged and sent as it is seen.
        for (const name of names) {
          const input = form.elements.namedItem(name);
          if (isText(input) && input.value !== getValues(name)) setValue(name as string, input.value);
        }
        void handleSubmit(() => deliver(form))(event);
      },
    },
  };
}
