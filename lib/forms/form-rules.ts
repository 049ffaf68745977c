import type * as z from 'zod/mini';

export type FormSchema = z.ZodMiniObject;
type Names<S extends FormSchema> = keyof z.output<S> & string;

/** What the browser knows of a form: its fields, in their order, and where its rules are when somebody begins to fill it in. */
export interface FormRules<N extends string> {
  fields: readonly N[];
  /** The rules; null where there is nothing to check. Rejected when they cannot be had: then the server alone judges. */
  load: () => Promise<FormSchema | null>;
}

type Complete<S extends FormSchema, F extends readonly string[]> = [Exclude<Names<S>, F[number]>] extends [
  never,
]
  ? F
  : ['a field of the schema is missing', Exclude<Names<S>, F[number]>];

/**
 * The rules of a form as a page carries them: names alone. The schema weighs more than all else of a form
 * and is fetched when somebody begins to type. A field that is missing here, or too many, does not compile.
 */
export const rulesOf = <S extends FormSchema, const F extends readonly Names<S>[]>(
  fields: F & Complete<S, F>,
  load: () => Promise<S>,
): FormRules<F[number]> => ({ fields, load });

/** A form that is only a button. */
export const ONLY_A_BUTTON: FormRules<never> = { fields: [], load: () => Promise.resolve(null) };
