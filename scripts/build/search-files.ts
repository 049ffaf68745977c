import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LANGS, type Lang } from '../../content/lang';
import { localPath } from '../../content/local-path';
import { searchFileIn } from '../../lib/search/search-file';
import { runQuietly, type Env } from '../shared/children';
import { main } from '../shared/fault';

/** What the framework wrote for browsers: the index itself, or only whom to ask where it is too large for them. */
const sentFile = (dist: string, lang: Lang) =>
  path.join(dist, 'server/app', `${localPath('/search-index.json', lang)}.body`);

const isWhole = (file: string) => 'index' in (JSON.parse(readFileSync(file, 'utf8')) as object);

/** Leaves the index of the search in the built site, so that the server need not make it. */
export async function writeSearchFiles(dist: string, env: Env): Promise<void> {
  mkdirSync(path.dirname(searchFileIn(dist, LANGS[0])), { recursive: true });
  const large = LANGS.filter((lang) => {
    if (!isWhole(sentFile(dist, lang))) return true;
    copyFileSync(sentFile(dist, lang), searchFileIn(dist, lang));
    return false;
  });
  // In a process of its own: addresses of pictures depend on what the site is built with.
  if (large.length > 0)
    await runQuietly('Indexing the site', ['--import', 'tsx', __filename, dist, ...large], env);
}

if (require.main === module)
  main(async () => {
    const { siteIndex } = await import('../../lib/search/site-index');
    const [dist, ...langs] = process.argv.slice(2) as [string, ...Lang[]];
    for (const lang of langs) writeFileSync(searchFileIn(dist, lang), JSON.stringify(siteIndex(lang)));
  });
