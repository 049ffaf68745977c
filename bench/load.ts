import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { spawn } from 'node:child_process';

export interface Load {
  perSecond: number;
  latency: string;
  errors: number;
  bytes: number;
}

const CODINGS = 'Accept-Encoding: gzip, br';

/** Whether the machine has a program. */
export const has = (program: string): boolean =>
  spawnSync('sh', ['-c', `command -v ${program}`], { stdio: 'ignore' }).status === 0;

const numberAfter = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1] ?? 0);

/** Reads what wrk prints. */
function readWrk(printed: string): Omit<Load, 'bytes'> {
  const socket = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(printed);
  const broken = (socket ?? []).slice(1).reduce((sum, count) => sum + Number(count), 0);
  return {
    perSecond: numberAfter(printed, /Requests\/sec:\s+([\d.]+)/),
    latency: /Latency\s+(\S+)/.exec(printed)?.[1] ?? '?',
    errors: broken + numberAfter(printed, /Non-2xx or 3xx responses: (\d+)/),
  };
}

const run = (program: string, args: string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    let printed = '';
    child.stdout.on('data', (part) => (printed += String(part)));
    child.on('error', reject);
    child.on('close', () => resolve(printed));
  });

/** Asks one address as often as it answers. */
export async function load(url: string, connections: number, seconds: number): Promise<Load> {
  const first = await fetch(url, { headers: { 'Accept-Encoding': 'gzip, br' } });
  if (!first.ok) throw new Error(`${url} answers ${first.status}.`);
  const length = first.headers.get('content-length');
  const bytes = length ? Number(length) : (await first.arrayBuffer()).byteLength;
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '10s', '-H', CODINGS, url];
  return { ...readWrk(await run('wrk', args)), bytes };
}

/** Megabytes that a process holds now, and the most it held; null where the system does not tell. */
export function memoryOf(pid: number): { now: number; most: number } | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const mega = (name: string) => Math.round(numberAfter(status, new RegExp(`${name}:\\s+(\\d+)`)) / 1024);
    return { now: mega('VmRSS'), most: mega('VmHWM') };
  } catch {
    return null;
  }
}
