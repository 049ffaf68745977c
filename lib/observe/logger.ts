import 'server-only';
import { requestId } from './request-mark';

type Detail = Record<string, string | number | boolean | null | undefined>;

const write = (level: 'info' | 'warn' | 'error', event: string, detail: Detail = {}) => {
  const line = JSON.stringify({
    time: new Date().toISOString(),
    level,
    event,
    request: requestId(),
    ...detail,
  });
  (level === 'error' ? process.stderr : process.stdout).write(`${line}\n`);
};

/** One JSON line an event. Never pass names, mail addresses, codes or message texts. */
export const log = {
  info: (event: string, detail?: Detail) => write('info', event, detail),
  warn: (event: string, detail?: Detail) => write('warn', event, detail),
  error: (event: string, detail?: Detail) => write('error', event, detail),
};

/** Name and message of anything thrown, for a log line. */
export const reason = (error: unknown): string =>
  error instanceof Error
    ? `${error.name}: ${error.message.split('\n').filter(Boolean).at(-1) ?? ''}`
    : String(error);
