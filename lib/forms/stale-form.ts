import { RENEWED } from './form-state';

type Entry = readonly [name: string, value: string];

interface ServedForm {
  /** What the framework wrote into it, to know its action again. */
  own: Entry[];
  fields: Set<string>;
}

interface SentForm {
  body: Buffer;
  contentType: string;
}

const ENTITIES: Record<string, string> = { quot: '"', amp: '&', lt: '<', gt: '>', '#x27': "'", '#39': "'" };
const plain = (text: string) => text.replace(/&([#\w]+);/g, (all, name: string) => ENTITIES[name] ?? all);
const attribute = (tag: string, name: string) =>
  plain(new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '');

/** Names the address a form answers at. */
const KEY = '$ACTION_KEY';
const isOwn = ([name]: Entry) => name.startsWith('$ACTION');

/** The forms in the HTML of a page. */
function formsIn(html: string): ServedForm[] {
  return [...html.matchAll(/<form\b[\s\S]*?<\/form>/g)].map(([form]) => {
    const entries = [...form.matchAll(/<(?:input|textarea|select)\b[^>]*>/g)].map(([tag]): Entry => [
      attribute(tag, 'name'),
      attribute(tag, 'value'),
    ]);
    return { own: entries.filter(isOwn), fields: new Set(entries.map(([name]) => name).filter(Boolean)) };
  });
}

const ACTION_FIELD = /^\$ACTION_ID_([0-9a-f]{42})$/;
const ACTION_VALUE = /"id":"([0-9a-f]{42})"/;

/** The ids of the actions a form is meant for: `$ACTION_ID_<id>`, or `{"id":"<id>",…}` in `$ACTION_1:0`. */
const actionsOf = (entries: readonly Entry[]): string[] =>
  entries.filter(isOwn).flatMap(([name, value]) => {
    const [, id] = ACTION_FIELD.exec(name) ?? ACTION_VALUE.exec(value) ?? [];
    return id ? [id] : [];
  });

async function entriesOf({ body, contentType }: SentForm): Promise<Entry[]> {
  const form = await new Response(new Uint8Array(body), {
    headers: { 'Content-Type': contentType },
  }).formData();
  return [...form].flatMap(([name, value]): Entry[] => (typeof value === 'string' ? [[name, value]] : []));
}

/** The form that shares most fields with what was sent; one that is only a button is known by its address. */
function bestOf(forms: readonly ServedForm[], sent: readonly Entry[]): ServedForm | null {
  const key = sent.find(([name]) => name === KEY)?.[1];
  const fit = ({ own, fields }: ServedForm) =>
    sent.filter((entry) => !isOwn(entry) && fields.has(entry[0])).length +
    (own.some(([name, value]) => name === KEY && value === key) ? 1 : 0);
  const [best] = forms.toSorted((one, other) => fit(other) - fit(one));
  return best && fit(best) > 0 ? best : null;
}

/**
 * A form sent without JavaScript from a page that was replaced since: the same words, addressed to the form of
 * the page as it is now, and marked, so that its action hands them back instead of taking them. Null when the
 * page knows the action, when there is none, or when no form of the page fits: then the request stays as it is.
 */
export async function remapStaleForm(sent: SentForm, html: string): Promise<SentForm | null> {
  const entries = await entriesOf(sent).catch((): Entry[] => []);
  const actions = actionsOf(entries);
  const forms = formsIn(html).filter(({ own }) => own.length > 0);
  const isKnown = forms.some(({ own }) => actionsOf(own).some((id) => actions.includes(id)));
  const best = bestOf(forms, entries);
  if (actions.length === 0 || isKnown || !best) return null;
  const form = new FormData();
  for (const [name, value] of [...best.own, ...entries.filter((entry) => !isOwn(entry))])
    form.append(name, value);
  form.set(RENEWED, '1');
  const answer = new Response(form);
  return { body: Buffer.from(await answer.arrayBuffer()), contentType: answer.headers.get('content-type')! };
}
