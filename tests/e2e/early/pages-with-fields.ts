import { readFileSync } from 'node:fs';
import path from 'node:path';
import { prerenderedPages } from '../../../scripts/build/csp';
import { distDir, inRoot } from '../../../scripts/shared/paths';

const APP = inRoot(distDir(), 'server', 'app');
const MAIN = /<main\b[\s\S]*<\/main>/;
const FIELD = /<(?:input|textarea|select)\b(?![^>]*type="hidden")[^>]*>/g;
const NAME = /\s(?:name|type)="([^"]*)"/;

/** Addresses of built pages with something to fill in, one of each kind of form. */
export function pagesWithFields(): string[] {
  const kinds = new Map<string, string>();
  for (const file of prerenderedPages(path.dirname(APP)).filter((name) => name.startsWith(APP))) {
    const [main = ''] = MAIN.exec(readFileSync(file, 'utf8')) ?? [];
    const fields = main.match(FIELD)?.map((tag) => NAME.exec(tag)?.[1] ?? '');
    const address = `/${path.relative(APP, file).replace(/\.html$/, '')}`;
    if (fields && !kinds.has(fields.join())) kinds.set(fields.join(), address);
  }
  return [...kinds.values()];
}
