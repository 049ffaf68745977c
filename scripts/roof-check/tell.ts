/**
 * Measures and writes the figures into docs/roof-check.md.
 *
 * node --import tsx scripts/roof-check/tell.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { DOCS, partOf, photographParts, renderingParts } from './told';

async function main() {
  let docs = readFileSync(DOCS, 'utf8');
  for (const [name, text] of Object.entries({ ...photographParts(), ...(await renderingParts()) })) {
    const ends = text.includes('\n') ? '\n\n' : '';
    docs = docs.replace(partOf(name), (part) => {
      const [, open, , close] = partOf(name).exec(part)!;
      return open + ends + text + ends + close;
    });
  }
  writeFileSync(DOCS, docs);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
