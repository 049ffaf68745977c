import path from 'node:path';
import { expect } from '../../helpers/browser/test';
import { filesBelow, textOf } from '../../helpers/source/tree';

/** A picture, document or film asked of the page's own origin; captions have to be (content/media/film.ts). */
const OWN = /["'(\s,\\]\/(?:img|documents|video)\/(?![\w.-]+\.vtt)[^"'\s\\)]*/g;

/** A site built with a second origin for media: every page asks that one, and keeps its card on its own. */
export function findMedia(root: string, media: string, site: string): void {
  const app = path.join(root, '.next/server/app');
  const pages = filesBelow(app).filter((file) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(40);
  const asked = pages.flatMap((file) => {
    const own = textOf(file).match(OWN) ?? [];
    return own.map((address) => `${path.relative(app, file)}: ${address.slice(1)}`);
  });
  expect([...new Set(asked)]).toEqual([]);

  const html = (at: string) => textOf(path.join(app, `${at}.html`));
  expect(html('index')).toContain(`srcSet="${media}/img/`);
  expect(html('index')).toContain(`<link rel="preconnect" href="${media}"`);
  expect(html('index')).toContain(`<meta property="og:image" content="${site}/cards/`);
  const components = html('product/roofing-components');
  expect(components).toMatch(new RegExp(`href="${media}/documents/[\\w-]+\\.pdf"`));
  expect(components).toContain(`"contentUrl":"${media}/video/`);
  const policy = textOf(path.join(root, '.next/routes-manifest.json'));
  expect(policy).toContain(`img-src 'self' data: blob: ${media}`);
}
