import 'server-only';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { company } from '@/content/company';
import { companyWords, locationsIn } from '@/content/company-words';
import { FORMATS, leftToRight, type Lang } from '@/content/lang';
import { inOneLine } from '@/content/format-list';
import { pictureAlt } from '@/content/pictures/alts';
import type { PictureId } from '@/content/pictures/library';
import manifest from '@/content/pictures/manifest.json';
import { productPath, type ProductPage } from '@/content/products/addresses';
import { dataSheetWords } from '@/content/products/data-sheet-words';
import { downloadsOf } from '@/content/products/downloads';
import { downloadWords } from '@/content/products/download-words';
import { productWords } from '@/content/products/page-words';
import type { DataSheet } from '@/lib/data-sheet/data-sheet';
import { absolute } from '@/lib/settings/site';
import { fill } from '@/lib/site/fill';
import { contentOf } from './content-of';

/** The largest file of a picture, below public/. */
function pictureOf(id: PictureId, lang: Lang) {
  const { widths } = (manifest as Record<string, { widths: number[] }>)[id]!;
  return { file: `img/${id}-${widths.at(-1)}.avif`, alt: pictureAlt(id, lang) };
}

/** The drawing that can be downloaded too, where there is one. */
function drawingOf(page: ProductPage, lang: Lang): DataSheet['drawing'] {
  const files = downloadsOf(page).find(({ kind }) => kind === 'drawing')?.files;
  const svg = files?.find(({ label }) => label === 'SVG');
  if (!svg) return undefined;
  const { title, about } = { ...downloadWords[lang], ...downloadWords[lang].drawing };
  const { name } = contentOf(page, lang);
  return {
    svg: readFileSync(join(process.cwd(), 'public', svg.file), 'utf8'),
    alt: fill(about, { title, name }),
  };
}

const MAX_PICTURES = 2;

/** All but the day and the version, which is made of it. */
function contentOfSheet(page: ProductPage, lang: Lang) {
  const words = dataSheetWords[lang];
  const { head, sources, caption } = productWords[lang].sheet;
  const {
    name,
    by,
    opening,
    lead,
    text,
    doubts = [],
    views,
    tones,
    figures,
    note,
    questions,
  } = contentOf(page, lang);
  const others = views.map(({ picture }) => picture).filter((id) => id !== opening.picture);
  return {
    lang,
    title: fill(words.title, { name }),
    subject: fill(words.subject, { name }),
    kind: words.heading,
    ...{ name, by, lead, text, doubts, note },
    opening: pictureOf(opening.picture, lang),
    pictures: others.slice(0, MAX_PICTURES).map((id) => pictureOf(id, lang)),
    tones: tones ?? [],
    figures: figures.map(({ label, value, unit = '', source }) => ({
      label,
      value,
      unit,
      source: source ? sources[source] : '',
    })),
    heads: { label: head.property, value: head.value, unit: head.unit, source: head.source },
    caption: fill(caption, { name }),
    questions: { title: productWords[lang].questions.title, items: questions },
    drawing: drawingOf(page, lang),
    company: { brand: companyWords[lang].brand, name: companyWords[lang].name },
  };
}

/** What a sheet says, as a short word: the same for all sheets that say the same. */
const versionOf = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 8);

/** The data sheet of a product on a day. */
export function dataSheetOf(
  page: ProductPage,
  lang: Lang,
  date: Date,
): DataSheet & { day: string; version: string } {
  const words = dataSheetWords[lang];
  const content = contentOfSheet(page, lang);
  const [showroom] = locationsIn(lang);
  const day = new Intl.DateTimeFormat(FORMATS[lang], { dateStyle: 'long', timeZone: 'Asia/Dubai' }).format(
    date,
  );
  const url = absolute(productPath(page, lang));
  const contact = [showroom!.line, leftToRight(company.phone, lang), leftToRight(company.email, lang)];
  const said = { ...content, contact };
  const version = versionOf(said);
  return {
    ...content,
    day,
    version,
    url,
    foot: [
      inOneLine([companyWords[lang].name, ...contact], lang),
      `${fill(words.issued, { date: day, version: leftToRight(version, lang) })} ${fill(words.latest, { url: leftToRight(url, lang) })}`,
      words.licence,
    ],
    date,
  };
}
