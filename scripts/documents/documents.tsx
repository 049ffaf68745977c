import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { catalogueWords } from '../../content/documents/catalogue';
import { dryFixWords } from '../../content/documents/dry-fix';
import { laPalomaCatalogueWords } from '../../content/documents/la-paloma';
import { profileWords } from '../../content/documents/profile';
import { DIR, LANGS, type Lang } from '../../content/lang';
import type { CmgSystem } from '../../content/pages/cmg';
import type { PictureId } from '../../content/pictures/library';
import pictures from '../../content/pictures/manifest.json';
import { inRoot } from '../shared/paths';
import { Catalogue } from './catalogue/catalogue';
import { CmgBrochure } from './cmg';
import { brochure } from './cmg-pages';
import { DryFixGuide } from './dry-fix';
import { LaPalomaCatalogue } from './la-paloma';
import { Profile } from './profile';

export const DOCUMENT_MANIFEST = 'content/documents/manifest.json';

interface Source {
  title: (lang: Lang) => string;
  body: (lang: Lang) => React.ReactElement;
  /** Its pages are shown on the site too, as pictures document/<id>-<page>. */
  onSite?: true;
  /** A style sheet of its own, after the common ones. */
  styles?: string;
  /** It holds letters of other languages than English. */
  accents?: true;
  /** Bytes its file may have; 4 MB if not said. */
  largest?: number;
}

const KB = 1024;
const MB = 1024 * KB;

const cmg = (of: CmgSystem) =>
  ({
    title: (lang: Lang) => brochure(of, lang).title,
    body: (lang: Lang) => <CmgBrochure of={of} lang={lang} />,
    onSite: true,
    styles: 'scripts/documents/cmg.css',
    largest: 600 * KB,
  }) as const;

/** Every document the company hands out. */
export const SOURCES = {
  profile: { title: (lang) => profileWords[lang].title, body: (lang) => <Profile lang={lang} /> },
  'dry-fix': {
    title: (lang) => dryFixWords[lang].title,
    body: (lang) => <DryFixGuide lang={lang} />,
    onSite: true,
  },
  catalogue: {
    title: (lang) => catalogueWords[lang].title,
    body: (lang) => <Catalogue lang={lang} />,
    onSite: true,
    styles: 'scripts/documents/catalogue/catalogue.css',
    largest: 12 * MB,
  },
  'la-paloma': {
    title: (lang) => laPalomaCatalogueWords[lang].title,
    body: (lang) => <LaPalomaCatalogue lang={lang} />,
    onSite: true,
    styles: 'scripts/documents/la-paloma.css',
    accents: true,
    largest: 3 * MB,
  },
  'cmg-condensation': cmg('condensation'),
  'cmg-natural': cmg('natural'),
  'cmg-forced': cmg('forced'),
} as const satisfies Record<string, Source>;

export type DocumentId = keyof typeof SOURCES;
export const DOCUMENT_IDS = Object.keys(SOURCES) as DocumentId[];

interface Printed {
  pages: number;
  bytes: number;
  content: string;
}
export type DocumentManifest = Record<string, Printed | undefined>;

/** Whether the pages of a document are shown on the site. */
export const isOnSite = (id: DocumentId) => Boolean((SOURCES[id] as Source).onSite);

/** Bytes the file of a document may have. */
export const largestOf = (id: DocumentId) => (SOURCES[id] as Source).largest ?? 4 * MB;

/** Where a printed document lies. */
export const documentFile = (id: DocumentId) => inRoot('public/documents', `${id}.pdf`);

export const readManifest = (): DocumentManifest =>
  JSON.parse(readFileSync(inRoot(DOCUMENT_MANIFEST), 'utf8')) as DocumentManifest;

/** The largest file of a picture that the site has. */
export function pictureFile(id: PictureId): string {
  const measured = (pictures as Record<string, { widths: number[] } | undefined>)[id];
  if (!measured) throw new Error(`picture ${id} is not in content/pictures/manifest.json`);
  return inRoot('public/img', `${id}-${measured.widths.at(-1)}.avif`);
}

const PICTURE = /picture:([a-zA-Z0-9/-]+)@([\d.]+)x([\d.]+)/g;

/** Every picture address of a document, with what it asks for. */
export const picturesIn = (html: string) =>
  [...html.matchAll(PICTURE)].map(([address, id, width, height]) => ({
    address,
    id: id as PictureId,
    millimetres: [Number(width), Number(height)] as const,
  }));

const FONT = 'app/fonts/archivo-latin.woff2';
const ACCENTS = 'app/fonts/archivo-accents.woff2';
const SHEETS = ['app/tokens.css', 'scripts/documents/sheet.css'];

const faceOf = (file: string, range = '') =>
  `@font-face{font-family:Archivo;font-weight:300 800;font-stretch:100% 125%;${range}src:url(data:font/woff2;base64,${readFileSync(inRoot(file)).toString('base64')})}`;

/** The root element's attributes; from left to right needs no saying. */
function rootOf(lang: Lang): string {
  const dir: string = DIR[lang];
  return `lang="${lang}"${dir === 'ltr' ? '' : ` dir="${dir}"`}`;
}

/**
 * The whole document as one HTML page, its pictures still named by their addresses. In the first language if none
 * is said: that is printed.
 */
export function documentHtml(id: DocumentId, lang: Lang = LANGS[0]): string {
  const { title, body, styles: own, accents } = SOURCES[id] as Source;
  const styles = [
    faceOf(FONT),
    ...(accents ? [faceOf(ACCENTS, 'unicode-range:U+00A1-00FF;')] : []),
    ...[...SHEETS, ...(own ? [own] : [])].map((file) => readFileSync(inRoot(file), 'utf8')),
  ].join('\n');
  const head = renderToStaticMarkup(
    <>
      <meta charSet="utf-8" />
      <title>{title(lang)}</title>
      <style dangerouslySetInnerHTML={{ __html: styles }} />
    </>,
  );
  return `<!doctype html><html ${rootOf(lang)}><head>${head}</head><body>${renderToStaticMarkup(body(lang))}</body></html>`;
}

/** One value over all that a document is made of: words, layout, look and pictures. */
export function contentHash(id: DocumentId): string {
  const html = documentHtml(id);
  const hash = createHash('sha256').update(html);
  for (const picture of new Set(picturesIn(html).map((wanted) => wanted.id))) {
    hash.update(picture).update(readFileSync(pictureFile(picture)));
  }
  return hash.digest('hex');
}

/** Documents whose printed file is missing or older than what it is made of. */
export const staleDocuments = (): DocumentId[] =>
  DOCUMENT_IDS.filter(
    (id) => !existsSync(documentFile(id)) || readManifest()[id]?.content !== contentHash(id),
  );
