import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { catalogueWords } from '../../content/documents/catalogue';
import { dryFixWords } from '../../content/documents/dry-fix';
import { laPalomaCatalogueWords } from '../../content/documents/la-paloma';
import { profileWords } from '../../content/documents/profile';
import { documentKey } from '../../content/document-key';
import { DIR, LANGS, type Lang } from '../../content/lang';
import type { CmgSystem } from '../../content/pages/catalogue/cmg';
import type { PictureId } from '../../content/pictures/library';
import pictures from '../../content/pictures/manifest.json';
import { inRoot } from '../shared/paths';
import { Catalogue } from './catalogue/catalogue';
import { CmgBrochure } from './cmg';
import { brochure } from './cmg-pages';
import { DryFixGuide } from './dry-fix';
import { isolateRuns } from './right-to-left/isolate-runs';
import { LaPalomaCatalogue } from './la-paloma';
import { Profile } from './profile';
import { withoutMarks } from './right-to-left/without-marks';

export const DOCUMENT_MANIFEST = 'content/documents/manifest.json';

interface Source {
  title: (lang: Lang) => string;
  body: (lang: Lang) => React.ReactElement;
  /** Its pages are shown on the site too, as pictures document/<key>-<page>. */
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
type DocumentManifest = Record<string, Printed | undefined>;

/** Whether the pages of a document are shown on the site. */
export const isOnSite = (id: DocumentId) => Boolean((SOURCES[id] as Source).onSite);

/** Bytes the file of a document may have. */
export const largestOf = (id: DocumentId) => (SOURCES[id] as Source).largest ?? 4 * MB;

/** A document in one of its languages. */
export interface Edition {
  id: DocumentId;
  lang: Lang;
}

export const EDITIONS: readonly Edition[] = LANGS.flatMap((lang) => DOCUMENT_IDS.map((id) => ({ id, lang })));

/** What an edition is called in the manifest, below public/documents and among the pictures. */
export const keyOf = ({ id, lang }: Edition) => documentKey(id, lang);

/** Where a printed document lies. */
export const documentFile = (edition: Edition) => inRoot('public/documents', `${keyOf(edition)}.pdf`);

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

const FONT = 'app/fonts/archivo.woff2';
const ACCENTS = 'app/fonts/archivo-accents.woff2';
const TOKENS = 'app/tokens.css';
const SHEET = 'scripts/documents/sheet.css';
/** After all others, where a document runs from right to left. */
const RIGHT_TO_LEFT = 'scripts/documents/right-to-left/right-to-left.css';

/** Of the values of the look those that sheets name: another one changes no document. */
function tokensFor(sheets: string): string {
  const tokens = readFileSync(inRoot(TOKENS), 'utf8');
  const names = new Set([...sheets.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name!));
  const values = [...names].map((name) => new RegExp(`${name}: [^;]+;`).exec(tokens)?.[0] ?? '');
  return `:root{${values.join('')}}`;
}

const face = (family: string, about: string, file: string) =>
  `@font-face{font-family:${family};${about}src:url(data:font/woff2;base64,${readFileSync(inRoot(file)).toString('base64')})}`;

const archivo = (file: string, range = '') =>
  face('Archivo', `font-weight:300 800;font-stretch:100% 125%;${range}`, file);

/** Arabic letters as a PDF takes them in: see right-to-left/fonts/make.py. */
const alexandria = (weight: number) =>
  face(
    'Alexandria',
    `font-weight:${weight};unicode-range:U+20,U+A0,U+600-6FF,U+10200F;`,
    `scripts/documents/right-to-left/fonts/alexandria-${weight}.woff2`,
  );

export const isRightToLeft = (lang: Lang) => DIR[lang] === 'rtl';

/** The root element's attributes; from left to right needs no saying. */
const rootOf = (lang: Lang) => `lang="${lang}"${isRightToLeft(lang) ? ' dir="rtl"' : ''}`;

/** The whole document as one HTML page, its pictures still named by their addresses. */
export function documentHtml(id: DocumentId, lang: Lang): string {
  const { title, body, styles: own, accents } = SOURCES[id] as Source;
  const turned = isRightToLeft(lang);
  const sheets = [SHEET, ...(own ? [own] : []), ...(turned ? [RIGHT_TO_LEFT] : [])]
    .map((file) => readFileSync(inRoot(file), 'utf8'))
    .join('\n');
  const styles = [
    archivo(FONT),
    ...(accents ? [archivo(ACCENTS, 'unicode-range:U+00A1-00FF;')] : []),
    ...(turned ? [400, 640, 700].map(alexandria) : []),
    tokensFor(sheets),
    sheets,
  ].join('\n');
  const head = renderToStaticMarkup(
    <>
      <meta charSet="utf-8" />
      <title>{title(lang)}</title>
      <style dangerouslySetInnerHTML={{ __html: styles }} />
    </>,
  );
  const printed = renderToStaticMarkup(body(lang));
  return `<!doctype html><html ${rootOf(lang)}><head>${head}</head><body>${turned ? isolateRuns(withoutMarks(printed)) : printed}</body></html>`;
}

/** One value over all that a document is made of: words, layout, look and pictures. */
export function contentHash({ id, lang }: Edition): string {
  const html = documentHtml(id, lang);
  const hash = createHash('sha256').update(html);
  for (const picture of new Set(picturesIn(html).map((wanted) => wanted.id))) {
    hash.update(picture).update(readFileSync(pictureFile(picture)));
  }
  return hash.digest('hex');
}

/** Documents whose printed file is missing or older than what it is made of. */
export const staleDocuments = (): Edition[] =>
  EDITIONS.filter(
    (edition) =>
      !existsSync(documentFile(edition)) || readManifest()[keyOf(edition)]?.content !== contentHash(edition),
  );
