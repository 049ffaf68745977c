import { readFileSync } from 'node:fs';
import { DOCS, renderingParts, tidy, toldIn } from '../../scripts/roof-check/told';

test('the docs tell what the check makes of renderings that nothing was learnt from', async () => {
  const docs = readFileSync(DOCS, 'utf8');
  for (const [name, text] of Object.entries(await renderingParts()))
    expect(toldIn(docs, name)).toBe(tidy(text));
});
