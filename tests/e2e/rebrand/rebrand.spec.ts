import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '../../helpers/browser/test';
import { company } from '../../../content/company';
import { actionKey } from '../../../scripts/build/action-key';
import { distDir, ROOT } from '../../../scripts/shared/paths';
import { addSupplier } from '../../helpers/site/added-supplier';
import { cloneSite } from '../../helpers/site/clone-site';
import { filesBelow, textOf } from '../../helpers/source/tree';
import { readPdf } from '../../helpers/pictures/read-pdf';
import { findMedia } from './media';
import { findSupplier } from './supplier';

/** In Arabic the brand is the common word for roof tiles: the company called by it is a trace, the word is none. */
const TRACE = new RegExp(`${company.brand}|شركة ${company.brandInArabic}`, 'i');
const OTHER = 'Karmeed';
const OTHER_IN_ARABIC = 'كارميد';
/** A server of another name and address, with its media elsewhere and the same key for form actions. */
const SETTINGS = {
  SITE_URL: 'https://www.karmeed.example',
  NEXT_PUBLIC_MEDIA_BASE_URL: 'https://media.karmeed.example',
  DATABASE_URL: '',
  BROTLI_QUALITY: '4',
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: actionKey(process.env),
};

/** What the compiler keeps from one build to the next: of sources that are the same it is a minute of work. */
function bringCompilerCache(copy: string): void {
  const kept = path.join(distDir(), 'cache/turbopack');
  if (existsSync(kept)) cpSync(kept, path.join(copy, '.next/cache/turbopack'), { recursive: true });
}

/** Ids of the form actions of a built site. */
const actionIds = (root: string): string[] => {
  const file = path.join(root, distDir(), 'server/server-reference-manifest.json');
  return Object.keys((JSON.parse(textOf(file)) as { node: object }).node).sort();
};

test(
  'built under another brand, nothing says the first one; a supplier added by the README is everywhere',
  { tag: '@slow' },
  async () => {
    test.setTimeout(420_000);
    const copy = cloneSite();
    try {
      const facts = path.join(copy, 'content/contact.ts');
      writeFileSync(
        facts,
        readFileSync(facts, 'utf8')
          .replaceAll(company.brand, OTHER)
          .replaceAll(company.brandInArabic, OTHER_IN_ARABIC)
          .replaceAll(company.slug, OTHER.toLowerCase()),
      );
      addSupplier(copy);
      bringCompilerCache(copy);
      for (const script of [
        ['scripts/documents/print-documents.ts', '--draft'],
        ['scripts/build/build.ts'],
      ]) {
        execFileSync(process.execPath, ['--import', 'tsx', ...script], {
          cwd: copy,
          env: { ...process.env, ...SETTINGS },
          stdio: 'pipe',
          timeout: 400_000,
        });
      }
      const served = [
        ...filesBelow(path.join(copy, '.next/server/app')),
        ...filesBelow(path.join(copy, '.next/static')),
      ];
      const texts = [...served, ...filesBelow(path.join(copy, 'public'))].filter((file) =>
        /\.(html|rsc|js|css|json|xml|txt|body|meta|svg|webmanifest)$/.test(file),
      );
      expect(texts.length).toBeGreaterThan(100);
      expect(texts.filter((file) => TRACE.test(textOf(file).replaceAll(copy, '')))).toEqual([]);
      expect(
        [...served, ...filesBelow(path.join(copy, 'public'))].filter((file) =>
          TRACE.test(path.relative(copy, file)),
        ),
      ).toEqual([]);
      expect(textOf(path.join(copy, '.next/server/app/index.html'))).toContain(`| ${OTHER}</title>`);
      expect(textOf(path.join(copy, '.next/server/app/ar.html'))).toContain(`| ${OTHER_IN_ARABIC}</title>`);
      // Two builds, two folders, one key: a form of one is understood by the other.
      expect(actionIds(copy)).toEqual(actionIds(ROOT));
      expect(actionIds(copy).length).toBeGreaterThan(10);
      findSupplier(copy);
      findMedia(copy, SETTINGS.NEXT_PUBLIC_MEDIA_BASE_URL, SETTINGS.SITE_URL);
      const documents = filesBelow(path.join(copy, 'public')).filter((file) => file.endsWith('.pdf'));
      expect(documents.length).toBeGreaterThan(0);
      for (const file of documents) {
        const { pages, title } = await readPdf(readFileSync(file));
        expect(`${title} ${pages.join(' ')}`).not.toMatch(TRACE);
        expect(title).toMatch(new RegExp(`${OTHER}|شركة ${OTHER_IN_ARABIC}`));
      }
    } finally {
      rmSync(copy, { recursive: true, force: true });
    }
  },
);
