import { writeFileSync } from 'node:fs';
import { LANGS } from '../../content/lang';
import { lessonsHash } from '../../lib/assistant/reading/lessons-hash';
import { readerFile } from '../../lib/assistant/reading/reader-file';
import { main } from '../shared/fault';
import { inRoot } from '../shared/paths';

/** Has the examples of the assistant learnt, and keeps what they taught in the repository. */
main(async () => {
  for (const lang of LANGS) {
    const kept = { of: lessonsHash(lang), file: readerFile(lang) };
    writeFileSync(inRoot(`lib/assistant/reading/learnt.${lang}.json`), `${JSON.stringify(kept)}\n`);
  }
});
