import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { hiddenFieldsOf } from '../faults/visitors';
import { actionIds } from '../e2e/http-server/broken-bodies';
import { anyAddress } from '../helpers/site/mail-stage';
import { caseOf, type Case } from './cases';
import { faultOf, faultsOfLog, requestOf, type Inside } from './judge';
import type { Place } from './message';
import { PERSON } from './person';
import { PAGES } from './targets';
import { deliver, type Reply } from './wire';

export interface Plan {
  url: string;
  seed: number;
  /** Numbers of the cases. */
  from: number;
  to: number;
  concurrency: number;
  /** What the server has printed. */
  output: () => string;
  secrets: Inside['secrets'];
}

export interface Found {
  nth: number;
  kind: string;
  fault: string;
  sent: string;
}

export interface Done {
  found: Found[];
  /** How often each status was answered to each kind of case, 0 for a line that was cut. */
  answers: Record<string, Record<number, number>>;
  slowest: number;
}

const json = (method: string, body: object) => ({
  method,
  headers: { 'content-type': 'application/json', ...anyAddress() },
  body: JSON.stringify(body),
});

/** Once more where a line that was kept open has been closed meanwhile. */
const ask = (url: string, init?: RequestInit) => fetch(url, init).catch(() => fetch(url, init));

/** A session that counts, of an account made for it. */
async function signIn(url: string): Promise<string> {
  const { name: username, email, password } = PERSON;
  await ask(`${url}/api/auth/register`, json('POST', { username, email, password }));
  const answer = await ask(`${url}/api/auth/login`, json('POST', { email, password }));
  const { token } = (await answer.json()) as { token?: string };
  if (!token) throw new Error(`Signing in answered ${answer.status}.`);
  return token;
}

async function csrfOf(url: string): Promise<Place['csrf']> {
  const answer = await ask(`${url}/api/auth/csrf`);
  const { csrfToken: token } = (await answer.json()) as { csrfToken: string };
  const cookie = answer.headers.getSetCookie().find((one) => one.includes('csrf-token')) ?? '';
  return { token, cookie: cookie.split(';')[0]! };
}

/** The forms that work without scripts, of all pages. */
async function formsOf(url: string): Promise<Place['forms']> {
  const forms: Place['forms'][number][] = [];
  for (const page of PAGES) {
    const html = await (await ask(`${url}${page}`)).text();
    const found = html.match(/<form[^>]*>[\s\S]*?<\/form>/g) ?? [];
    const hidden = found
      .map(hiddenFieldsOf)
      .filter((fields) => fields.some(([name]) => name.startsWith('$ACTION')));
    forms.push(...hidden.map((fields) => ({ page, hidden: fields })));
  }
  return forms;
}

/** Contents of the small files that the server keeps for itself. */
export function secretsIn(folder: string): string[] {
  return readdirSync(folder)
    .map((name) => path.join(folder, name))
    .filter((file) => statSync(file).isFile() && statSync(file).size < 1000)
    .map((file) => readFileSync(file, 'utf8').trim())
    .filter((text) => text.length > 15);
}

/** Cases sent before it is looked whether the session still counts: some of them sign out. */
const BATCH = 200;

const printable = ({ message }: Case) =>
  JSON.stringify(message.bytes.subarray(0, 1500).toString('latin1')).replaceAll('\\r\\n', '\n    ');

interface Batch {
  place: Place;
  numbers: readonly number[];
}

/** One batch, several at a time. */
async function send(plan: Plan, { place, numbers }: Batch, done: Done): Promise<void> {
  const port = Number(new URL(plan.url).port);
  const waiting = numbers[Symbol.iterator]();
  const before = plan.output().length;
  const requests = new Map<string, Case>();
  const note = (one: Case, fault: string) =>
    void done.found.push({ nth: one.nth, kind: one.kind, fault, sent: printable(one) });
  const worker = async () => {
    for (const nth of waiting) {
      const one = caseOf(plan.seed, nth, place);
      const reply: Reply = await deliver(port, one.message);
      const answers = (done.answers[one.kind] ??= {});
      answers[reply.status] = (answers[reply.status] ?? 0) + 1;
      done.slowest = Math.max(done.slowest, reply.milliseconds);
      requests.set(requestOf(reply), one);
      const fault = faultOf(one, reply, { secrets: plan.secrets, host: place.host });
      if (fault) note(one, fault);
    }
  };
  await Promise.all(Array.from({ length: plan.concurrency }, worker));
  for (const { request, what } of faultsOfLog(plan.output().slice(before))) {
    const one = requests.get(request);
    if (one) note(one, what);
    else done.found.push({ nth: -1, kind: 'log', fault: what, sent: '' });
  }
}

/** Sends the cases, and tells what no answer and no log line may show. */
export async function runFuzz(plan: Plan): Promise<Done> {
  const done: Done = { found: [], answers: {}, slowest: 0 };
  const actions = actionIds();
  const { host } = new URL(plan.url);
  const forms = await formsOf(plan.url);
  for (let from = plan.from; from < plan.to; from += BATCH) {
    const place = { host, actions, forms, token: await signIn(plan.url), csrf: await csrfOf(plan.url) };
    const numbers = Array.from({ length: Math.min(BATCH, plan.to - from) }, (_, index) => from + index);
    await send(plan, { place, numbers }, done);
  }
  const health = await ask(`${plan.url}/api/health`);
  if (health.status !== 200)
    done.found.push({ nth: -1, kind: 'health', fault: `answered ${health.status}`, sent: '' });
  return done;
}
