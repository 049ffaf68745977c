import { execFileSync } from 'node:child_process';
import { ROUTE_KEYS, type RouteKey } from '../../content/routes';
import { pageFiles } from './page-files';
import { ROOT } from '../shared/paths';

const MARK = '@';

/** The time of the newest commit of each file, from `git log --format=@%cI --name-only`. */
export function timesOf(log: string): Map<string, string> {
  const times = new Map<string, string>();
  let time = '';
  for (const line of log.split('\n')) {
    if (line.startsWith(MARK)) time = line.slice(MARK.length);
    else if (line && !times.has(line)) times.set(line, time);
  }
  return times;
}

const git = (...args: string[]) =>
  execFileSync('git', args, {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 1e8,
    stdio: ['ignore', 'pipe', 'ignore'],
  });

/** The history of the files a page is made of; null where there is none, or only its end (a shallow copy). */
function history(): Map<string, string> | null {
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() === 'true') return null;
    return timesOf(
      git(
        '-c',
        'core.quotePath=off',
        'log',
        `--format=${MARK}%cI`,
        '--name-only',
        '--',
        'content',
        'components/pages',
      ),
    );
  } catch {
    return null;
  }
}

/** When each page last changed, as far as git tells. */
export function lastChanged(): Map<RouteKey, string> {
  const times = history();
  if (!times) return new Map();
  const files = pageFiles();
  const found = new Map<RouteKey, string>();
  for (const key of ROUTE_KEYS) {
    const stamps = (files.get(key) ?? []).flatMap((file) => times.get(file) ?? []);
    const newest = stamps.reduce(
      (last, time) => (Date.parse(time) > Date.parse(last) ? time : last),
      stamps[0] ?? '',
    );
    if (newest) found.set(key, new Date(newest).toISOString());
  }
  return found;
}
