/*
 * What the site has done since it started, in the text format of Prometheus. The HTTP server and the built site are two
 * programs in one process: the counts are kept by the process. Counters only go up and carry nothing about people.
 */

const KEY = Symbol.for('site.counters');
const GAUGE_KEY = Symbol.for('site.gauges');
const kept = globalThis as { [KEY]?: Map<string, number>; [GAUGE_KEY]?: Map<string, number> };
const counts = () => (kept[KEY] ??= new Map());
const gauges = () => (kept[GAUGE_KEY] ??= new Map());

/** Every counter with what it counts, and the labels it may carry. */
const COUNTERS = {
  site_requests_total: 'Requests answered, by status class and by who answered: memory, framework, refusal.',
  site_enquiries_total: 'Enquiries stored, by kind.',
  site_forms_asked_total:
    'Forms with a filled-in trap, answered with the question whether a person sends them.',
  site_enquiries_failed_total: 'Enquiries that could not be stored, by kind.',
  site_mails_total: 'Tries to hand over a mail, by outcome.',
  site_account_mails_total: 'Mails to owners of accounts, by outcome: owed, or left out by a limit.',
  site_sign_ins_total: 'Sign-ins, by outcome.',
} as const;

export type Counter = keyof typeof COUNTERS;
type Labels = Readonly<Record<string, string>>;

const labelled = (name: Counter | Gauge, labels: Labels) => {
  const inside = Object.entries(labels).map(([key, value]) => `${key}="${value.replace(/[^\w .-]/g, '_')}"`);
  return inside.length > 0 ? `${name}{${inside.join(',')}}` : name;
};

/** Counts one each time it is called. Labels are of a small closed set: never anything a visitor sent. */
export function counter(name: Counter, labels: Labels = {}): () => void {
  const key = labelled(name, labels);
  return () => void counts().set(key, (counts().get(key) ?? 0) + 1);
}

/** Counts one. */
export const count = (name: Counter, labels: Labels = {}): void => counter(name, labels)();

/** What is so now, as opposed to what has happened so far. */
const GAUGES = {
  site_outbox_mails: 'Mails owed or put aside, by status, as the outbox saw it last.',
  site_outbox_wrong_settings: 'Owed mails that only other settings can send.',
  site_outbox_oldest_seconds: 'Seconds that the oldest owed mail has waited.',
} as const;

export type Gauge = keyof typeof GAUGES;

/** Sets a gauge. Its labels are of a small closed set, as those of a counter. */
export const setGauge = (name: Gauge, value: number, labels: Labels = {}): void =>
  void gauges().set(labelled(name, labels), value);

type Kind = 'counter' | 'gauge';

function blocksOf(kind: Kind, helps: Readonly<Record<string, string>>, values: Map<string, number>): string {
  const all = [...values].sort(([a], [b]) => (a < b ? -1 : 1));
  const blocks = Object.entries(helps).map(([name, help]) => {
    const own = all.filter(([key]) => key === name || key.startsWith(`${name}{`));
    const lines = own.map(([key, value]) => `${key} ${value}\n`).join('');
    return `# HELP ${name} ${help}\n# TYPE ${name} ${kind}\n${lines}`;
  });
  return blocks.join('');
}

/** All counters and gauges as text (Prometheus exposition format 0.0.4), with resident memory in bytes. */
export function counterText(): string {
  const memory = 'process_resident_memory_bytes';
  const own = `# TYPE ${memory} gauge\n${memory} ${process.memoryUsage().rss}\n`;
  return blocksOf('counter', COUNTERS, counts()) + blocksOf('gauge', GAUGES, gauges()) + own;
}
