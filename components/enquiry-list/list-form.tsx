import { TextArea } from '@/components/form/text-area';
import { EMAIL, NAME, PHONE, TextField } from '@/components/form/text-field';
import { useActionForm, type FieldState } from '@/components/form/use-action-form';
import { localPath } from '@/content/local-path';
import type { EnquiryCommon } from '@/content/forms/common';
import type { EnquiryListWords } from '@/content/forms/enquiry-list';
import type { EnquiryLine } from '@/lib/enquiry-list/line';
import type { FormAction, FormState, Receipt } from '@/lib/forms/form-state';
import { sendQuoteAction, sendSampleAction } from '@/lib/enquiry/actions';
import { quoteRules, sampleRules } from '@/lib/enquiry/form-rules';
import { EnquiryAlert } from '@/components/enquiry/enquiry-alert';
import { FormFoot } from '@/components/enquiry/form-foot';
import { keepDraft, type ListDraft } from './list-draft';
import { logAnswer } from '@/components/enquiry/log-answer';

type FormWords = EnquiryListWords['form'];

const HELP = 'list-way-back';

/** What can be asked for. */
export const KINDS = ['quote', 'sample'] as const;
export type Kind = (typeof KINDS)[number];

interface Props {
  words: FormWords;
  common: EnquiryCommon;
  kind: Kind;
  lines: readonly EnquiryLine[];
  draft: ListDraft;
  onSent: (receipt: Receipt) => void;
}

// The fields of the one are among those of the other, and the form reads the names from what it is given.
const RULES = { quote: quoteRules as unknown as typeof sampleRules, sample: sampleRules };
const ACTIONS = { quote: sendQuoteAction, sample: sendSampleAction };

/** The same action, told what is on the list. */
const withLines =
  (action: FormAction, lines: readonly EnquiryLine[]): FormAction =>
  (before, form) => {
    form.set('lines', JSON.stringify(lines));
    return action(before, form);
  };

const whenSent = (words: FormWords, onSent: Props['onSent']) => (answer: FormState) => {
  logAnswer(words.log)(answer);
  if (answer.status === 'done') onSent(answer);
};

/** One form for a price and for samples, so that changing one's mind loses no word. */
export function ListForm({ words, common, kind, lines, draft, onSent }: Props) {
  const isQuote = kind === 'quote';
  const { state, pending, field, faults, form } = useActionForm({
    id: 'list',
    rules: RULES[kind],
    faults: common.faults,
    action: withLines(ACTIONS[kind], lines),
    permalink: localPath('/cart', common.lang),
    deps: isQuote ? { phone: ['email'] } : {},
    onAnswer: whenSent(words, onSent),
  });
  const kept = (name: Parameters<typeof field>[0]) => ({
    ...field(name),
    defaultValue: draft[name] ?? '',
  });
  return (
    <form
      {...form}
      className="grid gap-6"
      onInput={({ target }) => {
        const { name, value } = target as HTMLInputElement;
        keepDraft({ [name]: value });
      }}
    >
      <Fault common={common} state={state} faults={faults} />
      <Person
        labels={words.fields}
        fields={[kept('name'), kept('email'), kept('phone')]}
        required={!isQuote}
        help={isQuote ? HELP : undefined}
      />
      {isQuote && (
        <p id={HELP} className="t-small -mt-4 text-bitumen-soft">
          {words.wayBack}
        </p>
      )}
      {/* Typed once, it is there again when samples are asked for again. */}
      <div hidden={isQuote}>
        <TextArea
          field={kept('address')}
          label={words.fields.address}
          required
          autoComplete="street-address"
          rows={3}
          dir="auto"
        />
      </div>
      <TextArea field={kept('message')} label={words.fields.message} rows={3} dir="auto" />
      <FormFoot
        {...{ common, state, pending }}
        words={{ submit: words.submit[kind], sending: words.sending }}
      >
        {!isQuote && words.consent} {words.purpose}
      </FormFoot>
    </form>
  );
}

type FaultProps = {
  common: EnquiryCommon;
  state: FormState;
  faults: readonly { id: string; text: string }[];
};

function Fault({ common, state, faults }: FaultProps) {
  if (state.status !== 'failed') return null;
  // A list that was refused belongs to no field of the form.
  const code = state.fieldErrors.lines ? 'unexpected' : state.code;
  if (code === 'invalid' && faults.length === 0) return null;
  return <EnquiryAlert common={common} code={code} faults={faults} />;
}

interface PersonProps {
  labels: FormWords['fields'];
  fields: readonly [name: FieldState, email: FieldState, phone: FieldState];
  /** Whether both ways back are needed, or one is enough. */
  required: boolean;
  help?: string;
}

function Person({ labels, fields: [name, email, phone], required, help }: PersonProps) {
  return (
    <>
      <TextField field={name} label={labels.name} required {...NAME} enterKeyHint="next" />
      <div className="grid gap-x-gutter gap-y-6 md:grid-cols-2">
        <TextField
          field={email}
          label={labels.email}
          required={required}
          {...EMAIL}
          enterKeyHint="next"
          help={help}
        />
        <TextField
          field={phone}
          label={labels.phone}
          required={required}
          {...PHONE}
          enterKeyHint="next"
          help={help}
        />
      </div>
    </>
  );
}
